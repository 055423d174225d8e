/** Every revision of every record can be read: who made it, when, with what, and what it changed. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { settingEditCalls } from '#contract/calls/settingEdits.ts'
import { trashCalls } from '#contract/calls/trash.ts'
import type { collections } from '#contract/collections/index.ts'
import { tutor } from '#contract/collections/tutor.ts'
import type { RevisionNotes } from '#contract/revisionNotes.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
import { engines } from '../engines.ts'
import { namedShapes } from '../shapes.ts'
import { fullDraft } from './sampleDrafts.ts'

type Rec = Record<string, unknown> & { id: string; revision: number }
type Revision = Rec & RevisionNotes

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

describe.each(engines)('on the %s engine', engine => {
  let api: ApiServer
  beforeAll(async () => {
    api = await startApi({ engine, env: { HISTORY_DAYS: '60' } })
  }, 120_000)
  afterAll(() => api.close())

  const added = async (collection: (typeof collections)[number], draft = fullDraft(collection)) =>
    (await api.ask<Rec>(editCalls(collection).add, { body: draft })).envelope.data as Rec

  const revisionsOf = async (collection: (typeof collections)[number], id: string) =>
    (await api.ask<Revision[]>(trashCalls(collection).listRevisions, { value: id })).envelope
      .data as Revision[]

  test.each(namedShapes)(
    'a %s that was added, deleted and restored has three, the newest first',
    async (_name, collection) => {
      const record = await added(collection)
      const { id } = record
      await api.ask(editCalls(collection).delete, { value: id })
      const restored = await api.ask<Rec>(trashCalls(collection).restore, { value: id })
      const [third, second, first, ...more] = await revisionsOf(collection, id)
      expect(more).toEqual([])
      expect(first).toMatchObject({ ...record, updated_by: 'admin', updated_fields: [] })
      expect(second).toMatchObject({ revision: 2, updated_fields: ['deleted_at'] })
      expect(second?.deleted_at).toMatch(/\+08:00$/)
      expect(third).toMatchObject({ ...restored.envelope.data, deleted_at: null })
      expect(third?.updated_fields).toEqual(['deleted_at'])
    },
  )

  test('it says what was changed, by whom and with what', async () => {
    const { id } = await added(tutor, { name: '陳老師', job_title: '講師' })
    const body = { id, job_title: '高級講師', name: '陳老師' }
    await api.ask(editCalls(tutor).modify, { body, headers: { 'User-Agent': FIREFOX } })
    const [newest, first] = await revisionsOf(tutor, id)
    expect(newest).toMatchObject({
      job_title: '高級講師',
      updated_by: 'admin',
      updated_on: 'Firefox · Linux',
      updated_fields: ['job_title'],
    })
    expect(first).toMatchObject({ job_title: '講師', updated_on: null })
  })

  test('a setting has them too', async () => {
    const body = { name: 'licence', value: 'No. 1' }
    await api.ask(settingEditCalls.modifySetting, { body })
    const answer = await api.ask<Revision[]>(settingEditCalls.listSettingRevisions, {
      value: 'licence',
    })
    const [newest, first] = answer.envelope.data ?? []
    expect(newest).toMatchObject({ value: 'No. 1', revision: 2, updated_fields: ['value'] })
    expect(first).toMatchObject({ value: null, revision: 1, updated_by: 'system' })
  })

  test('they are not for visitors, and an id nobody knows is a 404', async () => {
    const endpoint = trashCalls(tutor).listRevisions
    const value = 'f'.repeat(24)
    expect((await api.ask(endpoint, { value, token: null })).status).toBe(401)
    expect((await api.ask(endpoint, { value })).status).toBe(404)
    expect((await api.ask(endpoint, { value: '1' })).status).toBe(400)
  })

  test('one that was replaced is kept as long as the configuration says, the newest for ever', async () => {
    const { id } = await added(tutor, { name: '舊名' })
    await api.ask(editCalls(tutor).modify, { body: { id, name: '新名' } })
    await api.later(59)
    expect(await revisionsOf(tutor, id)).toHaveLength(2)
    await api.later(2)
    expect((await revisionsOf(tutor, id)).map(({ name }) => name)).toEqual(['新名'])
  })

  test('a deleted record is gone for good after 30 days, with all its revisions', async () => {
    const [gone, kept] = [await added(tutor, { name: '去' }), await added(tutor, { name: '留' })]
    await api.ask(editCalls(tutor).delete, { value: gone.id })
    await api.later(29)
    await api.ask(editCalls(tutor).delete, { value: kept.id })
    expect(await revisionsOf(tutor, gone.id)).toHaveLength(2)
    await api.later(2)
    const status = async (id: string) =>
      (await api.ask(trashCalls(tutor).restore, { value: id })).status
    expect(await status(gone.id)).toBe(404)
    expect(await status(kept.id)).toBe(200)
  })
})
