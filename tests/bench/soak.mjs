/**
 * `npm run soak [-- minutes]`: the built site on a MongoDB, at half of the requests a second that it can
 * answer, while staff write, upload and sign in. Ten minutes unless told otherwise. Every request must be
 * answered as it should be, and memory and open descriptors must be as flat at the end as at the beginning:
 * the median of the last third at most 1.1 × that of the first, once the site is warm.
 */
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { MongoMemoryReplSet } from 'mongodb-memory-server'
import { fetchMongod, findMongod } from '../setup/mongod.mjs'
import { descriptorsOf, memoryOf, startSite } from './api/processes.mjs'
import { ADMIN } from './measuredSite.mjs'
import { readPaths, startStaff } from './soak/load.mjs'
import { median, setStage, setupClient } from './stage.mjs'

const minutes = Number(process.argv[2] ?? 10)
const CONNECTIONS = 10
const PROBE_S = 10
const SAMPLE_MS = 5_000
const ALLOWED_GROWTH = 1.1
const LOG = process.env.SOAK_LOG

const { folder, stops, run } = await setStage()
await run(soak)

async function soak() {
  const systemBinary = findMongod() ?? fetchMongod()
  const database = await MongoMemoryReplSet.create({
    replSet: { count: 1, storageEngine: 'wiredTiger' },
    binary: { systemBinary },
  })
  stops.push(() => database.stop())
  const site = await startSite({
    DATA_DIR: join(folder, 'data'),
    DATABASE_ENGINE: 'external',
    MONGODB_URI: database.getUri(),
    DEMO_CONTENT: 'on',
    LOG_LEVEL: 'info',
  })
  stops.push(site.stop)
  const paths = await readPaths(site.origin)
  const fastest = await visitors(site.origin, paths, PROBE_S)
  const rate = Math.round(fastest.requests.total / fastest.duration / 2)
  await say(
    `${paths.length} addresses; at most ${rate * 2} requests/s, so ${rate} for ${minutes} minutes`,
  )

  const staff = startStaff(site.origin, ADMIN)
  const samples = sampling(site.pid)
  const read = await visitors(site.origin, paths, minutes * 60, rate)
  const written = await staff.stop()
  const seen = samples.stop()
  await report(read, written, seen)
}

/** Reads the addresses in turn. @param rate requests a second; as many as there can be without it */
function visitors(origin, paths, seconds, rate) {
  return autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    ...(rate ? { overallRate: rate } : {}),
    requests: paths.map(path => ({ path })),
    setupClient,
  })
}

function sampling(pid) {
  const samples = []
  const began = performance.now()
  const ended = new AbortController()
  const done = (async () => {
    while (!ended.signal.aborted) {
      const { now } = await memoryOf(pid)
      const minute = (performance.now() - began) / 60_000
      samples.push({ minute, memory: now, descriptors: await descriptorsOf(pid) })
      if (LOG) await appendFile(LOG, `${JSON.stringify(samples.at(-1))}\n`)
      await pause(SAMPLE_MS, undefined, { signal: ended.signal }).catch(() => undefined)
    }
  })()
  return {
    stop: () => {
      ended.abort()
      return done.then(() => samples)
    },
  }
}

async function report(read, written, seenLater) {
  const seen = await seenLater
  // What is read first is compiled and kept: a fifth of the time for that, ten minutes at most.
  const warm = seen.filter(({ minute }) => minute > Math.min(10, minutes / 5))
  const third = Math.floor(warm.length / 3)
  const parts = [warm.slice(0, third), warm.slice(third, -third), warm.slice(-third)]
  const of = name => parts.map(part => median(part.map(sample => sample[name])))
  const [memory, descriptors] = [of('memory'), of('descriptors')]
  const failed = read.non2xx + read.errors + read.timeouts + written.failures.length
  await say(
    `read ${read.requests.total}, ${read.requests.average.toFixed(0)} a second, p99 ${read.latency.p99} ms`,
  )
  await say(
    `wrote ${written.writes}, uploaded ${written.uploads}, refused as they should be ${written.refusals}`,
  )
  await say(
    `memory by thirds, MB: ${memory.map(value => value.toFixed(0)).join(', ')}; descriptors: ${descriptors.join(', ')}`,
  )
  await say(`failed: ${failed} ${written.failures.slice(0, 5).join('; ')}`)
  const growth = [memory, descriptors].map(([first, , last]) => last / first)
  const isFlat = growth.every(value => value <= ALLOWED_GROWTH)
  await say(isFlat ? 'flat' : `not flat: ${growth.map(value => value.toFixed(2)).join(', ')}`)
  if (!isFlat || failed > 0) process.exitCode = 1
}

async function say(line) {
  console.log(line)
  if (LOG) await appendFile(LOG, `${line}\n`)
}
