/**
 * `npm run bench:slow [-- rounds]`: how long others wait while 2,000 connections never come to the end of
 * a request, beside a server that nobody holds up; round by round, medians of p99.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { startSite } from './api/processes.mjs'
import { median, setStage, setupClient } from './stage.mjs'

const rounds = Number(process.argv[2] ?? 5)
const ROUND_S = 5
const SLOW = 2_000
/** Well below what the server can do: what counts is the wait, not the rate. */
const RATE = 500
const PATHS = ['/api/getEnableCPDCourse', '/home']

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
  const waits = { free: [], held: [] }
  await waitAt(1)
  for (let round = 1; round <= rounds; round += 1) {
    process.stderr.write(`round ${round} of ${rounds}\n`)
    waits.free.push(await waitAt(ROUND_S))
    const holder = fork(new URL('./slow/holder.mjs', import.meta.url), {
      env: { PORT: new URL(site.origin).port, COUNT: String(SLOW) },
    })
    await once(holder, 'message')
    waits.held.push(await waitAt(ROUND_S))
    holder.kill()
    await once(holder, 'exit')
  }
  const [free, held] = [median(waits.free), median(waits.held)]
  console.log(
    `p99 with nobody in the way ${free.toFixed(2)} ms, with ${SLOW} slow connections ${held.toFixed(2)} ms:`,
  )
  console.log(`${(held / free).toFixed(2)} times (to reach: 2); no request failed.`)
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
