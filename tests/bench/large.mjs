/**
 * `npm run bench:large [-- records]`: what 10,000 records in the trash, and then as many that can be seen, cost a site with a
 * heap of 256 MB, on the embedded engine and on a standalone mongod (where one is found): idle processor, /home, the
 * start, all content for reading offline, and what a phone lacks that is one edit behind.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { MongoMemoryServer } from 'mongodb-memory-server'
import { mongo } from 'mongoose'
import { findMongod } from '../setup/mongod.mjs'
import { memoryOf, startSite } from './api/processes.mjs'
import { ADMIN } from './measuredSite.mjs'
import { median, setStage } from './stage.mjs'

const MANY = Number(process.argv[2] ?? 10_000)
const IDLE_S = 10
const ASKED = 200
/** The clock of `/proc/<pid>/stat`. */
const TICKS_S = 100

const { folder, stops, run } = await setStage()
await run(async () => {
  await measure('embedded', {
    DATABASE_ENGINE: 'embedded',
    DATA_DIR: join(folder, 'embedded'),
  })
  const systemBinary = findMongod()
  if (!systemBinary) return console.log('no mongod: not measured')
  const server = { instance: { storageEngine: 'wiredTiger' }, binary: { systemBinary } }
  const database = await MongoMemoryServer.create(server)
  stops.push(() => database.stop())
  await measure('standalone mongod', {
    MONGODB_URI: database.getUri(),
    DATA_DIR: join(folder, 'external'),
  })
})

async function measure(name, env) {
  const small = await at(env, site => fill(site, env, { deleted_at: new Date() }))
  const trash = await at(env, site => fill(site, env, { deleted_at: null }))
  const large = await at(env)
  const ratio = (trash.home / small.home).toFixed(2)
  console.log(`${name}, ${MANY} records:`)
  console.log(
    `  in the trash: idle ${trash.idle.toFixed(1)} % of a core (to reach: 2; without ${small.idle.toFixed(1)}); ` +
      `/home p50 ${trash.home.toFixed(2)} ms, ${ratio} times of without (1.2)`,
  )
  console.log(
    `  to be seen: ready after ${large.startMs.toFixed(0)} ms (without ${small.startMs.toFixed(0)}), at most ` +
      `${large.peak.toFixed(0)} MB; idle ${large.idle.toFixed(1)} %; all content ${large.whole.toFixed(0)} ms, ` +
      `kept ${large.again.toFixed(2)} ms; one edit behind ${large.behind.toFixed(1)} ms (without ${small.behind.toFixed(1)})`,
  )
}

/** Starts the site, measures, lets `work` prepare the next one, and stops it. */
async function at(env, work = async () => undefined) {
  const site = await startSite({
    DEMO_CONTENT: 'on',
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: '--max-old-space-size=256',
    ...env,
  })
  try {
    await time(`${site.origin}/home`)
    const whole = await time(`${site.origin}/api/getSnapshot`)
    const again = await middle(() => time(`${site.origin}/api/getSnapshot`), 20)
    const idle = await idleOf(site.pid)
    const home = await middle(() => time(`${site.origin}/home`), ASKED)
    const behind = await oneEditBehind(site)
    const { peak } = await memoryOf(site.pid)
    await work(site)
    return { startMs: site.startMs, whole, again, idle, home, behind, peak }
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

/** How much of a core is taken while nobody asks; percent. */
async function idleOf(pid) {
  const ticks = async () => {
    const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1].split(' ')
    return Number(fields[11]) + Number(fields[12])
  }
  await pause(2_000)
  const before = await ticks()
  await pause(IDLE_S * 1_000)
  return (((await ticks()) - before) / TICKS_S / IDLE_S) * 100
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
  const [{ id }] = await call(origin, 'getEnableNews')
  return middle(async () => {
    const { cursor } = await call(origin, 'getSnapshot')
    await call(origin, 'modifyNews', { id, title: `第 ${Math.random()} 次` }, token)
    return time(`${origin}/api/getSnapshot?since=${cursor}`)
  }, 5)
}

/** Puts many records beside the database's one, straight into it. */
async function fill(_site, { DATA_DIR, MONGODB_URI }, keeping) {
  const port = async () => JSON.parse(await readFile(join(DATA_DIR, 'engine.json'), 'utf8')).port
  const uri = MONGODB_URI ?? `mongodb://127.0.0.1:${await port()}/?directConnection=true`
  const client = await new mongo.MongoClient(uri).connect()
  const records = client.db('school').collection('News')
  const { _id, ...one } = await records.findOne({ deleted_at: null })
  for (let first = 0; first < MANY; first += 500) {
    const count = Math.min(500, MANY - first)
    const copies = Array.from({ length: count }, (_, index) => ({
      ...one,
      title: `第 ${first + index} 項`,
      receipts: [],
      ...keeping,
    }))
    await records.insertMany(copies)
  }
  await client.close()
}
