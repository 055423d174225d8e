/** Idempotency-Keys: of a record that is written again and again, and of what is brought in at once. */
import { randomUUID } from 'node:crypto'
import { mongo } from 'mongoose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allDraftCalls, draftCalls } from '#contract/calls/drafts.ts'
import { editCalls } from '#contract/calls/edits.ts'
import { importCalls } from '#contract/calls/imports.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { trashCalls } from '#contract/calls/trash.ts'
import { courses } from '#contract/collections/course.ts'
import { latestNotice } from '#contract/collections/latestNotice.ts'
import { tutor } from '#contract/collections/tutor.ts'
import type { ImportReport, UndoneImport } from '#contract/importing.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
import { engines } from '../engines.ts'

const WRITES = 120
const keys = Array.from({ length: WRITES + 2 }, () => randomUUID())
const MOST = 101

describe.each(engines)('on %s', engine => {
  let api: ApiServer
  beforeAll(async () => {
    api = await startApi({ engine })
  }, 60_000)
  afterAll(() => api.close())

  test('a record carries a limited number of them, and each has its one effect all the same', async () => {
    const add = { body: { title: '通告' } }
    const { envelope } = await api.ask<{ id: string }>(editCalls(latestNotice).add, add)
    const id = envelope.data?.id ?? ''
    const write = (number: number, title = `第 ${number} 次`) =>
      api.ask<{ revision: number; title: string }>(editCalls(latestNotice).modify, {
        body: { id, title },
        headers: { 'Idempotency-Key': keys[number] ?? '' },
      })
    for (let number = 1; number <= WRITES; number += 1) {
      expect((await write(number)).status).toBe(200)
    }

    const client = await new mongo.MongoClient(await api.databaseUri()).connect()
    const stored = await client.db('school').collection(latestNotice.name).findOne({})
    await client.close()
    expect(stored?.receipts.length).toBeLessThan(MOST)

    for (const number of [1, 20, WRITES]) {
      const { status, envelope: again } = await write(number)
      expect([status, again.data]).toMatchObject([
        200,
        { revision: number + 1, title: `第 ${number} 次` },
      ])
      expect((await write(number, '另一個標題')).status).toBe(400)
    }
    const newest = await write(WRITES + 1)
    expect(newest.envelope.data?.revision).toBe(WRITES + 2)
  })

  test('what was added once is not added again after it was deleted for good', async () => {
    const body = { title: '通告', id: 'ab'.repeat(12) }
    const headers = { 'Idempotency-Key': randomUUID() }
    const add = (asking = {}) => api.ask(editCalls(latestNotice).add, { body, ...asking })
    expect((await add({ headers })).status).toBe(200)
    await api.ask(editCalls(latestNotice).delete, { value: body.id })
    await api.ask(trashCalls(latestNotice).purge, { value: body.id })
    const again = await add({ headers })
    expect([again.status, again.envelope.message]).toEqual([404, '這項記錄已被永久刪除'])
    expect((await add()).status).toBe(200)
    expect((await add({ headers })).status).toBe(200)
  })

  test('an edit that comes again takes nothing from a draft that its record has not by now', async () => {
    const { envelope } = await api.ask<{ id: string }>(editCalls(latestNotice).add, {
      body: { title: '通告' },
    })
    const id = envelope.data?.id
    const headers = { 'Idempotency-Key': randomUUID() }
    const publish = () =>
      api.ask(editCalls(latestNotice).modify, { body: { id, title: '停課' }, headers })
    await publish()
    await api.ask(editCalls(latestNotice).modify, { body: { id, title: '復課' } })
    await api.ask(draftCalls(latestNotice).modifyDraft, { body: { id, title: '停課' } })
    expect((await publish()).envelope.data).toMatchObject({ revision: 2, title: '停課' })
    const drafts = await api.ask(allDraftCalls.listDrafts)
    expect(drafts.envelope.data?.LatestNotice).toMatchObject([{ id, title: '停課' }])
  })

  test('one whose revision is not kept any more is answered with the record as it is now', async () => {
    const { envelope } = await api.ask<{ id: string }>(editCalls(latestNotice).add, {
      body: { title: '通告' },
    })
    const write = (title: string, key: string) =>
      api.ask<{ revision: number }>(editCalls(latestNotice).modify, {
        body: { id: envelope.data?.id, title },
        headers: { 'Idempotency-Key': key },
      })
    const key = randomUUID()
    await write('一', key)
    await write('二', randomUUID())
    const client = await new mongo.MongoClient(await api.databaseUri()).connect()
    await client.db('school').collection('revisions').deleteMany({ record: envelope.data?.id })
    await client.close()
    const again = await write('一', key)
    expect([again.status, again.envelope.data]).toMatchObject([200, { revision: 3, title: '二' }])
  })

  test('a draft that comes again gets the first answer, whatever others have taken or deleted meanwhile', async () => {
    const course = async (title: string) =>
      (await api.ask<{ id: string }>(editCalls(courses.single).add, { body: { title } })).envelope
        .data?.id
    const [id, other] = [await course('甲'), await course('乙')]
    const headers = { 'Idempotency-Key': randomUUID() }
    const discarding = { 'Idempotency-Key': randomUUID() }
    const { modifyDraft, deleteDraft } = draftCalls(courses.single)
    const save = () => api.ask(modifyDraft, { body: { id, course_code: 'C1' }, headers })
    const discard = () => api.ask(deleteDraft, { value: id, headers: discarding })
    const first = await save()
    await api.ask(editCalls(courses.single).modify, { body: { id: other, course_code: 'C1' } })
    expect((await save()).envelope).toEqual(first.envelope)
    expect((await discard()).status).toBe(200)
    await api.ask(editCalls(courses.single).delete, { value: id })
    expect((await save()).envelope).toEqual(first.envelope)
    expect((await discard()).status).toBe(200)
    const unknown = { body: { id, course_code: 'C2' }, headers }
    expect((await api.ask(modifyDraft, unknown)).status).toBe(400)
  })

  describe('an import', () => {
    const key = () => ({ 'Idempotency-Key': randomUUID() })
    const bring = (collection: typeof tutor | typeof latestNotice, body: object, headers = {}) =>
      api.ask<ImportReport>(importCalls(collection).import, { body, headers })
    const undo = (value: unknown, headers: Record<string, string>) =>
      api.ask<UndoneImport>(importCalls(tutor).undoImport, { value: String(value), headers })
    const add = (body: object, headers: Record<string, string>) =>
      api.ask(editCalls(tutor).add, { body, headers })

    test('whose key was used for it, or for a record, goes with nothing else', async () => {
      const [headers, used] = [key(), key()]
      const body = { rows: [{ name: '甲' }], id: 'a'.repeat(24) }
      const first = await bring(tutor, body, headers)
      expect((await bring(tutor, body, headers)).envelope).toEqual(first.envelope)
      await add({ name: '乙' }, used)
      const others = [
        await bring(tutor, { rows: [{ name: '丙' }], id: 'b'.repeat(24) }, headers),
        await bring(latestNotice, { rows: [{ title: '丁' }] }, headers),
        await undo(body.id, headers),
        await add({ name: '戊' }, headers),
        await bring(tutor, { rows: [{ name: '己' }] }, used),
      ]
      expect(others.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
      const { envelope } = await api.ask<{ name: string }[]>(recordCalls(tutor).list)
      expect(envelope.data?.map(({ name }) => name).sort()).toEqual(['乙', '甲'])
    })

    test('that is undone again with the same key gets the first answer; with another, that it is undone', async () => {
      const { data } = (await bring(tutor, { rows: [{ name: '一' }, { name: '二' }] })).envelope
      const [, changed] = data?.rows ?? []
      const change = { body: { id: changed?.id, major: '會計' } }
      await api.ask(editCalls(tutor).modify, change)
      const headers = key()
      const first = await undo(data?.import, headers)
      expect(first.envelope.data).toEqual({ undone: 1, left: [{ id: changed?.id, title: '二' }] })
      expect((await undo(data?.import, headers)).envelope).toEqual(first.envelope)
      expect((await undo(data?.import, key())).envelope.data).toEqual({ undone: 0, left: [] })
      const other = await bring(tutor, { rows: [{ name: '三' }] })
      expect((await undo(other.envelope.data?.import, headers)).status).toBe(400)
    })
  })
})
