/** Files that nothing names any more. */

import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { settingEditCalls } from '#contract/calls/settingEdits.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { latestNotice } from '#contract/collections/latestNotice.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { DAY_MS } from '#contract/time.ts'
import { type ApiServer, startApi } from '../apiServer.ts'

let api: ApiServer
beforeEach(async () => {
  await api?.close()
  api = await startApi()
}, 60_000)
afterAll(() => api.close())

let shade = 0

async function bytesOf(): Promise<Buffer> {
  // Far enough apart to be other files after they were compressed.
  shade += 20
  const background = { r: shade, g: 90, b: 60 }
  return sharp({ create: { width: 700, height: 400, channels: 3, background } })
    .png()
    .toBuffer()
}

async function upload(bytes: Buffer): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), '圖片.png')
  const headers = { Authorization: `Token ${api.token}` }
  const answer = await fetch(`${api.origin}/api/upload`, { method: 'POST', headers, body: form })
  const { data } = (await answer.json()) as { data: [{ name: string }] }
  return data[0].name
}

async function add(collection: AnyCollection, body: object): Promise<string> {
  const { envelope } = await api.ask<{ id: string }>(editCalls(collection).add, { body })
  return envelope.data?.id ?? ''
}

/** What lies in storage of each file, by its stem. */
async function stems(): Promise<string[]> {
  const names = await readdir(api.site.uploadFolder)
  return [...new Set(names.map(name => name.slice(0, 32)))].sort()
}
const stemsOf = (...names: string[]) => names.map(name => name.slice(0, 32)).sort()

const SWEEPS_APART_MS = 31 * DAY_MS

test('go after 30 days, with all their copies; never one that anything still mentions', async () => {
  const names = await Promise.all(Array.from({ length: 7 }, async () => upload(await bytesOf())))
  const [live, deleted, former, linked, inText, inSetting, unused] = names as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  await add(tutor, { name: '在職', image: live })
  const gone = await add(tutor, { name: '已刪', image: deleted })
  await api.ask(editCalls(tutor).delete, { value: gone })
  const changed = await add(tutor, { name: '換過', image: former })
  await api.ask(editCalls(tutor).modify, { body: { id: changed, image: null } })
  const content = `<p><a href="/upload/${linked}">海報</a></p><p><img src="/upload/${inText}"></p>`
  await add(latestNotice, { title: '有連結', content })
  const licence = { name: 'licence', value: `見/upload/${inSetting}` }
  await api.ask(settingEditCalls.modifySetting, { body: licence })
  expect(await api.site.sweepFiles()).toEqual([])
  api.advance(SWEEPS_APART_MS)
  const removed = await api.site.sweepFiles()
  expect([...new Set(removed.map(name => name.slice(0, 32)))]).toEqual(stemsOf(unused))
  expect(removed.length).toBeGreaterThan(2)
  const kept = [live, deleted, former, linked, inText, inSetting]
  expect(await stems()).toEqual(stemsOf(...kept))
})

test('stay for 30 days from when they were seen to be unused, and not from their upload', async () => {
  const name = await upload(await bytesOf())
  api.advance(SWEEPS_APART_MS)
  expect(await api.site.sweepFiles()).toEqual([])
  expect(await stems()).toEqual(stemsOf(name))
})

test('stay for another 30 days where they are uploaded again, or were named in between', async () => {
  const [again, named] = [await bytesOf(), await bytesOf()]
  const names = [await upload(again), await upload(named)] as const
  await api.site.sweepFiles()
  await upload(again)
  const id = await add(tutor, { name: '短暫', image: null })
  await api.ask(editCalls(tutor).modify, { body: { id, image: names[1] } })
  api.advance(SWEEPS_APART_MS)
  expect(await api.site.sweepFiles()).toEqual([])
  expect(await stems()).toEqual(stemsOf(...names))
})

test('that were never noted go 30 days after they were seen: another site may have put them there', async () => {
  const folder = api.site.uploadFolder
  await mkdir(folder, { recursive: true })
  const lost = `${folder}/${'a'.repeat(32)}.webp`
  await writeFile(lost, 'half an upload')
  const long = new Date(Date.now() - SWEEPS_APART_MS)
  await utimes(lost, long, long)
  expect(await api.site.sweepFiles()).toEqual([])
  api.advance(29 * DAY_MS)
  expect(await api.site.sweepFiles()).toEqual([])
  api.advance(2 * DAY_MS)
  expect(await api.site.sweepFiles()).toEqual([`${'a'.repeat(32)}.webp`])
})
