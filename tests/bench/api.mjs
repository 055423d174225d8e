/**
 * `npm run bench:api [-- rounds]`: how fast lists and pages are answered, beside what they could be compared
 * with. All contenders run at once and are asked in turn, round by round, with the same bytes, unencoded,
 * none of them conditional, each writing a log line a request; medians. The ratios count, not the times.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { MongoMemoryReplSet } from 'mongodb-memory-server'
import { fetchMongod, findMongod } from '../setup/mongod.mjs'
import { memoryOf, startContender, startSite } from './api/processes.mjs'
import { ADMIN } from './measuredSite.mjs'
import { median, setStage, setupClient } from './stage.mjs'

const rounds = Number(process.argv[2] ?? 5)
const ROUND_S = 3
const CONNECTIONS = 10
const WRITES = 60
const LIST = '/api/getEnableCPDCourse'

const { folder, stops, run } = await setStage()
await run(compare)

async function compare() {
  const database = await startDatabase()
  const [small, large] = [
    await siteWith(100, database),
    await siteWith(1_000, await startDatabase()),
  ]
  const idle = await memoryOf(small.pid)
  const [list, tenfold, home] = await Promise.all([
    read(small, LIST),
    read(large, LIST),
    read(small, '/home'),
  ])
  const bare = await contender('bare', {
    [LIST]: { ...list, headers: {} },
    '/headers': list,
    '/tenfold': { ...tenfold, headers: {} },
    '/home': { ...home, headers: {} },
  })
  const constant = await contender('constant', { [LIST]: list })
  const mongoose = await contender('mongoose', { [LIST]: list }, database)
  const runs = [
    ['bare node:http, list', bare, LIST],
    ['bare node:http, list, with the headers of this server', bare, '/headers'],
    ['Express, res.json of a constant', constant, LIST],
    ['Express, mongoose lean, res.json', mongoose, LIST],
    ['this server, list of 100', small, LIST],
    ['bare node:http, list of 1,000', bare, '/tenfold'],
    ['this server, list of 1,000', large, LIST],
    ['bare node:http, page', bare, '/home'],
    ['this server, /home', small, '/home'],
  ].map(([name, server, path]) => ({ name, url: server.origin + path, rates: [], p99s: [] }))
  for (const run of runs) await measure(run, 1)
  for (let round = 1; round <= rounds; round += 1) {
    process.stderr.write(`round ${round} of ${rounds}\n`)
    for (const run of round % 2 ? runs : runs.toReversed()) {
      const { rate, p99 } = await measure(run, ROUND_S)
      run.rates.push(rate)
      run.p99s.push(p99)
    }
  }
  report(runs)
  const reads = await readsAfterWrites(small, mongoose)
  const ratio = median(reads.mongoose) / median(reads.site)
  console.log(`\nThe list right after a write, the read alone, ${WRITES * rounds} of each: `)
  console.log(
    `this server ${median(reads.site).toFixed(2)} ms, Express + mongoose ${median(reads.mongoose).toFixed(2)} ms; ${ratio.toFixed(2)} times as fast (to reach: 1.5).`,
  )
  const sizes = [list, tenfold, home].map(({ text }) => kB(text))
  console.log(`\nBytes: list ${sizes[0]}, of 1,000 ${sizes[1]}, /home ${sizes[2]}.`)
  const [ofList, ofTenfold] = [runs[4], runs[6]].map(run => median(run.rates))
  const perByte = (ofList * list.text.length) / (ofTenfold * tenfold.text.length)
  console.log(`Ten times the content: ${perByte.toFixed(2)} times the time a byte (to reach: 1.3).`)
  const { peak } = await memoryOf(small.pid)
  console.log(
    `Memory: idle ${idle.now.toFixed(0)} MB (to reach: 150), at most ${peak.toFixed(0)} MB. Ready after ${small.restartMs.toFixed(0)} ms (to reach: 1,500).`,
  )
}

async function startDatabase() {
  const systemBinary = findMongod() ?? fetchMongod()
  const set = await MongoMemoryReplSet.create({
    replSet: { count: 1, storageEngine: 'wiredTiger' },
    binary: { systemBinary },
  })
  stops.push(() => set.stop())
  return set
}

/** A site with so many courses of one kind, started anew once they are there. */
async function siteWith(count, database) {
  const env = {
    DATA_DIR: join(folder, `site-${count}`),
    DATABASE_ENGINE: 'external',
    MONGODB_URI: database.getUri(),
    LOG_LEVEL: 'info',
  }
  const first = await startSite({ ...env, DEMO_CONTENT: 'on', LOG_LEVEL: 'warn' })
  const token = await signIn(first)
  const there = await read(first, LIST)
  for (const { id } of JSON.parse(there.text).data) {
    await fetch(`${first.origin}/api/deleteCPDCourseById/${id}`, {
      headers: { authorization: `Token ${token}` },
    })
  }
  for (let index = 0; index < count; index += 1) {
    const title = `量度課程${String(index).padStart(4, '0')}`
    await post(first, 'addCPDCourse', { title, sort_number: index, deadline: '2027-03-05' }, token)
  }
  await first.stop()
  const site = await startSite(env)
  stops.push(site.stop)
  return { ...site, token: await signIn(site), restartMs: site.startMs }
}

