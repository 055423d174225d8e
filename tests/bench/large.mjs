/**
 * `npm run bench:large [-- records]`: what 10,000 records in the trash, and then as many that can be seen,
 * cost a site with a heap of 256 MB, on the embedded engine and on a standalone mongod (where one is found):
 * idle processor, /home, the start, all content for reading offline, and what a phone lacks that is one
 * edit behind. Each beside a site without them, turn by turn. Fails where a bound is not kept.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { MongoMemoryServer } from 'mongodb-memory-server'
import { findMongod } from '../setup/mongod.mjs'
import { memoryOf, processorOf, startSite } from './api/processes.mjs'
import { addMany } from './many.mjs'
import { ADMIN } from './measuredSite.mjs'
import { median, setStage } from './stage.mjs'

const MANY = Number(process.argv[2] ?? 10_000)
const MOST = { idle: 2, times: 1.2 }
const IDLE_S = 20
/** Some half a minute after its start V8 gives back what the start took, once. */
const SETTLED_S = 40
const ASKED = 300

const { folder, stops, run } = await setStage()
await run(async () => {
  await measure('embedded', async name => {
    const DATA_DIR = join(folder, name)
    const uri = async () => {
      const { port } = JSON.parse(await readFile(join(DATA_DIR, 'engine.json'), 'utf8'))
      return `mongodb://127.0.0.1:${port}/?directConnection=true`
    }
    return { env: { DATABASE_ENGINE: 'embedded', DATA_DIR }, uri }
  })
  const systemBinary = findMongod()
  if (!systemBinary) return console.log('no mongod: not measured')
  await measure('standalone mongod', async name => {
    const server = { instance: { storageEngine: 'wiredTiger' }, binary: { systemBinary } }
    const database = await MongoMemoryServer.create(server)
    stops.push(() => database.stop())
    const DATA_DIR = join(folder, `external-${name}`)
    return {
      env: { MONGODB_URI: database.getUri(), DATA_DIR },
      uri: database.getUri.bind(database),
    }
  })
})

/** @param placeOf where a site of that name keeps its data */
async function measure(name, placeOf) {
  const [place, other] = [await placeOf('many'), await placeOf('few')]
  await within(place, async () => addMany(await place.uri(), MANY, { isDeleted: true }))
  await within(other, few =>
    within(place, async trash => {
      const [idle, usual] = await idleOf([trash.pid, few.pid])
      const [home, homeUsual] = await homeOf([trash.origin, few.origin])
      const times = home / homeUsual
      console.log(
        `${name}, ${MANY} in the trash: idle ${idle.toFixed(1)} % of a core (to reach: ${MOST.idle}; ` +
          `without ${usual.toFixed(1)}); /home p50 ${home.toFixed(2)} ms, ${times.toFixed(2)} times of ` +
          `without (${MOST.times})`,
      )
      if (idle > MOST.idle || times > MOST.times) process.exitCode = 1
      await addMany(await place.uri(), MANY, { isDeleted: false })
    }),
  )
  // Where nothing is kept in memory from what was done before.
  await within(other, few =>
    within(place, async many => {
      const first = await time(`${many.origin}/api/getSnapshot`)
      const kept = await middle(() => time(`${many.origin}/api/getSnapshot`), 20)
      const [behind, behindUsual] = [await oneEditBehind(many), await oneEditBehind(few)]
      const [idle] = await idleOf([many.pid])
      const [{ peak }, usual] = [await memoryOf(many.pid), await memoryOf(few.pid)]
      console.log(
        `${name}, ${MANY} to be seen: ready after ${many.startMs.toFixed(0)} ms (without ` +
          `${few.startMs.toFixed(0)}), at most ${peak.toFixed(0)} MB (${usual.peak.toFixed(0)}); idle ` +
          `${idle.toFixed(1)} %; all content ${first.toFixed(0)} ms, kept ${kept.toFixed(1)} ms; ` +
          `one edit behind ${behind.toFixed(1)} ms (${behindUsual.toFixed(1)})`,
      )
    }),
  )
}

/** Starts a site, works with it, and stops it. */
async function within({ env }, work) {
  const site = await startSite({
    DEMO_CONTENT: 'on',
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: '--max-old-space-size=256',
    ...env,
  })
  try {
    await time(`${site.origin}/home`)
    await work(site)
  } finally {
    await site.stop()
  }
}

async function time(address) {
  const began = performance.now()
  const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return performance.now() - began
}

async function middle(measureOne, times) {
  const all = []
  for (let each = 0; each < times; each += 1) all.push(await measureOne())
  return median(all)
}

/** How long each takes for /home, asked in turn; ms. */
async function homeOf(origins) {
  const times = origins.map(() => [])
  for (let each = 0; each < ASKED; each += 1) {
    for (const [index, origin] of origins.entries()) times[index].push(await time(`${origin}/home`))
  }
  return times.map(median)
}

/** How much of a core each takes while nobody asks; per cent. */
async function idleOf(pids) {
  const taken = () => Promise.all(pids.map(processorOf))
  await pause(SETTLED_S * 1_000)
  const before = await taken()
  await pause(IDLE_S * 1_000)
  const after = await taken()
  return after.map((each, index) => ((each - before[index]) / (IDLE_S * 1_000)) * 100)
}

async function call(origin, path, body, token) {
  const answer = await fetch(`${origin}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(token ? { Authorization: `Token ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()).data
}

async function oneEditBehind({ origin }) {
  const { token } = await call(origin, 'login', ADMIN)
  const [{ id }] = await call(origin, 'getNews')
  return middle(async () => {
    const { cursor } = await call(origin, 'getSnapshot')
    await call(origin, 'modifyNews', { id, title: `第 ${Math.random()} 次` }, token)
    return time(`${origin}/api/getSnapshot?since=${cursor}`)
  }, 5)
}
