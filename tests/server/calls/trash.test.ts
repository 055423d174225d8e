/** What is deleted can be brought back, and a delete may name the revision it is meant for. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { trashCalls } from '#contract/calls/trash.ts'
import { blog } from '#contract/collections/blog.ts'
import type { collections } from '#contract/collections/index.ts'
import { TRASH_DAYS } from '#contract/retention.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
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

  const added = async (collection: (typeof collections)[number], draft = fullDraft(collection)) =>
    (await api.ask<Rec>(editCalls(collection).add, { body: draft })).envelope.data as Rec

  test.each(namedShapes)(
    'a deleted %s is listed with who deleted it, and comes back as it was',
    async (_name, collection) => {
      const record = await added(collection)
      await api.ask(editCalls(collection).delete, { value: record.id })
      const deleted = await api.ask<Rec[]>(trashCalls(collection).listDeleted)
      expect(deleted.envelope.data?.[0]).toMatchObject({ id: record.id, deleted_by: 'admin' })
      const restored = await api.ask<Rec>(trashCalls(collection).restore, { value: record.id })
      expect(restored.status).toBe(200)
      expect(restored.envelope.data).toEqual({
        ...record,
        revision: 3,
        updated_at: restored.envelope.data?.updated_at,
      })
      const again = await api.ask<Rec>(trashCalls(collection).restore, { value: record.id })
      expect(again.envelope.data).toEqual(restored.envelope.data)
      expect((await api.ask<Rec[]>(trashCalls(collection).listDeleted)).envelope.data).toEqual([])
    },
  )

  test('restoring onto a unique value that another has by now is refused by its label', async () => {
    const first = await added(blog, { category: 'RTF', url: '/taken' })
    await api.ask(editCalls(blog).delete, { value: first.id })
    await added(blog, { category: 'RTF', url: '/taken' })
    const { status, envelope } = await api.ask(trashCalls(blog).restore, { value: first.id })
    expect([status, envelope.message]).toEqual([400, '網址：已被另一項記錄使用'])
  })

  test('the same restore sent twice has one effect, even with a delete in between', async () => {
    const { id } = await added(blog, { category: 'RTF', url: '/twice' })
    const headers = { 'Idempotency-Key': randomUUID() }
    const remove = () => api.ask(editCalls(blog).delete, { value: id })
    const restore = () => api.ask<Rec>(trashCalls(blog).restore, { value: id, headers })
    await remove()
    const first = await restore()
    await remove()
    expect((await restore()).envelope.data).toEqual(first.envelope.data)
    expect((await api.ask(recordCalls(blog).byId, { value: id })).status).toBe(404)
  })

  test('a delete meant for an older revision is a conflict that carries the record', async () => {
    const { id } = await added(blog, { category: 'RTF', url: '/newer' })
    const newer = await api.ask<Rec>(editCalls(blog).modify, { body: { id, title: '較新' } })
    const remove = (revision: string) =>
      api.ask(editCalls(blog).delete, { value: id, headers: { 'If-Match': revision } })
    const { status, envelope } = await remove('"1"')
    expect([status, envelope.data]).toEqual([409, newer.envelope.data])
    expect((await remove('1')).status).toBe(400)
    expect((await remove('"2"')).status).toBe(200)
  })

  test('a record is deleted for good only out of the trash, once, with all that it was', async () => {
    const { id } = await added(blog, { category: 'RTF', url: '/purged' })
    const headers = { 'Idempotency-Key': randomUUID() }
    const purge = (asking = {}) => api.ask(trashCalls(blog).purge, { value: id, ...asking })
    expect((await purge()).status).toBe(400)
    // Visitors are answered from what was read for the first of them.
    expect((await api.ask(recordCalls(blog).byId, { value: id, token: null })).status).toBe(200)
    await api.ask(editCalls(blog).delete, { value: id })
    expect((await purge({ token: null })).status).toBe(401)
    expect((await purge({ headers })).status).toBe(200)
    expect((await purge({ headers })).status).toBe(200)
    expect((await purge()).status).toBe(404)
    expect((await api.ask(trashCalls(blog).restore, { value: id })).status).toBe(404)
    const revisions = await api.ask(trashCalls(blog).listRevisions, { value: id })
    expect(revisions.status).toBe(404)
    await added(blog, { id, category: 'RTF', url: '/purged' })
    for (const token of [api.token, null]) {
      expect((await api.ask(recordCalls(blog).byId, { value: id, token })).status).toBe(200)
    }
  })

  test('visitors see what is added with the id of a record that was deleted long ago', async () => {
    const { id } = await added(blog, { category: 'RTF', url: '/long-ago' })
    const asVisitor = () => api.ask(recordCalls(blog).byId, { value: id, token: null })
    expect((await asVisitor()).status).toBe(200)
    await api.ask(editCalls(blog).delete, { value: id })
    expect((await asVisitor()).status).toBe(404)
    await api.later(TRASH_DAYS + 1)
    await added(blog, { id, category: 'RTF', url: '/long-ago' })
    expect((await asVisitor()).status).toBe(200)
  })

  test('the trash is not for visitors', async () => {
    const token = null
    expect((await api.ask(trashCalls(blog).listDeleted, { token })).status).toBe(401)
    const value = 'f'.repeat(24)
    expect((await api.ask(trashCalls(blog).restore, { value, token })).status).toBe(401)
    expect((await api.ask(trashCalls(blog).restore, { value })).status).toBe(404)
  })
})