async function contender(kind, answers, database) {
  const file = join(folder, `${kind}.json`)
  await writeFile(file, JSON.stringify(answers))
  const started = await startContender(kind, {
    ANSWERS: file,
    ...(database ? { MONGODB_URI: database.getUri() } : {}),
  })
  stops.push(started.stop)
  return started
}

async function read({ origin }, path) {
  const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } })
  const {
    date: _,
    connection: __,
    'keep-alive': ___,
    ...headers
  } = Object.fromEntries(answer.headers)
  return { type: answer.headers.get('content-type'), headers, text: await answer.text() }
}

async function post({ origin }, path, body, token) {
  const answer = await fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Token ${token}` } : {}),
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return (await answer.json()).data
}

async function signIn(site) {
  return (await post(site, 'login', ADMIN)).token
}

/** Requests a second, and the time that 99 of 100 stay under, in ms. */
async function measure({ name, url }, seconds) {
  const times = []
  const cannon = autocannon({ url, connections: CONNECTIONS, duration: seconds, setupClient })
  cannon.on('response', (_client, _status, _bytes, time) => times.push(time))
  const result = await cannon
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${name}: ${failed} requests failed`)
  times.sort((a, b) => a - b)
  return {
    rate: result.requests.total / result.duration,
    p99: times[Math.floor(times.length * 0.99)],
  }
}

async function readsAfterWrites(site, mongoose) {
  const times = { site: [], mongoose: [] }
  const records = JSON.parse((await read(site, LIST)).text).data
  const turns = [
    async (id, title) => {
      await post(site, 'modifyCPDCourse', { id, title }, site.token)
      times.site.push(await timed(site))
    },
    async (id, title) => {
      await fetch(mongoose.origin + LIST, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id, title }),
      })
      times.mongoose.push(await timed(mongoose))
    },
  ]
  for (let write = 0; write < WRITES * rounds; write += 1) {
    const { id } = records[write % records.length]
    for (const turn of write % 2 ? turns : turns.toReversed()) await turn(id, `改名${write}`)
  }
  return times
}

async function timed(server) {
  const began = performance.now()
  await read(server, LIST)
  return performance.now() - began
}

function report(runs) {
  const rateOf = name => median(runs.find(run => run.name === name).rates)
  const p99Of = name => median(runs.find(run => run.name === name).p99s)
  console.log('| | requests/s | of bare | p99 ms | of bare |')
  console.log('|---|---|---|---|---|')
  let bare = ''
  for (const { name, rates, p99s } of runs) {
    if (name.startsWith('bare') && !name.includes('headers')) bare = name
    const [rate, p99] = [median(rates), median(p99s)]
    console.log(
      `| ${name} | ${rate.toFixed(0)} | ${(rate / rateOf(bare)).toFixed(3)} | ${p99.toFixed(2)} | ${(p99 / p99Of(bare)).toFixed(2)} |`,
    )
  }
}

function kB(text) {
  return `${(Buffer.byteLength(text) / 1_000).toFixed(1)} kB`
}
