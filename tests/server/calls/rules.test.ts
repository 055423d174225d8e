/** What must hold between the fields of a record, and between records: declared once, held on every way in. */
import { randomUUID } from 'node:crypto'
import { createConnection, Types } from 'mongoose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { draftCalls } from '#contract/calls/drafts.ts'
import { editCalls } from '#contract/calls/edits.ts'
import { importCalls } from '#contract/calls/imports.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { trashCalls } from '#contract/calls/trash.ts'
import { courses } from '#contract/collections/course.ts'
import { collections } from '#contract/collections/index.ts'
import type { ImportReport } from '#contract/importing.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
import { engines } from '../engines.ts'
import { leastDraft } from './sampleDrafts.ts'

type Rec = Record<string, unknown> & { id: string; revision: number }

const { macau, cpd } = courses

describe.each(engines)('on the %s engine', engine => {
  let api: ApiServer
  beforeAll(async () => {
    api = await startApi({ engine })
  }, 120_000)
  afterAll(() => api.close())

  const add = (body: object, collection = macau) =>
    api.ask<Rec>(editCalls(collection).add, { body: { title: '課程', ...body } })
  const added = async (body: object = {}) => (await add(body)).envelope.data as Rec
  const modify = (body: object) => api.ask<Rec>(editCalls(macau).modify, { body })
  const draft = (body: object) => api.ask<Rec>(draftCalls(macau).modifyDraft, { body })
  const bring = (rows: object[], rest = {}) =>
    api.ask<ImportReport>(importCalls(macau).import, { body: { rows, ...rest } })
  const remove = (value: string) => api.ask(editCalls(macau).delete, { value })
  const restore = (value: string) => api.ask(trashCalls(macau).restore, { value })
  const said = ({ status, envelope }: { status: number; envelope: { message: string } }) => [
    status,
    envelope.message,
  ]
  /** A document as an older version of the program could leave it. */
  async function meddle(id: string, $set: object, on = api): Promise<void> {
    const database = createConnection(await on.databaseUri(), { dbName: 'school' })
    await database.collection(macau.name).updateOne({ _id: new Types.ObjectId(id) }, { $set })
    await database.close()
  }

  describe('a course', () => {
    const wrong = { start_date: '2027-03-05', end_date: '2027-03-04' }
    const refusal = [400, '結業日期：不可早於開課日期']

    test('ends on the day it starts or later, whichever way it comes in', async () => {
      const { id } = await added({ ...wrong, end_date: '2027-03-05' })
      expect(said(await add(wrong))).toEqual(refusal)
      expect(said(await modify({ id, end_date: '2027-03-04' }))).toEqual(refusal)
      expect(said(await modify({ id, start_date: '2027-03-06' }))).toEqual(refusal)
      expect(said(await draft({ id, end_date: '2027-03-04' }))).toEqual(refusal)
      const { problems } = (await bring([{ title: '匯入', ...wrong }], { dry_run: true })).envelope
        .data as ImportReport
      expect(problems).toMatchObject([
        { row: 1, label: '結業日期', message: '「2027-03-04」不可早於開課日期' },
      ])
      expect((await modify({ id, start_date: '2027-04-01', end_date: null })).status).toBe(200)
    })

    test('that was wrong before stays readable, and is refused only where it is wrong', async () => {
      const { id } = await added()
      await meddle(id, wrong)
      const { data } = (await api.ask<Rec>(recordCalls(macau).byId, { value: id })).envelope
      expect(data).toMatchObject(wrong)
      expect((await modify(data as Rec)).status).toBe(200)
      expect((await modify({ id, title: '新名' })).status).toBe(200)
      expect((await bring([{ id, venue: '新址', ...wrong }])).status).toBe(200)
      expect(said(await modify({ id, start_date: '2027-03-09' }))).toEqual(refusal)
      expect((await modify({ id, end_date: '2027-03-05' })).status).toBe(200)
    })
  })

  test.each(collections.filter(({ publishing }) => publishing).map(each => [each.name, each]))(
    '%s: nothing disappears before it appears, or at that moment',
    async (_name, collection) => {
      const at = '2027-03-05T09:00:00.000+08:00'
      const body = { ...leastDraft(collection as never), publish_at: at, unpublish_at: at }
      const answer = await api.ask(editCalls(collection as never).add, { body })
      expect(said(answer)).toEqual([400, '下架時間：必須遲於發佈時間'])
    },
  )

  describe('a course code', () => {
    const refusal = [400, '課程編號：已被另一項記錄使用']

    test('is had once among the live courses of a kind, and any number have none', async () => {
      const { id } = await added({ course_code: 'MAC-1' })
      expect(said(await add({ course_code: ' MAC-1 ' }))).toEqual(refusal)
      expect((await add({ course_code: 'MAC-1' }, cpd)).status).toBe(200)
      const other = await added()
      expect((await add({ course_code: '' })).envelope.data?.course_code).toBeNull()
      expect(said(await modify({ id: other.id, course_code: 'MAC-1' }))).toEqual(refusal)
      expect(said(await draft({ id: other.id, course_code: 'MAC-1' }))).toEqual(refusal)
      expect((await draft({ id, course_code: 'MAC-1' })).status).toBe(200)
      await remove(id)
      expect((await modify({ id: other.id, course_code: 'MAC-1' })).status).toBe(200)
      expect(said(await restore(id))).toEqual(refusal)
      await modify({ id: other.id, course_code: null })
      expect((await restore(id)).status).toBe(200)
    })

    test('is had once after an import as well; rows may pass one on', async () => {
      const [one, two] = [
        await added({ course_code: 'IN-1' }),
        await added({ course_code: 'IN-2' }),
      ]
      const twice = [
        { title: '甲', course_code: 'IN-3' },
        { title: '乙', course_code: 'IN-3' },
      ]
      const refused = await bring([...twice, { title: '丙', course_code: 'IN-1' }])
      expect((refused.envelope.data as ImportReport).problems).toMatchObject([
        { row: 2, message: '「IN-3」已被另一項記錄使用' },
        { row: 3, message: '「IN-1」已被另一項記錄使用' },
      ])
      const passed = [
        { id: two.id, course_code: 'IN-4' },
        { id: one.id, course_code: 'IN-2' },
      ]
      expect((await bring(passed)).status).toBe(200)
    })

    test('goes to one of twenty who want it at once', async () => {
      const all = await Promise.all(Array.from({ length: 20 }, () => add({ course_code: 'R-1' })))
      const statuses = all.map(({ status }) => status)
      expect(statuses.filter(status => status === 200)).toHaveLength(1)
      expect(statuses.filter(status => status === 400)).toHaveLength(19)
    })

    test('that two have had from before keeps neither from other changes, and nobody else gets it', async () => {
      const there = await startApi({ engine, isApart: true })
      const headers = { 'Idempotency-Key': randomUUID() }
      const asking = { body: { title: '一', course_code: 'OLD-1' }, headers }
      const [first, second] = [
        (await there.ask<Rec>(editCalls(macau).add, asking)).envelope.data as Rec,
        (await there.ask<Rec>(editCalls(macau).add, { body: { title: '二' } })).envelope
          .data as Rec,
      ]
      const database = createConnection(await there.databaseUri(), { dbName: 'school' })
      await database.collection(macau.name).dropIndexes()
      await database.close()
      await meddle(second.id, { course_code: 'OLD-1' }, there)
      await there.close({ keep: true })
      const again = await startApi({ engine, env: { DATA_DIR: there.dataDir } })
      const change = (verb: 'add' | 'modify', body: object) =>
        again.ask<Rec>(editCalls(macau)[verb], { body })
      expect((await change('modify', { id: first.id, venue: '新址' })).status).toBe(200)
      // What was added before is answered as it was then.
      const repeated = await again.ask<Rec>(editCalls(macau).add, asking)
      expect(repeated.envelope.data).toEqual(first)
      expect(said(await change('add', { title: '三', course_code: 'OLD-1' }))).toEqual(refusal)
      expect((await change('modify', { id: second.id, course_code: 'OLD-2' })).status).toBe(200)
      expect(said(await change('modify', { id: second.id, course_code: 'OLD-1' }))).toEqual(refusal)
      await again.close()
    }, 60_000)
  })

  test('an import is listed in the order of its file, before what was there', async () => {
    const titles = Array.from({ length: 30 }, (_, index) => `檔案第${index + 1}行`)
    await bring(titles.map(title => ({ title })))
    const { data } = (await api.ask<Rec[]>(recordCalls(macau).list)).envelope
    const listed = data?.filter(({ sort_number }) => sort_number === null).map(each => each.title)
    expect(listed?.slice(0, 30)).toEqual(titles)
  })
})
