/**
 * `npm run bench:slow [-- rounds]`: how long others wait while 2,000 connections never come to the end of
 * a request, or while one of the attacks in `slow/attacker.mjs` goes on, beside a server that nobody holds
 * up; round by round, medians of p99, and the most memory that the server had by then. Fails where a
 * bound is not kept.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { memoryOf, startSite } from './api/processes.mjs'
import { median, setStage, setupClient } from './stage.mjs'

const rounds = Number(process.argv[2] ?? 5)
const ROUND_S = 5
const SLOW = 2_000
/** Well below what the server can do: what counts is the wait, not the rate. */
const RATE = 500
const MOST = { times: 2, megabytes: 256 }
const PATHS = ['/api/getEnableCPDCourse', '/home']

/** What is in the way: the program, and what it is told. */
const ATTACKS = {
  [`${SLOW} slow connections`]: ['./slow/holder.mjs', { COUNT: String(SLOW) }],
  'pipelined requests': ['./slow/attacker.mjs', { ATTACK: 'pipelined' }],
  'pages that there are not': ['./slow/attacker.mjs', { ATTACK: 'missing' }],
  'answers that nobody reads': ['./slow/attacker.mjs', { ATTACK: 'unread' }],
}

const { folder, stops, run } = await setStage()
let site
await run(async () => {
  site = await startSite({
    DATA_DIR: folder,
    DATABASE_ENGINE: 'embedded',
    DEMO_CONTENT: 'on',
    LOG_LEVEL: 'info',
  })
  stops.push(site.stop)
  const waits = new Map(['nobody', ...Object.keys(ATTACKS)].map(name => [name, []]))
  const memory = new Map()
  await waitAt(1)
  for (let round = 1; round <= rounds; round += 1) {
    process.stderr.write(`round ${round} of ${rounds}\n`)
    waits.get('nobody').push(await waitAt(ROUND_S))
    for (const [name, [file, env]] of Object.entries(ATTACKS)) {
      const attacker = fork(new URL(file, import.meta.url), {
        env: { PORT: new URL(site.origin).port, ...env },
      })
      await once(attacker, 'message')
      waits.get(name).push(await waitAt(ROUND_S))
      if (attacker.exitCode !== null) throw new Error(`${name}: the attack ended by itself`)
      attacker.kill()
      await once(attacker, 'exit')
      memory.set(name, (await memoryOf(site.pid)).peak)
    }
  }
  const free = median(waits.get('nobody'))
  console.log(`p99 with nobody in the way ${free.toFixed(2)} ms; no request failed.`)
  for (const name of Object.keys(ATTACKS)) {
    const held = median(waits.get(name))
    const times = held / free
    const most = memory.get(name)
    console.log(
      `${name}: ${held.toFixed(2)} ms, ${times.toFixed(2)} times (to reach: ${MOST.times}); ` +
        `memory until then at most ${most.toFixed(0)} MB (${MOST.megabytes})`,
    )
    if (times > MOST.times || most > MOST.megabytes) process.exitCode = 1
  }
})

/** What 99 of 100 requests stay under; ms. */
async function waitAt(seconds) {
  const times = []
  const cannon = autocannon({
    url: site.origin,
    connections: 10,
    overallRate: RATE,
    duration: seconds,
    requests: PATHS.map(path => ({ path })),
    setupClient,
  })
  cannon.on('response', (_client, _status, _bytes, time) => times.push(time))
  const result = await cannon
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${failed} requests failed`)
  times.sort((a, b) => a - b)
  return times[Math.floor(times.length * 0.99)]
}
