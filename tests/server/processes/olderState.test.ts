/** The data under a running server goes back to what it was: after a restore, a crash, a rollback. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mongo } from 'mongoose'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { startEmbedded } from '#server/database/embedded/engine.ts'
import { freePort } from '../../setup/serverProcess.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
import { dataFolder } from './dataFolder.ts'
import { DELAY_MS, hasMongod, type ReplicaSet, startSharedDatabase } from './replicaSet.ts'
import { startStandalone } from './standalone.ts'

interface Restartable {
  uri: string
  start: () => unknown
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>
}

async function restartableEmbedded(folder: string): Promise<Restartable> {
  const port = await freePort()
  let engine = await startEmbedded({ folder, port })
  onTestFinished(() => engine.stop())
  const start = async () => {
    engine = await startEmbedded({ folder, port })
  }
  return { uri: engine.uri, start, end: () => engine.stop() }
}

const ID = 'a'.repeat(24)

/** What visitors are told, as it lies ready. */
async function seen(api: ApiServer) {
  const { status, envelope } = await api.ask<{ name: string; revision: number }[]>(
    recordCalls(tutor).list,
    { token: null },
  )
  return [status, envelope.data?.map(({ name, revision }) => `${name} ${revision}`).sort()]
}

const add = (api: ApiServer, body: object) =>
  api.ask(editCalls(tutor).add, { body: { ...body, enabled: true } })

async function writeMore(api: ApiServer) {
  for (const name of ['乙', '丙']) {
    await api.ask(editCalls(tutor).modify, { body: { id: ID, name } })
  }
  await add(api, { name: '丁' })
}

const places = hasMongod
  ? ([
      ['embedded protocol', restartableEmbedded],
      ['mongod', startStandalone],
    ] as const)
  : ([['embedded protocol', restartableEmbedded]] as const)

test.each(places)(
  'a database that was put back while it was away is read anew before anybody is answered (%s)',
  async (_, open) => {
    const root = await dataFolder()
    const [folder, copy] = [join(root, 'now'), join(root, 'then')]
    const database = await open(folder)
    const api = await startApi({ uri: database.uri })
    onTestFinished(() => api.close())
    const isBack = () =>
      expect.poll(() => api.site.isReady(), { timeout: 10_000, interval: 20 }).toBe(true)
    await add(api, { id: ID, name: '甲' })
    await database.end('SIGTERM')
    await cp(folder, copy, { recursive: true })
    await database.start()
    await isBack()
    await writeMore(api)
    expect(await seen(api)).toEqual([200, ['丁 1', '丙 3']])
    await database.end('SIGKILL')
    await rm(folder, { recursive: true })
    await cp(copy, folder, { recursive: true })
    await database.start()
    // Nobody asks while it is away.
    await isBack()
    await expect.poll(async () => (await seen(api))[0], { timeout: 5_000, interval: 20 }).toBe(200)
    expect(await seen(api)).toEqual([200, ['甲 1']])
  },
  40_000,
)

test.each(places)(
  'a collection that somebody drops is empty, and what is written to it then is seen (%s)',
  async (_, open) => {
    const database = await open(await dataFolder())
    onTestFinished(() => database.end('SIGTERM'))
    const [api, other] = [
      await startApi({ uri: database.uri }),
      await startApi({ uri: database.uri }),
    ]
    onTestFinished(async () => void (await Promise.all([api.close(), other.close()])))
    await add(api, { id: ID, name: '甲' })
    const sees = (names: readonly string[]) =>
      expect.poll(() => seen(other), { timeout: 10_000, interval: 20 }).toEqual([200, names])
    await sees(['甲 1'])
    const client = await new mongo.MongoClient(database.uri).connect()
    onTestFinished(() => client.close())
    const [folder = ''] = (await client.db().admin().listDatabases()).databases
      .map(({ name }) => name)
      .filter(name => !['admin', 'config', 'local'].includes(name))
    await client.db(folder).dropCollection(tutor.name)
    await sees([])
    await add(api, { name: '乙' })
    await sees(['乙 1'])
  },
  40_000,
)

describe('in place', () => {
  let database: Pick<ReplicaSet, 'uri' | 'stop'>
  let client: mongo.MongoClient
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'school-older-'))
    database = await startSharedDatabase(folder)
    client = await new mongo.MongoClient(database.uri).connect()
  })
  afterAll(async () => {
    await client.close()
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('records that are put back, or are not there any more, are given as they are', async () => {
    const api = await startApi({ uri: database.uri })
    onTestFinished(() => api.close())
    await add(api, { id: ID, name: '甲' })
    const records = client.db('school').collection(tutor.name)
    const then = await records.find().toArray()
    await writeMore(api)
    expect(await seen(api)).toEqual([200, ['丁 1', '丙 3']])
    for (const document of then) await records.replaceOne({ _id: document._id }, document)
    await expect
      .poll(() => seen(api), { timeout: DELAY_MS, interval: 20 })
      .toEqual([200, ['丁 1', '甲 1']])
    await records.deleteOne({ name: '丁' })
    await expect.poll(() => seen(api), { timeout: DELAY_MS, interval: 20 }).toEqual([200, ['甲 1']])
  })
})
