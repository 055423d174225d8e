/**
 * `npm run bench:edge [-- rounds]`: nginx in front of the site, with the configuration of server/deploy, beside
 * the same nginx with the same bytes as plain static files; asked in turn, round by round, medians. On two
 * cores whoever asks is the slower one, so what counts is how much of a processor nginx takes a request.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { provideNginx, startNginx } from '../setup/nginx.mjs'
import { startSite } from './api/processes.mjs'
import { freePort } from './measuredSite.mjs'
import { median, setStage, setupClient } from './stage.mjs'

const rounds = Number(process.argv[2] ?? 5)
const ROUND_S = 3
const CONNECTIONS = 10
const LIST = '/api/getEnableCPDCourse'
/** Of a clock tick, in which Linux counts processor time; ms. */
const TICK_MS = 10

if (!provideNginx()) throw new Error('bench:edge needs nginx.')
const { folder, stops, run } = await setStage()
await run(compare)

async function compare() {
  const [dataDir, edgeDir, files] = ['data', 'edge', 'files'].map(name => join(folder, name))
  const site = await startSite({
    DATA_DIR: dataDir,
    EDGE_DIR: edgeDir,
    DATABASE_ENGINE: 'embedded',
    DEMO_CONTENT: 'on',
    LOG_LEVEL: 'warn',
  })
  stops.push(site.stop)
  const [port, plain] = [await freePort(), await freePort()]
  const nginx = await startNginx({
    port,
    sites: [new URL(site.origin).port],
    ...{ dataDir, edgeDir },
    more: `server {
      listen 127.0.0.1:${plain};
      access_log ${folder}/plain.log;
      sendfile on; tcp_nopush on;
      root ${files};
    }`,
  })
  stops.push(nginx.stop)
  const runs = []
  for (const [name, path, file] of [
    ['list', LIST, 'list.json'],
    ['page', '/home', 'home.html'],
  ]) {
    const bytes = await fileOf(nginx.origin + path)
    await mkdir(files, { recursive: true })
    await writeFile(join(files, file), bytes)
    runs.push({ name: `${name}, static file`, url: `http://127.0.0.1:${plain}/${file}` })
    runs.push({ name: `${name}, edge`, url: nginx.origin + path })
    console.log(`${name}: ${bytes.length} bytes`)
  }
  const worker = await workerOf(nginx.pid)
  for (const run of runs) {
    Object.assign(run, { rates: [], costs: [] })
    await measure(run, worker, 1)
  }
  for (let round = 1; round <= rounds; round += 1) {
    process.stderr.write(`round ${round} of ${rounds}\n`)
    for (const run of round % 2 ? runs : runs.toReversed()) {
      const { rate, cost } = await measure(run, worker, ROUND_S)
      run.rates.push(rate)
      run.costs.push(cost)
    }
  }
  report(runs)
}

/** Once it is a file: asked until nginx answers it itself. */
async function fileOf(url) {
  for (;;) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (answer.headers.get('accept-ranges')) return bytes
  }
}

async function workerOf(master) {
  return Number(await readFile(`/proc/${master}/task/${master}/children`, 'utf8'))
}

/** Processor time of a process so far; ms. */
async function cpuOf(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * TICK_MS
}

/** Requests a second, and what one costs nginx; µs of a processor. */
async function measure({ name, url }, worker, seconds) {
  const before = await cpuOf(worker)
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient,
  })
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${name}: ${failed} requests failed`)
  const { total } = result.requests
  return {
    rate: total / result.duration,
    cost: (((await cpuOf(worker)) - before) / total) * 1_000,
  }
}

function report(runs) {
  console.log('| | requests/s | µs of nginx a request | of the static file |')
  console.log('|---|---|---|---|')
  let base = 1
  for (const { name, rates, costs } of runs) {
    const cost = median(costs)
    if (name.includes('static')) base = cost
    console.log(
      `| ${name} | ${median(rates).toFixed(0)} | ${cost.toFixed(1)} | ${(base / cost).toFixed(2)} |`,
    )
  }
  console.log('To reach: 0.6.')
}
