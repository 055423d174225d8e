/** `kill -9` in the middle of an import. */
import { randomUUID } from 'node:crypto'
import { mongo } from 'mongoose'
import { expect, onTestFinished, test } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { importCalls } from '#contract/calls/imports.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { IMPORT_ROWS } from '#contract/importing.ts'
import type { WireRecord } from '#contract/record.ts'
import { type EngineMark, readMark } from '#server/database/engineMark.ts'
import { freePort } from '../../setup/serverProcess.ts'
import { stormSize } from '../../setup/storms.ts'
import { ADMIN, startApi } from '../apiServer.ts'
import { anyEngine } from '../engines.ts'
import { send, signIn } from './client.ts'
import { dataFolder, start } from './dataFolder.ts'
import { startSharedDatabase } from './replicaSet.ts'

/** More than are written with one command, or the most there can be. */
const ROWS = stormSize('IMPORT_ROWS', 600, 2_000)
/** With one that is changed, the most there can be: so long that it can be held half way. */
const HELD_ROWS = IMPORT_ROWS - 1
const TAKEN_BACK_MS = 15_000
const MOST_TRIES = 10

const localUri = (mark: EngineMark | undefined) =>
  `mongodb://127.0.0.1:${mark?.port}/?directConnection=true`

/** The tutors as the database has them, whether anybody may see them or not. */
async function lookInto(uri: string) {
  const client = await new mongo.MongoClient(uri).connect()
  const tutors = client.db('school').collection(tutor.name)
  return {
    findOne: (filter: object) => tutors.findOne(filter),
    count: (filter: object) => tutors.countDocuments(filter),
    close: () => client.close(),
  }
}

// The one that follows has real mongods.
test.each(anyEngine)(
  'an import that is stopped half way leaves nothing, and goes in whole the next time (%s)',
  async engine => {
    const folder = await dataFolder()
    const env = {
      DATA_DIR: folder,
      DATABASE_ENGINE: engine,
      PORT: String(await freePort()),
    }
    let server = await start(env)
    const { origin } = server
    const token = await signIn(origin)
    /** A server that has just begun on a busy machine may ask for patience first. */
    const all = async () => {
      for (;;) {
        const list = await send<WireRecord[]>(origin, recordCalls(tutor).list, { token })
        if (list.status === 200 && list.envelope.data) return list.envelope.data
        expect(list.status).toBe(503)
      }
    }
    const bring = (rows: object[], key = randomUUID()) =>
      send(origin, importCalls(tutor).import, { token, body: { rows }, key })

    const introduction = `<p>${'教學經驗豐富。'.repeat(300)}</p>`
    const many = Array.from({ length: ROWS }, (_, at) => ({ name: `導師${at}`, introduction }))
    expect((await bring(many)).status).toBe(200)
    const before = await all()

    let isTakenBack = false
    for (let tries = 0; tries < MOST_TRIES && !isTakenBack; tries += 1) {
      const job_title = `主任${tries}`
      const changes = before.slice(0, ROWS - 1).map(({ id, name }) => ({ id, name, job_title }))
      const written = await lookInto(localUri(await readMark(folder)))
      let isOver = false
      const sent = bring([...changes, { name: `新導師${tries}` }])
        .catch(() => undefined)
        .finally(() => {
          isOver = true
        })
      const _id = new mongo.ObjectId(changes[0]?.id)
      while (!isOver && !(await written.findOne({ _id, job_title }))) {}
      server.process.kill('SIGKILL')
      expect(await server.ended).toBe('SIGKILL')
      await Promise.all([sent, written.close()])
      server = await start(env)
      // All of it, where it was over before that; else nothing.
      const after = await all()
      const changed = after.filter(record => record.job_title === job_title).length
      isTakenBack = changed === 0
      expect(changed).toBe(isTakenBack ? 0 : changes.length)
      const added = after.filter(({ name }) => name === `新導師${tries}`).length
      expect(added).toBe(isTakenBack ? 0 : 1)
    }
    expect(isTakenBack).toBe(true)
    // Nothing of what was stopped stands in the way of the next one.
    const changes = before.map(({ id, name }) => ({ id, name, job_title: '主任' }))
    expect((await bring(changes)).status).toBe(200)
    const { length } = await all()
    const key = randomUUID()
    expect((await bring(many, key)).status).toBe(200)
    expect((await bring(many, key)).status).toBe(200)
    expect((await all()).length).toBe(length + ROWS)
    await server.stop()
  },
  300_000,
)

test('where another process is there, nobody sees half of it, and it is taken back in time', async () => {
  const database = await startSharedDatabase(await dataFolder())
  onTestFinished(async () => void (await database.stop()))
  const other = await startApi({ uri: database.uri })
  onTestFinished(() => other.close())
  const importing = await start({
    DATA_DIR: await dataFolder(),
    DATABASE_ENGINE: 'external',
    MONGODB_URI: database.uri,
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
  })
  const { token } = other
  const kept = await other.ask<WireRecord>(editCalls(tutor).add, { body: { name: '原有' } })
  const seen = async (viewer: string | null) => {
    const list = await other.ask<WireRecord[]>(recordCalls(tutor).list, { token: viewer })
    return list.status === 200 ? list.envelope.data?.map(({ name }) => name) : ['原有']
  }
  const expectNothing = async () => {
    expect(await seen(null)).toEqual(['原有'])
    expect(await seen(token)).toEqual(['原有'])
  }

  const introduction = `<p>${'教學經驗豐富。'.repeat(300)}</p>`
  const many = Array.from({ length: HELD_ROWS }, (_, at) => ({ name: `導師${at}`, introduction }))
  const rows = [{ id: kept.envelope.data?.id, name: '改名' }, ...many]
  const sent = send(importing.origin, importCalls(tutor).import, { token, body: { rows } })
  const answered = sent.then(
    () => 'answered',
    () => 'cut',
  )
  const written = await lookInto(database.uri)
  onTestFinished(() => written.close())
  // Its first step, looked for as fast as can be, and held there: on a quiet machine all of it is written in a moment.
  while (!(await written.findOne({ name: '改名' }))) {}
  importing.process.kill('SIGSTOP')
  await expectNothing()
  importing.process.kill('SIGKILL')
  expect(await answered).toBe('cut')
  expect(await written.count({ name: { $ne: '原有' } })).toBeGreaterThan(0)
  const killed = Date.now()
  while ((await written.count({ name: { $ne: '原有' } })) > 0) {
    await expectNothing()
    expect(Date.now() - killed).toBeLessThan(TAKEN_BACK_MS)
  }
  await expectNothing()
}, 60_000)
