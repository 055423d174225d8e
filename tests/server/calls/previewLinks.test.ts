/** A link to a preview shows something that is not published: it can be taken back, and ends with its reason. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allDraftCalls, draftCalls } from '#contract/calls/drafts.ts'
import { editCalls } from '#contract/calls/edits.ts'
import { trashCalls } from '#contract/calls/trash.ts'
import { latestNotice } from '#contract/collections/latestNotice.ts'
import { tutor } from '#contract/collections/tutor.ts'
import type { PreviewLink, SharedPreview } from '#contract/recordDraft.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
import { engines } from '../engines.ts'

type Rec = Record<string, unknown> & { id: string }

describe.each(engines)('on the %s engine', engine => {
  let api: ApiServer
  beforeAll(async () => {
    api = await startApi({ engine })
  }, 120_000)
  afterAll(() => api.close())

  const added = async (enabled = true) => {
    const body = { name: '林老師', job_title: '講師', enabled }
    return (await api.ask<Rec>(editCalls(tutor).add, { body })).envelope.data?.id ?? ''
  }
  const modify = (id: string, changes: object) =>
    api.ask(editCalls(tutor).modify, { body: { id, ...changes } })
  const save = (id: string, changes: object) =>
    api.ask(draftCalls(tutor).modifyDraft, { body: { id, ...changes } })
  const discard = (id: string) => api.ask(draftCalls(tutor).deleteDraft, { value: id, body: {} })
  const remove = (id: string) => api.ask(editCalls(tutor).delete, { value: id, body: {} })
  const restore = (id: string) => api.ask(trashCalls(tutor).restore, { value: id, body: {} })
  const end = (id: string, token?: null) =>
    api.ask(draftCalls(tutor).unshareDraft, { value: id, body: {}, token })
  const share = async (id: string) => {
    const asking = { value: id, body: {} }
    const { envelope } = await api.ask<PreviewLink>(draftCalls(tutor).shareDraft, asking)
    return envelope.data?.token ?? ''
  }
  const open = (token: string) =>
    api.ask<SharedPreview>(allDraftCalls.draftByToken, { value: token, token: null })
  const shown = async (token: string) => {
    const { status, envelope } = await open(token)
    return [status, status === 200 ? envelope.data?.record.job_title : envelope.message]
  }
  const ENDED = [404, '這個預覽連結無效，或已過期，請索取新的連結']

  /** Links to a record with a draft, and to one without, which is shown as it stands. */
  const drafted = async (enabled = true) => {
    const id = await added(enabled)
    await save(id, { job_title: '教授' })
    return { id, token: await share(id) }
  }

  test('it lives as long as the draft is gone on with, whatever else is written', async () => {
    const { id, token } = await drafted()
    await save(id, { job_title: '榮譽教授' })
    await modify(id, { sort_number: 5 })
    expect(await shown(token)).toEqual([200, '榮譽教授'])
  })

  test.each([
    ['discarded', discard],
    ['published', (id: string) => modify(id, { job_title: '教授' })],
  ])(
    'it ends with the draft, when it is %s; another draft does not bring it back',
    async (_, finish) => {
      const { id, token } = await drafted()
      expect((await finish(id)).status).toBe(200)
      expect(await shown(token)).toEqual(ENDED)
      await save(id, { job_title: '院士' })
      expect(await shown(token)).toEqual(ENDED)
      expect(await shown(await share(id))).toEqual([200, '院士'])
    },
  )

  test('one that is made before there is a draft shows it as well, and ends with it', async () => {
    const id = await added()
    const token = await share(id)
    expect(await shown(token)).toEqual([200, '講師'])
    await save(id, { job_title: '教授' })
    expect(await shown(token)).toEqual([200, '教授'])
    await discard(id)
    expect(await shown(token)).toEqual(ENDED)
  })

  test('it ends when the record is disabled, for good', async () => {
    const { id, token } = await drafted()
    await modify(id, { enabled: false })
    expect(await shown(token)).toEqual(ENDED)
    await modify(id, { enabled: true })
    expect(await shown(token)).toEqual(ENDED)
  })

  test('that of a record which was not enabled yet ends only when it is disabled again', async () => {
    const { id, token } = await drafted(false)
    expect(await shown(token)).toEqual([200, '教授'])
    await modify(id, { enabled: true })
    expect(await shown(token)).toEqual([200, '教授'])
    await modify(id, { enabled: false })
    expect(await shown(token)).toEqual(ENDED)
  })

  test('it ends when the record is deleted, for good', async () => {
    const { id, token } = await drafted()
    await remove(id)
    expect(await shown(token)).toEqual(ENDED)
    await restore(id)
    expect(await shown(token)).toEqual(ENDED)
  })

  test('it does not show what is added with the id of the record, once that is deleted for good', async () => {
    const { id, token } = await drafted(false)
    await remove(id)
    expect((await api.ask(trashCalls(tutor).purge, { value: id, body: {} })).status).toBe(200)
    const body = { id, name: '另一位', job_title: '未公開', enabled: false }
    await api.ask(editCalls(tutor).add, { body })
    await save(id, { job_title: '未公開的教授' })
    expect(await shown(token)).toEqual(ENDED)
    expect(await shown(await share(id))).toEqual([200, '未公開的教授'])
  })

  test('all of a record are taken back at once, and no others; new ones are good', async () => {
    const [one, other] = [await drafted(), await drafted()]
    const second = await share(one.id)
    expect((await end(one.id)).status).toBe(200)
    expect(await shown(one.token)).toEqual(ENDED)
    expect(await shown(second)).toEqual(ENDED)
    expect(await shown(other.token)).toEqual([200, '教授'])
    expect(await shown(await share(one.id))).toEqual([200, '教授'])
    expect((await end(one.id)).status).toBe(200)
  })

  test('they are taken back by staff alone, of records that are there', async () => {
    const { id, token } = await drafted()
    expect((await end(id, null)).status).toBe(401)
    expect((await end('f'.repeat(24))).status).toBe(404)
    expect(await shown(token)).toEqual([200, '教授'])
  })

  test('what is not switched on and off is shown until it is deleted', async () => {
    const body = { title: '公告' }
    const { envelope } = await api.ask<Rec>(editCalls(latestNotice).add, { body })
    const value = envelope.data?.id ?? ''
    const made = await api.ask<PreviewLink>(draftCalls(latestNotice).shareDraft, { value })
    const token = made.envelope.data?.token ?? ''
    expect((await open(token)).status).toBe(200)
    await api.ask(editCalls(latestNotice).delete, { value })
    expect((await open(token)).envelope.message).toBe(ENDED[1])
  })
})
