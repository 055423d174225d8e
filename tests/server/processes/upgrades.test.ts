/** What one version of the program leaves to another. */
import { createConnection, Types } from 'mongoose'
import { expect, test } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { trashCalls } from '#contract/calls/trash.ts'
import { courses } from '#contract/collections/course.ts'
import { collections } from '#contract/collections/index.ts'
import { news } from '#contract/collections/news.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { CONTRACT_VERSION } from '#contract/version.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
import { leastDraft } from '../calls/sampleDrafts.ts'
import { launch } from './dataFolder.ts'

type Rec = Record<string, unknown> & { id: string; revision: number }

/** Changes what a server has left, as another version of the program would have written it. */
async function meddled(
  work: (database: ReturnType<typeof createConnection>) => Promise<unknown>,
  before: ApiServer,
) {
  const database = createConnection(await before.databaseUri(), { dbName: 'school' })
  await work(database)
  await database.close()
  await before.close({ keep: true })
  return before.dataDir
}

const raw = (database: ReturnType<typeof createConnection>, name: string, id: string) =>
  database.collection(name).findOne({ _id: new Types.ObjectId(id) })

test('older data are read and written: what is missing is empty, what is unknown or has another name stays', async () => {
  const before = await startApi()
  const add = async (collection: typeof tutor | typeof news, body: object) =>
    (await before.ask<Rec>(editCalls(collection).add, { body })).envelope.data as Rec
  const one = await add(tutor, { name: '陳老師', job_title: '講師', sort_number: 1 })
  const article = await add(news, { title: '消息', category: 'news' })
  const course = await before.ask<Rec>(editCalls(courses.degree).add, {
    body: leastDraft(courses.degree),
  })
  const DATA_DIR = await meddled(async database => {
    await database.collection('marks').deleteOne({ _id: 'contract' as never })
    const of = ({ id }: Rec) => ({ _id: new Types.ObjectId(id) })
    const $unset = { job_title: '', sort_number: '', image: '', updated_by: '', updated_fields: '' }
    // What is called 職稱 today was called something else, and there was a field that is no more.
    const $set = { position: '主任', fax: '123' }
    await database.collection('Tutor').updateOne(of(one), { $set, $unset })
    await database.collection('News').updateOne(of(article), { $unset: { image_list: '' } })
    const flags = { enabled: '', subsidy: '', tutor_ids: '', file_list: '' }
    const degree = course.envelope.data as Rec
    await database.collection(courses.degree.name).updateOne(of(degree), { $unset: flags })
  }, before)

  const api = await startApi({ env: { DATA_DIR } })
  for (const collection of collections) {
    expect((await api.ask(recordCalls(collection).list, { token: null })).status).toBe(200)
    expect((await api.ask(recordCalls(collection).list)).status).toBe(200)
  }
  const read = await api.ask<Rec>(recordCalls(tutor).byId, { value: one.id, token: null })
  expect(read.envelope.data).toMatchObject({ name: '陳老師', job_title: null, sort_number: null })
  expect(read.envelope.data).not.toHaveProperty('position')
  const { id } = course.envelope.data as Rec
  const asked = await api.ask<Rec>(recordCalls(courses.degree).byId, { value: id })
  // Nobody has said that visitors may see it.
  const missing = { enabled: false, subsidy: false, tutor_ids: [], file_list: [] }
  expect(asked.envelope.data).toMatchObject(missing)
  const hidden = await api.ask(recordCalls(courses.degree).byId, { value: id, token: null })
  expect(hidden.status).toBe(404)
  const taken = await api.ask(editCalls(courses.degree).modify, { body: asked.envelope.data })
  expect(taken.status).toBe(200)

  const body = { id: one.id, revision: one.revision, sort_number: 2 }
  expect((await api.ask(editCalls(tutor).modify, { body })).status).toBe(200)
  const trail = await api.ask<Rec[]>(trashCalls(tutor).listRevisions, { value: one.id })
  expect(trail.envelope.data).toHaveLength(2)
  const database = createConnection(await api.databaseUri(), { dbName: 'school' })
  // Whoever goes back finds it again.
  expect(await raw(database, 'Tutor', one.id)).toMatchObject({ position: '主任', fax: '123' })
  const mark = await database.collection('marks').findOne({ _id: 'contract' as never })
  expect(mark?.version).toBe(CONTRACT_VERSION)
  await database.close()
  await api.close()
}, 60_000)

test('newer data are refused in one line, and left as they are', async () => {
  const before = await startApi()
  const version = CONTRACT_VERSION + 1
  const DATA_DIR = await meddled(
    database =>
      database
        .collection('marks')
        .updateOne({ _id: 'contract' as never }, { $set: { version } }, { upsert: true }),
    before,
  )
  const refusal = `The data were written by a newer version of this program (contract ${version}; this one knows ${CONTRACT_VERSION}): start the newer version, or restore a backup from before the upgrade into an empty database.`
  const server = await launch({ DATA_DIR, DATABASE_ENGINE: 'embedded' })
  expect(await server.ended).toBe(1)
  expect(server.output().trim().split('\n').at(-1)).toBe(refusal)
  expect(server.output()).not.toContain('    at ')
}, 60_000)
