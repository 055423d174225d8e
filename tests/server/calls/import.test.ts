/** Many records at once: looked at first, all of it or nothing, once for each key, and taken back again. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit.ts'
import { auditCalls } from '#contract/calls/audit.ts'
import { editCalls } from '#contract/calls/edits.ts'
import { importCalls } from '#contract/calls/imports.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { trashCalls } from '#contract/calls/trash.ts'
import { blog } from '#contract/collections/blog.ts'
import type { collections } from '#contract/collections/index.ts'
import { tutor } from '#contract/collections/tutor.ts'
import type { ImportReport, UndoneImport } from '#contract/importing.ts'
import { TRASH_DAYS } from '#contract/retention.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
import { engines } from '../engines.ts'
import { namedShapes } from '../shapes.ts'
import { fullDraft } from './sampleDrafts.ts'

type Rec = Record<string, unknown> & { id: string; revision: number }
type Collection = (typeof collections)[number]

const HISTORY_DAYS = 60

describe.each(engines)('on the %s engine', engine => {
  let api: ApiServer
  beforeAll(async () => {
    api = await startApi({ engine, env: { HISTORY_DAYS: String(HISTORY_DAYS) } })
  }, 120_000)
  afterAll(() => api.close())

  const bring = (collection: Collection, body: object, headers = {}) =>
    api.ask<ImportReport>(importCalls(collection).import, { body, headers })
  const undo = (collection: Collection, value: string) =>
    api.ask<UndoneImport>(importCalls(collection).undoImport, { value })
  const listOf = async (collection: Collection) =>
    (await api.ask<Rec[]>(recordCalls(collection).list)).envelope.data ?? []
  const modify = (body: object) => api.ask<Rec>(editCalls(tutor).modify, { body })
  const namesLike = async (prefix: string) =>
    (await listOf(tutor)).map(({ name }) => String(name)).filter(name => name.startsWith(prefix))

  test.each(namedShapes)(
    'of %s: what was taken out comes in again as it was, under a new id',
    async (_name, collection) => {
      const { id: _, ...draft } = fullDraft(collection)
      const { status, envelope } = await bring(collection, { rows: [draft] })
      expect([status, envelope.message]).toEqual([200, '已匯入1項'])
      const [row] = envelope.data?.rows ?? []
      const found = (await listOf(collection)).find(({ id }) => id === row?.id)
      expect(found).toMatchObject({ id: row?.id, revision: 1 })
      const again = await bring(collection, { rows: [found as Rec] })
      expect(again.envelope.data).toMatchObject({ rows: [], unchanged: 1, import: null })
      await undo(collection, String(envelope.data?.import))
      expect((await listOf(collection)).find(({ id }) => id === row?.id)).toBeUndefined()
    },
  )

  test('a dry run says what would change, and writes nothing', async () => {
    const { data } = (await bring(tutor, { rows: [{ name: '試行甲' }] })).envelope
    const id = data?.rows[0]?.id
    const rows = [{ id, job_title: '講師' }, { name: '試行乙' }, { id, name: '試行甲' }]
    const dry = await bring(tutor, { rows: rows.slice(0, 2), dry_run: true })
    expect(dry.envelope.data).toMatchObject({
      problems: [],
      rows: [
        { row: 1, id, action: 'modify', title: '試行甲', changed: ['job_title'] },
        { row: 2, action: 'add', title: '試行乙', changed: [] },
      ],
      unchanged: 0,
      import: null,
    })
    expect(await namesLike('試行')).toEqual(['試行甲'])
  })

  test('one wrong row, and nothing of it is written; every fault is named by its row', async () => {
    const rows = [
      { name: '對的' },
      { name: '', role: 'king' },
      { name: '數字', sort_number: 'first' },
      { id: 'f'.repeat(24), name: '不存在' },
      'not a record',
      { name: '好的', tutor_ids: 1 },
    ]
    const { status, envelope } = await bring(tutor, { rows })
    expect(status).toBe(400)
    expect(envelope.message).toContain('第2項「姓名」：必須填寫')
    expect(envelope.data?.problems.map(({ row, label }) => [row, label])).toEqual([
      [2, '姓名'],
      [2, '身份'],
      [3, '排序'],
      [4, ''],
      [5, ''],
    ])
    expect(await namesLike('對的')).toEqual([])
  })

  test('a unique value may move from one record to another, and is nobody’s twice', async () => {
    const page = (url: string) => ({ category: 'RTF', title: url, url })
    const made = await bring(blog, { rows: [page('/one'), page('/two')] })
    const [one, two] = made.envelope.data?.rows ?? []
    const twice = await bring(blog, { rows: [page('/three'), page('/three'), page('/one')] })
    expect(twice.envelope.data?.problems).toEqual([
      { row: 2, field: 'url', label: '網址', message: '「/three」已被另一項記錄使用' },
      { row: 3, field: 'url', label: '網址', message: '「/one」已被另一項記錄使用' },
    ])
    const swapped = await bring(blog, {
      rows: [
        { id: one?.id, url: '/two' },
        { id: two?.id, url: '/one' },
      ],
    })
    expect(swapped.envelope.data?.problems).toMatchObject([{ row: 1 }])
    const moved = await bring(blog, {
      rows: [{ id: one?.id, url: '/four' }, { id: two?.id, title: '第二' }, page('/one')],
    })
    expect(moved.status).toBe(200)
    expect((await undo(blog, String(moved.envelope.data?.import))).envelope.data?.undone).toBe(3)
    const urls = (await listOf(blog)).map(({ url }) => url)
    expect(urls).toContain('/one')
    expect(urls).not.toContain('/four')
  })

  test('what somebody has changed since it was taken out is not overwritten', async () => {
    const { data } = (await bring(tutor, { rows: [{ name: '同時' }] })).envelope
    const id = data?.rows[0]?.id
    await modify({ id, job_title: '別人的' })
    const { envelope } = await bring(tutor, { rows: [{ id, revision: 1, job_title: '我的' }] })
    expect(envelope.data?.problems).toMatchObject([{ row: 1, message: '匯出之後已被其他人修改' }])
    const same = await bring(tutor, {
      rows: [
        { id, name: '甲' },
        { id, name: '乙' },
      ],
    })
    expect(same.envelope.data?.problems).toMatchObject([{ row: 2 }])
  })

  test('under an id of its sender it comes in once, also after it was taken back', async () => {
    const body = { rows: [{ name: '有號甲' }], id: randomUUID().replaceAll('-', '').slice(0, 24) }
    const first = await bring(tutor, body)
    expect(first.envelope.data?.import).toBe(body.id)
    expect((await bring(tutor, body)).envelope.data).toEqual(first.envelope.data)
    expect(await namesLike('有號')).toHaveLength(1)
    await undo(tutor, body.id)
    expect((await bring(tutor, body)).status).toBe(200)
    expect(await namesLike('有號')).toEqual([])
    const others = [
      bring(tutor, { ...body, rows: [{ name: '有號乙' }] }),
      bring(blog, body),
      bring(tutor, { ...body, id: 'mine' }),
    ]
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([400, 400, 400])
  })

  test('it is undone for as long as the trail lists it', async () => {
    const { data } = (await bring(tutor, { rows: [{ name: '上月' }] })).envelope
    await api.later(TRASH_DAYS + 1)
    expect((await undo(tutor, String(data?.import))).envelope.data).toEqual({ undone: 1, left: [] })
    expect(await namesLike('上月')).toEqual([])
  })

  test('sent again when nobody undoes it any more, it is what it was, and takes nothing away', async () => {
    const body = { rows: [{ name: '久遠' }], id: randomUUID().replaceAll('-', '').slice(0, 24) }
    const first = await bring(tutor, body)
    await api.later(HISTORY_DAYS + 1)
    expect((await bring(tutor, body)).envelope.data).toEqual(first.envelope.data)
    expect(await namesLike('久遠')).toHaveLength(1)
    const { status, envelope } = await undo(tutor, body.id)
    expect([status, envelope.message]).toEqual([400, '這次匯入已超出保存期限，不能復原'])
  })

  test('sent twice with one key it has one effect, and the first answer', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const rows = [{ name: '一次甲' }, { name: '一次乙' }]
    const first = await bring(tutor, { rows }, headers)
    const [, second] = await Promise.all([1, 2].map(() => bring(tutor, { rows }, headers)))
    expect(second?.envelope.data).toEqual(first.envelope.data)
    expect(await namesLike('一次')).toHaveLength(2)
    const other = await bring(tutor, { rows: [{ name: '一次丙' }] }, headers)
    expect(other.status).toBe(400)
  })

  test('it is taken back as a whole, but for what somebody has changed since', async () => {
    const before = await bring(tutor, { rows: [{ name: '復原甲' }, { name: '復原乙' }] })
    const [first, second] = before.envelope.data?.rows ?? []
    const rows = [
      { id: first?.id, job_title: '新' },
      { id: second?.id, job_title: '新' },
      { name: '復原丙' },
    ]
    const made = await bring(tutor, { rows })
    await modify({ id: second?.id, major: '會計' })
    const { envelope } = await undo(tutor, String(made.envelope.data?.import))
    expect(envelope.data).toEqual({ undone: 2, left: [{ id: second?.id, title: '復原乙' }] })
    const left = (await listOf(tutor)).filter(({ name }) => String(name).startsWith('復原'))
    expect(left.map(({ name, job_title, revision }) => [name, job_title, revision]).sort()).toEqual(
      [
        ['復原乙', '新', 3],
        ['復原甲', null, 3],
      ],
    )
    const again = await undo(tutor, String(made.envelope.data?.import))
    expect(again.envelope.data).toEqual({ undone: 0, left: [] })
    expect((await undo(blog, String(made.envelope.data?.import))).status).toBe(404)
    expect((await undo(tutor, 'f'.repeat(24))).status).toBe(404)
  })

  test('visitors see it at once, its revisions say so, and so does the trail', async () => {
    const { data } = (await bring(tutor, { rows: [{ name: '看得見' }] })).envelope
    const value = data?.rows[0]?.id
    const seen = await api.ask<Rec[]>(recordCalls(tutor).list, { token: null })
    expect(seen.envelope.data?.map(({ name }) => name)).toContain('看得見')
    await bring(tutor, { rows: [{ id: value, job_title: '院長' }] })
    const kept = await api.ask<Rec[]>(trashCalls(tutor).listRevisions, { value })
    expect(kept.envelope.data?.map(({ revision }) => revision)).toEqual([2, 1])
    expect(kept.envelope.data?.[0]).toMatchObject({ updated_fields: ['job_title'] })
    const trail = (await api.ask<AuditEntry[]>(auditCalls.listAudit)).envelope.data
    expect(trail).toContainEqual(expect.objectContaining({ title: '看得見', action: 'add' }))
  })

  test('2,000 rows come in; more are refused, and so is what is no list', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ name: `大量${index}` }))
    const { status, envelope } = await bring(tutor, { rows: many(2_000) })
    expect(status).toBe(200)
    expect(await namesLike('大量')).toHaveLength(2_000)
    expect((await undo(tutor, String(envelope.data?.import))).envelope.data?.undone).toBe(2_000)
    expect(await namesLike('大量')).toEqual([])
    expect((await bring(tutor, { rows: many(2_001) })).status).toBe(400)
    for (const rows of [undefined, [], {}, 'x', 7]) {
      expect((await bring(tutor, { rows })).status).toBe(400)
    }
    expect((await bring(tutor, { rows: [{ name: '甲' }], dry_run: 'yes' })).status).toBe(400)
    const large = Array.from({ length: 2_000 }, () => ({
      name: '甲',
      introduction: 'x'.repeat(11_000),
    }))
    expect((await bring(tutor, { rows: large })).status).toBe(413)
  }, 60_000)

  test('an editor may, a visitor may not', async () => {
    const { status } = await api.ask(importCalls(tutor).import, {
      body: { rows: [{ name: '訪客' }] },
      token: null,
    })
    expect(status).toBe(401)
  })
})
