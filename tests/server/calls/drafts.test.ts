/** A draft stands beside its record: nobody but staff sees it, until it is published in one step. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit.ts'
import { auditCalls } from '#contract/calls/audit.ts'
import { allDraftCalls, draftCalls } from '#contract/calls/drafts.ts'
import { editCalls } from '#contract/calls/edits.ts'
import { importCalls } from '#contract/calls/imports.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { trashCalls } from '#contract/calls/trash.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { latestNotice } from '#contract/collections/latestNotice.ts'
import { tutor } from '#contract/collections/tutor.ts'
import type {
  PreviewLink,
  RecordDraft,
  RecordDrafts,
  SharedPreview,
} from '#contract/recordDraft.ts'
import { ADMIN, type ApiServer, startApi } from '../apiServer.ts'
import { engines } from '../engines.ts'
import { namedShapes } from '../shapes.ts'
import { fullDraft } from './sampleDrafts.ts'

type Rec = Record<string, unknown> & { id: string; revision: number }

describe.each(engines)('on the %s engine', engine => {
  let api: ApiServer
  beforeAll(async () => {
    api = await startApi({ engine })
  }, 120_000)
  afterAll(() => api.close())

  const added = async (collection: AnyCollection, draft = fullDraft(collection)) =>
    (await api.ask<Rec>(editCalls(collection).add, { body: draft })).envelope.data as Rec
  const current = async (collection: AnyCollection, id: string) =>
    (await api.ask<Rec>(recordCalls(collection).byId, { value: id })).envelope.data
  const save = (collection: AnyCollection, body: object, headers = {}) =>
    api.ask<RecordDraft>(draftCalls(collection).modifyDraft, { body, headers })
  const drafts = async (collection: AnyCollection) =>
    (await api.ask<RecordDrafts>(allDraftCalls.listDrafts)).envelope.data?.[collection.name]

  test.each(namedShapes)(
    'a draft of %s leaves its record as it is, and is the record as it would be',
    async (_name, collection) => {
      const record = await added(collection)
      const { title } = collection
      const { status, envelope } = await save(collection, { id: record.id, [title]: '/draft' })
      expect(status).toBe(200)
      const { updated_at: _, ...rest } = record
      expect(envelope.data).toMatchObject({
        ...rest,
        [title]: '/draft',
        updated_by: 'admin',
        updated_fields: [title],
      })
      expect(await current(collection, record.id)).toEqual(record)
      expect(await drafts(collection)).toEqual([envelope.data])
      const byVisitor = await api.ask(recordCalls(collection).byId, {
        value: record.id,
        token: null,
      })
      expect(JSON.stringify(byVisitor.envelope)).not.toContain('/draft')
    },
  )

  test('published, it is one revision of the record, and no draft any more', async () => {
    const record = await added(tutor, { name: '陳老師', job_title: '講師' })
    const { id } = record
    await save(tutor, { id, name: '陳大文老師', job_title: '高級講師' })
    const body = { id, revision: 1, name: '陳大文老師', job_title: '高級講師' }
    const { envelope } = await api.ask<Rec>(editCalls(tutor).modify, { body })
    expect(envelope.data).toMatchObject({ ...body, revision: 2 })
    expect((await drafts(tutor))?.filter(draft => draft.id === id)).toEqual([])
    // What is changed later does not bring it back.
    await api.ask(editCalls(tutor).modify, { body: { id, name: '另一位' } })
    expect((await drafts(tutor))?.filter(draft => draft.id === id)).toEqual([])
  })

  test('what was published of it is gone from it, and the rest stays', async () => {
    const { id } = await added(tutor, { name: '李老師', job_title: '講師' })
    await save(tutor, { id, name: '李小文老師', job_title: '教授' })
    await api.ask(editCalls(tutor).modify, { body: { id, name: '李小文老師' } })
    const [draft] = (await drafts(tutor))?.filter(each => each.id === id) ?? []
    expect(draft).toMatchObject({ job_title: '教授', updated_fields: ['job_title'] })
  })

  test('what an import makes of its record is no draft any more either', async () => {
    const { id } = await added(tutor, { name: '吳老師', job_title: '講師' })
    await save(tutor, { id, name: '吳小文老師', job_title: '教授' })
    const body = { rows: [{ id, name: '吳小文老師' }] }
    await api.ask(importCalls(tutor).import, { body })
    // What is changed later does not bring it back.
    await api.ask(editCalls(tutor).modify, { body: { id, name: '另一位' } })
    const [draft] = (await drafts(tutor))?.filter(each => each.id === id) ?? []
    expect(draft).toMatchObject({ name: '另一位', updated_fields: ['job_title'] })
  })

  test('an older edit of it is refused with what stands now', async () => {
    const { id } = await added(tutor, { name: '何老師', job_title: '講師' })
    const first = await save(tutor, { id, revision: 0, name: '何一' })
    expect(first.status).toBe(200)
    const begunFromNone = await save(tutor, { id, revision: 0, name: '何二' })
    expect([begunFromNone.status, begunFromNone.envelope.data]).toEqual([409, first.envelope.data])
    const revision = first.envelope.data?.revision
    const second = await save(tutor, { id, revision, name: '何三' })
    expect(second.envelope.data).toMatchObject({ name: '何三' })
    const older = await save(tutor, { id, revision, job_title: '教授' })
    expect([older.status, older.envelope.data]).toEqual([409, second.envelope.data])
  })

  test('the same edit sent twice has one effect', async () => {
    const { id } = await added(tutor, { name: '黃老師' })
    const headers = { 'Idempotency-Key': randomUUID() }
    const first = await save(tutor, { id, revision: 0, name: '黃一' }, headers)
    await save(tutor, { id, name: '黃二' })
    const again = await save(tutor, { id, revision: 0, name: '黃一' }, headers)
    expect(again.envelope.data).toEqual(first.envelope.data)
    expect((await drafts(tutor))?.find(each => each.id === id)).toMatchObject({ name: '黃二' })
  })

  test('discarded, it is gone, and another one may be begun', async () => {
    const { id } = await added(tutor, { name: '吳老師' })
    const { envelope } = await save(tutor, { id, name: '吳一' })
    const discard = (headers = {}) =>
      api.ask(draftCalls(tutor).deleteDraft, { value: id, body: {}, headers })
    const foreign = await discard({ 'If-Match': '"7"' })
    expect([foreign.status, foreign.envelope.data]).toEqual([409, envelope.data])
    expect((await discard()).status).toBe(200)
    expect((await discard()).status).toBe(200)
    expect((await drafts(tutor))?.filter(draft => draft.id === id)).toEqual([])
    expect((await save(tutor, { id, revision: 0, name: '吳二' })).status).toBe(200)
  })

  test('of a record that is deleted it is not listed, and comes back with it', async () => {
    const { id } = await added(tutor, { name: '鄭老師' })
    await save(tutor, { id, name: '鄭一' })
    await api.ask(editCalls(tutor).delete, { value: id })
    expect((await drafts(tutor))?.filter(draft => draft.id === id)).toEqual([])
    expect((await save(tutor, { id, name: '鄭二' })).status).toBe(404)
    await api.ask(trashCalls(tutor).restore, { value: id })
    expect((await drafts(tutor))?.find(each => each.id === id)).toMatchObject({ name: '鄭一' })
  })

  test('of a record that is deleted for good nothing is kept', async () => {
    const { id } = await added(tutor, { name: '周老師' })
    await save(tutor, { id, name: '周一' })
    await api.ask(editCalls(tutor).delete, { value: id })
    await api.ask(trashCalls(tutor).purge, { value: id, body: {} })
    await added(tutor, { id, name: '周二' })
    expect((await drafts(tutor))?.filter(draft => draft.id === id)).toEqual([])
  })

  test('the trail says who saved and who discarded one, and that a record was published', async () => {
    const { id } = await added(tutor, { name: '鄧老師' })
    await save(tutor, { id, job_title: '甲' })
    await api.ask(draftCalls(tutor).deleteDraft, { value: id, body: {} })
    await save(tutor, { id, job_title: '乙' })
    await api.ask(editCalls(tutor).modify, { body: { id, job_title: '乙' } })
    const { envelope } = await api.ask<AuditEntry[]>(auditCalls.listAudit)
    const own = envelope.data?.filter(({ record }) => record === id) ?? []
    expect(own.map(({ action }) => action).sort()).toEqual([
      'add',
      'draft',
      'draft',
      'draftDiscarded',
      'modify',
    ])
    for (const entry of own) expect(entry).toMatchObject({ collection: 'Tutor', title: '鄧老師' })
  })

  test('a draft is refused what its record would be refused, by the field’s label', async () => {
    const { id } = await added(tutor, { name: '馮老師' })
    const { status, envelope } = await save(tutor, { id, name: '', sort_number: 'x' })
    expect(status).toBe(400)
    expect(envelope.message).toContain('姓名：必須填寫')
    for (const revision of [-1, 0.5, '0', {}]) {
      expect((await save(tutor, { id, revision, name: '馮' })).status).toBe(400)
    }
    expect((await save(tutor, { id: 'f'.repeat(24), name: '馮' })).status).toBe(404)
  })

  test('a special notice that has a draft does not open again', async () => {
    const { id } = await added(latestNotice, { title: '颱風停課', special: true })
    const before = await api.ask<Rec[]>(recordCalls(latestNotice).list, { token: null })
    await save(latestNotice, { id, title: '颱風停課（更新）' })
    const after = await api.ask<Rec[]>(recordCalls(latestNotice).list, { token: null })
    expect(after.envelope.data).toEqual(before.envelope.data)
  })

  describe('the link to a preview', () => {
    const share = async (collection: AnyCollection, id: string) =>
      api.ask<PreviewLink>(draftCalls(collection).shareDraft, { value: id, body: {} })
    const open = (token: string) =>
      api.ask<SharedPreview>(allDraftCalls.draftByToken, { value: token, token: null })

    test('shows who has it the record as it would be, for 24 hours', async () => {
      const { id } = await added(tutor, { name: '林老師', enabled: false })
      await save(tutor, { id, name: '林一' })
      const { envelope } = await share(tutor, id)
      const { token = '', expires_at = '' } = envelope.data ?? {}
      const shown = await open(token)
      expect(shown.headers.get('cache-control')).toContain('no-store')
      expect(shown.envelope.data).toMatchObject({
        collection: 'Tutor',
        record: { id, name: '林一' },
      })
      expect(new Date(expires_at).getTime() - api.site.now().getTime()).toBeCloseTo(
        24 * 3_600_000,
        -4,
      )
      api.advance(24 * 3_600_000 - 60_000)
      expect((await open(token)).status).toBe(200)
      api.advance(61_000)
      expect((await open(token)).status).toBe(404)
      api.token = (await api.site.access.login({ ...ADMIN, address: '127.0.0.1' })).token
    })

    test('is signed: nobody else makes one', async () => {
      const { id } = await added(tutor, { name: '梁老師' })
      const { envelope } = await share(tutor, id)
      const token = envelope.data?.token ?? ''
      const [header = '', payload = '', signature = ''] = token.split('.')
      const other = Buffer.from(
        Buffer.from(payload, 'base64url').toString().replace('Tutor', 'News'),
      ).toString('base64url')
      const none = Buffer.from('{"alg":"none"}').toString('base64url')
      const forged = [
        `${header}.${other}.${signature}`,
        `${none}.${payload}.`,
        `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
        'x'.repeat(5_000),
        '',
      ]
      for (const each of forged) expect((await open(each)).status).toBe(404)
    })

    test('is given for records that are there, to staff alone', async () => {
      expect((await share(tutor, 'f'.repeat(24))).status).toBe(404)
      const { id } = await added(tutor, { name: '蘇老師' })
      const asked = { value: id, body: {}, token: null }
      expect((await api.ask(draftCalls(tutor).shareDraft, asked)).status).toBe(401)
    })
  })
})
