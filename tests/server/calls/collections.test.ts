/**
 * One behaviour suite over EVERY collection and both engines: what the wire format says of
 * records holds for each of them, because nothing in the server knows them apart.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { recordCalls } from '#contract/calls/records.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
import { engines } from '../engines.ts'
import { namedShapes } from '../shapes.ts'
import { fullDraft, leastDraft } from './sampleDrafts.ts'

type Rec = Record<string, unknown> & { id: string; revision: number }

const UNKNOWN_ID = 'ffffffffffffffffffffffff'

describe.each(engines)('on the %s engine', engine => {
  let api: ApiServer
  beforeAll(async () => {
    api = await startApi({ engine })
  }, 120_000)
  afterAll(() => api.close())

  describe.each(namedShapes)('%s', (_name, collection: AnyCollection) => {
    const call = (verb: 'list' | 'byId' | 'add' | 'modify' | 'delete') =>
      ({ ...recordCalls(collection), ...editCalls(collection) })[verb]
    const add = async (draft: object = fullDraft(collection)): Promise<Rec> => {
      const { status, envelope } = await api.ask<Rec>(call('add'), { body: draft })
      expect([status, envelope.message]).toEqual([200, '已新增'])
      return envelope.data as Rec
    }
    const get = async (id: string) =>
      (await api.ask<Rec>(call('byId'), { value: id })).envelope.data
    const modify = (body: object, headers = {}) => api.ask<Rec>(call('modify'), { body, headers })
    const title = (words: string) => ({ [collection.title]: words })

    test('a record answers every field as it was given, and what the server computes', async () => {
      const draft = fullDraft(collection)
      const record = await add(draft)
      expect(record).toMatchObject(draft)
      expect(record.id).toMatch(/^[0-9a-f]{24}$/)
      expect(record.revision).toBe(1)
      expect(record.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+08:00$/)
      expect(record.updated_at).toBe(record.created_at)
      expect(record.assets).toEqual({})
      const declared = Object.keys(collection.fields)
      const computed = ['id', 'revision', 'created_at', 'updated_at', 'assets']
      expect(Object.keys(record).sort()).toEqual([...declared, ...computed].sort())
      expect(await get(record.id)).toEqual(record)
    })

    test('the needed fields alone make a record; each of them is missed by its label', async () => {
      const least = leastDraft(collection)
      await add(least)
      for (const name of Object.keys(least)) {
        const { [name]: _, ...rest } = least
        const { status, envelope } = await api.ask(call('add'), { body: rest })
        expect(status).toBe(400)
        expect(envelope.message).toContain(`${collection.fields[name]?.label}：必須填寫`)
      }
    })

    test('what GET answers, modify accepts unchanged', async () => {
      const record = await add()
      const { status, envelope } = await modify(record)
      expect([status, envelope.data]).toEqual([200, record])
    })

    test('an older edit cannot overwrite a newer one, and is told what stands now', async () => {
      const { id, revision } = await add()
      const newer = await modify({ id, revision, ...title('較新') })
      expect(newer.envelope.data?.revision).toBe(2)
      const older = await modify({ id, revision, ...title('較舊') })
      expect([older.status, older.envelope.success]).toEqual([409, false])
      expect(older.envelope.data).toEqual(newer.envelope.data)
      expect(await get(id)).toEqual(newer.envelope.data)
    })

    test('of twenty edits of one revision at once, one wins', async () => {
      const { id, revision } = await add()
      const edits = Array.from({ length: 20 }, (_, n) =>
        modify({ id, revision, ...title(`第${n}`) }),
      )
      const statuses = (await Promise.all(edits)).map(({ status }) => status)
      expect(statuses.filter(status => status === 200)).toHaveLength(1)
      expect(statuses.filter(status => status === 409)).toHaveLength(19)
    })

    test('without a revision the last writer wins, and none is lost', async () => {
      const { id } = await add()
      const edits = Array.from({ length: 10 }, (_, n) => modify({ id, ...title(`第${n}`) }))
      for (const { status } of await Promise.all(edits)) expect(status).toBe(200)
      expect((await get(id))?.revision).toBe(11)
    })

    test('null clears an optional field and is refused for a required one', async () => {
      const { id } = await add()
      for (const [name, field] of Object.entries(collection.fields)) {
        const { status, envelope } = await modify({ id, [name]: null })
        const label = `${name} of ${collection.name}`
        expect(status, label).toBe(field.required ? 400 : 200)
        if (field.required) expect(envelope.message).toBe(`${field.label}：必須填寫`)
        else if (field.kind !== 'flag') expect(envelope.data?.[name] ?? []).toEqual([])
      }
    })

    test('computed and unknown fields that are sent are ignored', async () => {
      const record = await add({
        ...fullDraft(collection),
        revision: 7,
        created_at: '2001-01-01T00:00:00+08:00',
        assets: { x: 1 },
        deleted_at: '2001-01-01T00:00:00+08:00',
        receipts: [],
        nobody_knows: true,
      })
      expect(record.revision).toBe(1)
      expect(String(record.created_at)).not.toContain('2001')
      expect(record.assets).toEqual({})
      expect(record).not.toHaveProperty('nobody_knows')
    })

    test('a client may choose the id; adding the same again changes nothing', async () => {
      const id = randomUUID().replaceAll('-', '').slice(0, 24)
      const draft = { ...leastDraft(collection), id }
      const first = await add(draft)
      expect(first.id).toBe(id)
      expect(await add(draft)).toEqual(first)
      const other = await api.ask<Rec>(call('add'), {
        body: { ...draft, ...title('另一內容') },
      })
      expect([other.status, other.envelope.data]).toEqual([409, first])
      await api.ask(call('delete'), { value: id })
      expect((await api.ask(call('add'), { body: draft })).status).toBe(409)
    })

    test('a request sent twice under one key has one effect and one answer', async () => {
      const key = { 'Idempotency-Key': randomUUID() }
      const draft = fullDraft(collection)
      const first = await api.ask<Rec>(call('add'), { body: draft, headers: key })
      const id = first.envelope.data?.id ?? ''
      const change = { 'Idempotency-Key': randomUUID() }
      const changed = await modify({ id, ...title('一次') }, change)
      await modify({ id, ...title('別人') })
      const again = await api.ask<Rec>(call('add'), { body: draft, headers: key })
      expect([again.status, again.envelope.data]).toEqual([200, first.envelope.data])
      const changedAgain = await modify({ id, ...title('一次') }, change)
      expect(changedAgain.envelope).toEqual(changed.envelope)
      expect(await get(id)).toMatchObject({ revision: 3, ...title('別人') })
    })

    test('one key arriving ten times at once has one effect', async () => {
      const { id } = await add()
      const key = { 'Idempotency-Key': randomUUID() }
      const sent = Array.from({ length: 10 }, () => modify({ id, ...title('同時') }, key))
      const answers = await Promise.all(sent)
      for (const { envelope } of answers) expect(envelope).toEqual(answers[0]?.envelope)
      expect((await get(id))?.revision).toBe(2)
    })

    test('a key used for other content is refused, on the same record and on another', async () => {
      const [one, two] = [await add(), await add()]
      const key = { 'Idempotency-Key': randomUUID() }
      await modify({ id: one.id, ...title('原來') }, key)
      for (const { id } of [one, two]) {
        const { status, envelope } = await modify({ id, ...title('不同') }, key)
        expect(status).toBe(400)
        expect(envelope.message).toContain('Idempotency-Key')
      }
      expect(await get(two.id)).toEqual(two)
    })

    test('a key whose request had no effect may be used again', async () => {
      const { id, revision } = await add()
      await modify({ id, ...title('較新') })
      const key = { 'Idempotency-Key': randomUUID() }
      expect((await modify({ id, revision, ...title('較舊') }, key)).status).toBe(409)
      expect((await modify({ id, revision: 2, ...title('合併') }, key)).status).toBe(200)
    })

    test('a deleted record is gone for every call; deleting it again changes nothing', async () => {
      const { id } = await add()
      for (const _ of [1, 2]) {
        const { status, envelope } = await api.ask(call('delete'), { value: id })
        expect([status, envelope.success, envelope.data]).toEqual([200, true, null])
      }
      expect((await api.ask(call('byId'), { value: id })).status).toBe(404)
      expect((await modify({ id, ...title('復活') })).status).toBe(404)
      const { envelope } = await api.ask<Rec[]>(call('list'))
      expect(envelope.data?.some(record => record.id === id)).toBe(false)
      expect((await api.ask(call('delete'), { value: UNKNOWN_ID })).status).toBe(404)
    })

    test('nothing that follows a link can delete, and HEAD never does', async () => {
      const { id } = await add()
      const headers = { 'Sec-Fetch-Mode': 'navigate' }
      const crossSite = { 'Sec-Fetch-Site': 'cross-site' }
      expect((await api.ask(call('delete'), { value: id, headers })).status).toBe(403)
      expect((await api.ask(call('delete'), { value: id, headers: crossSite })).status).toBe(403)
      expect((await api.ask(call('delete'), { value: id, token: null })).status).toBe(401)
      const head = await api.ask(call('delete'), { value: id, method: 'HEAD' })
      expect(head.status).toBe(405)
      const post = await api.ask(call('delete'), { value: id, method: 'POST' })
      expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET'])
      expect((await get(id))?.id).toBe(id)
    })

    test('every writing call needs a valid token, and a wrong one is refused on reads too', async () => {
      const { id } = await add()
      for (const token of [null, 'wrong', 'a'.repeat(43)]) {
        const added = await api.ask(call('add'), { body: fullDraft(collection), token })
        const changed = await api.ask(call('modify'), { body: { id, ...title('外人') }, token })
        expect([added.status, changed.status]).toEqual([401, 401])
      }
      const read = await api.ask(call('list'), { token: 'wrong' })
      expect([read.status, read.envelope.data]).toEqual([401, null])
    })

    test('answers say who may keep them', async () => {
      const staff = await api.ask(call('list'))
      expect(staff.headers.get('cache-control')).toBe('private, no-store')
      expect(staff.headers.get('vary')).toContain('Authorization')
      const visitor = await api.ask(call('list'), { token: null })
      expect(visitor.headers.get('cache-control')).toBe('no-cache')
    })

    test('a fault in any call is a 4xx in the envelope', async () => {
      const asked = [
        api.ask(call('byId'), { value: UNKNOWN_ID }),
        api.ask(call('byId'), { value: 'not-an-id' }),
        api.ask(call('modify'), { body: { id: UNKNOWN_ID, ...title('無') } }),
        api.ask(call('modify'), { body: { ...title('無') } }),
        api.ask(call('modify'), { body: { id: UNKNOWN_ID, revision: '1' } }),
      ]
      const statuses = (await Promise.all(asked)).map(({ status, envelope }) => {
        const named = { field: expect.any(String), rule: expect.any(String) }
        const data = status === 400 ? { issues: [named] } : null
        expect(envelope).toMatchObject({ success: false, data })
        return status
      })
      expect(statuses).toEqual([404, 400, 404, 400, 400])
    })
  })
})
