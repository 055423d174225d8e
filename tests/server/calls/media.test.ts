/** What is said about a stored file is said once, and every record that names it says it. */
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Assets } from '#contract/asset.ts'
import { allDraftCalls, draftCalls } from '#contract/calls/drafts.ts'
import { editCalls } from '#contract/calls/edits.ts'
import { fileCalls } from '#contract/calls/files.ts'
import { importCalls } from '#contract/calls/imports.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { trashCalls } from '#contract/calls/trash.ts'
import { latestNotice } from '#contract/collections/latestNotice.ts'
import { tutor } from '#contract/collections/tutor.ts'
import type { ImportReport } from '#contract/importing.ts'
import type { LibraryFile } from '#contract/media.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
import { engines } from '../engines.ts'

type Rec = Record<string, unknown> & { id: string; revision: number; assets: Assets }

describe.each(engines)('on the %s engine', engine => {
  let api: ApiServer
  let name: string
  beforeAll(async () => {
    api = await startApi({ engine })
    name = await upload()
  }, 120_000)
  afterAll(() => api.close())

  async function upload(): Promise<string> {
    const create = { width: 900, height: 600, channels: 3, background: '#0b6b4f' } as const
    const bytes = await sharp({ create }).png().toBuffer()
    const form = new FormData()
    form.append('file', new Blob([bytes as BlobPart]), '正門.png')
    const headers = { Authorization: `Token ${api.token}` }
    const answer = await fetch(`${api.origin}/api/upload`, { method: 'POST', headers, body: form })
    return (await answer.json()).data[0].name
  }

  const say = (body: object) => api.ask<LibraryFile>(fileCalls.modifyFile, { body })
  const add = async (collection: typeof tutor | typeof latestNotice, body: object) =>
    (await api.ask<Rec>(editCalls(collection).add, { body })).envelope.data as Rec
  const seen = async (collection: typeof tutor | typeof latestNotice, value: string) =>
    (await api.ask<Rec>(recordCalls(collection).byId, { value, token: null })).envelope.data

  test('every file is listed, with what is known of it', async () => {
    const { envelope } = await api.ask<LibraryFile[]>(fileCalls.listFiles)
    expect(envelope.data).toEqual([
      expect.objectContaining({ name, type: 'image/webp', width: 900, height: 600 }),
    ])
    expect(envelope.data?.[0]?.created_at).toMatch(/\+08:00$/)
    expect((await api.ask(fileCalls.listFiles, { token: null })).status).toBe(401)
  })

  test('visitors see what is said, wherever the file is named, also within a text', async () => {
    const named = await add(tutor, { name: '陳老師', image: name })
    const content = `<p><img src="/upload/${name}" alt=""></p>`
    const within = await add(latestNotice, { title: '通告', content })
    expect((await seen(tutor, named.id))?.assets[name]).not.toHaveProperty('alt')
    const { status, envelope } = await say({ name, alt: ' 陳老師的照片 ', focus: '50% 20%' })
    expect(status).toBe(200)
    expect(envelope.data).toMatchObject({ alt: '陳老師的照片', focus: '50% 20%' })
    for (const [collection, { id }] of [
      [tutor, named],
      [latestNotice, within],
    ] as const) {
      const record = await seen(collection, id)
      expect(record?.assets[name]).toMatchObject({ alt: '陳老師的照片', focus: '50% 20%' })
      expect(record?.revision).toBe(2)
    }
  })

  test('what is said while a record is deleted, or otherwise, stands there when it comes back', async () => {
    const deleted = await add(tutor, { name: '梁老師', image: name })
    await api.ask(editCalls(tutor).delete, { value: deleted.id })
    const changed = await add(tutor, { name: '馮老師', image: name })
    const body = { rows: [{ id: changed.id, image: null }] }
    const { envelope } = await api.ask<ImportReport>(importCalls(tutor).import, { body })
    await say({ name, alt: '新的照片' })
    await api.ask(trashCalls(tutor).restore, { value: deleted.id })
    await api.ask(importCalls(tutor).undoImport, { value: envelope.data?.import ?? '' })
    for (const { id } of [deleted, changed])
      expect((await seen(tutor, id))?.assets[name]).toMatchObject({ alt: '新的照片' })
  })

  test('said again, it makes no revision; taken back, it is gone', async () => {
    const { id } = await add(tutor, { name: '何老師', image: name })
    await say({ name, alt: '甲' })
    const before = await seen(tutor, id)
    await say({ name, alt: '甲' })
    expect(await seen(tutor, id)).toEqual(before)
    await say({ name, alt: null, focus: '' })
    const after = await seen(tutor, id)
    expect(after?.assets[name]).not.toHaveProperty('alt')
    expect(after?.assets[name]).not.toHaveProperty('focus')
  })

  test('a record that is saved later has it, and so has a draft', async () => {
    await say({ name, alt: '乙' })
    const { id, assets } = await add(tutor, { name: '李老師', image: name })
    expect(assets[name]).toMatchObject({ alt: '乙' })
    const other = await add(tutor, { name: '吳老師' })
    const body = { id: other.id, image: name }
    await api.ask(draftCalls(tutor).modifyDraft, { body })
    await say({ name, alt: '丙' })
    expect((await seen(tutor, id))?.assets[name]).toMatchObject({ alt: '丙' })
    const { envelope } = await api.ask<Record<string, Rec[]>>(allDraftCalls.listDrafts)
    expect(envelope.data?.Tutor?.[0]?.assets[name]).toMatchObject({ alt: '丙' })
  })

  test('the same picture uploaded again keeps what was said about it', async () => {
    await say({ name, alt: '丁' })
    await upload()
    const { envelope } = await api.ask<LibraryFile[]>(fileCalls.listFiles)
    expect(envelope.data?.[0]).toMatchObject({ name, alt: '丁' })
  })

  test('what cannot be said is refused by its label', async () => {
    for (const focus of ['120% 0%', '50%', 'center', 5, '1% 1%; color: red']) {
      const { status, envelope } = await say({ name, focus })
      expect([status, envelope.message]).toEqual([400, expect.stringContaining('焦點：')])
    }
    expect((await say({ name, alt: 'x'.repeat(201) })).envelope.message).toContain('替代文字：')
    expect((await say({ alt: 'x' })).status).toBe(400)
    expect((await say({ name: 'nobody.webp', alt: 'x' })).status).toBe(404)
  })
})
