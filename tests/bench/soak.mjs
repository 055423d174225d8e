/**
 * `npm run soak [-- minutes]` (or SOAK_MINUTES): the built site on a MongoDB with 10,000 records in the trash, at half of the
 * requests a second that it can answer, while staff write, upload, sign in and send notices, and others mean
 * harm: one pipelines, one reads nothing of what it asks for, one subscribed at a push service of its
 * own. Ten minutes unless told otherwise. Every request must be answered as it should be, and memory, open
 * descriptors and processor must be as flat at the end as at the beginning: the median of the last third at
 * most 1.1 × that of the first, once the site is warm.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { MongoMemoryReplSet } from 'mongodb-memory-server'
import { fetchMongod, findMongod } from '../setup/mongod.mjs'
import { descriptorsOf, memoryOf, processorOf, startSite } from './api/processes.mjs'
import { addMany } from './many.mjs'
import { ADMIN } from './measuredSite.mjs'
import { startHostilePush } from './soak/hostilePush.mjs'
import { readPaths, startStaff } from './soak/load.mjs'
import { median, setStage, setupClient } from './stage.mjs'

const minutes = Number(process.argv[2] ?? process.env.SOAK_MINUTES ?? 10)
const IN_THE_TRASH = 10_000
/** So that what an attack costs in a minute is the same in every minute. */
const ATTACK_PAUSE_MS = 2_000
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
  const push = await startHostilePush()
  stops.push(push.stop)
  const site = await startSite({
    ...push.env,
    DATA_DIR: join(folder, 'data'),
    DATABASE_ENGINE: 'external',
    MONGODB_URI: database.getUri(),
    DEMO_CONTENT: 'on',
    LOG_LEVEL: 'info',
  })
  stops.push(site.stop)
  await addMany(database.getUri(), IN_THE_TRASH, { isDeleted: true })
  const paths = await readPaths(site.origin)
  const fastest = await visitors(site.origin, paths, PROBE_S)
  const rate = Math.round(fastest.requests.total / fastest.duration / 2)
  await say(
    `${paths.length} addresses; at most ${rate * 2} requests/s, so ${rate} for ${minutes} minutes`,
  )

  await push.subscribe(site.origin)
  for (const attack of ['pipelined', 'unread']) await startAttack(site.origin, attack)
  const staff = startStaff(site.origin, ADMIN)
  const samples = sampling(site.pid)
  const read = await visitors(site.origin, paths, minutes * 60, rate)
  const written = await staff.stop()
  const seen = samples.stop()
  await say(`notices sent to who means harm: ${push.sent()}`)
  await report(read, written, seen)
}

async function startAttack(origin, attack) {
  const attacker = fork(new URL('./slow/attacker.mjs', import.meta.url), {
    env: { PORT: new URL(origin).port, ATTACK: attack, PAUSE_MS: String(ATTACK_PAUSE_MS) },
  })
  await once(attacker, 'message')
  const stop = () => attacker.kill()
  attacker.once('exit', code => {
    if (code === null) return
    console.error(`${attack}: the attack ended by itself`)
    process.exitCode = 1
  })
  stops.push(stop)
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
    let [before, at] = [await processorOf(pid), began]
    while (!ended.signal.aborted) {
      await pause(SAMPLE_MS, undefined, { signal: ended.signal }).catch(() => undefined)
      const [{ now: memory }, taken, time] = [
        await memoryOf(pid),
        await processorOf(pid),
        performance.now(),
      ]
      const processor = ((taken - before) / (time - at)) * 100
      const minute = (time - began) / 60_000
      ;[before, at] = [taken, time]
      samples.push({ minute, memory, descriptors: await descriptorsOf(pid), processor })
      if (LOG) await appendFile(LOG, `${JSON.stringify(samples.at(-1))}\n`)
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
  const [memory, descriptors, processor] = ['memory', 'descriptors', 'processor'].map(of)
  const failed = read.non2xx + read.errors + read.timeouts + written.failures.length
  await say(
    `read ${read.requests.total}, ${read.requests.average.toFixed(0)} a second, p99 ${read.latency.p99} ms`,
  )
  await say(
    `wrote ${written.writes}, uploaded ${written.uploads}, refused as they should be ${written.refusals}`,
  )
  await say(
    `memory by thirds, MB: ${memory.map(value => value.toFixed(0)).join(', ')}; descriptors: ${descriptors.join(', ')}; ` +
      `processor, % of a core: ${processor.map(value => value.toFixed(0)).join(', ')}`,
  )
  const answered = Object.entries(read.statusCodeStats).map(
    ([code, { count }]) => `${count} × ${code}`,
  )
  await say(
    `failed: ${failed} (reads: ${answered.join(', ')}, ${read.errors} broken off, ${read.timeouts} too late) ` +
      written.failures.slice(0, 5).join('; '),
  )
  const growth = [memory, descriptors, processor].map(([first, , last]) => last / first)
  const isFlat = growth.every(value => value <= ALLOWED_GROWTH)
  await say(isFlat ? 'flat' : `not flat: ${growth.map(value => value.toFixed(2)).join(', ')}`)
  if (!isFlat || failed > 0) process.exitCode = 1
}

async function say(line) {
  console.log(line)
  if (LOG) await appendFile(LOG, `${line}\n`)
}
