/** `npm run files`, beside a running server. */
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { cardName } from '#contract/asset.ts'
import { editCalls } from '#contract/calls/edits.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { type ApiServer, startApi } from './apiServer.ts'
import { type ObjectStore, openObjectStore } from './objectStore.ts'
import { builtTool } from './tool.ts'

const tool = builtTool('files')
let api: ApiServer
let store: ObjectStore
beforeAll(async () => {
  api = await startApi()
}, 60_000)
afterAll(() => api.close())
beforeEach(async () => {
  store = await openObjectStore()
  onTestFinished(() => store.close())
})

const files = (args: string[], env: Record<string, string> = {}) =>
  tool(args, { DATA_DIR: api.dataDir, DATABASE_ENGINE: 'embedded', ...env })

let shade = 0

async function upload(): Promise<string> {
  shade += 20
  const background = { r: shade, g: 90, b: 60 }
  const picture = sharp({ create: { width: 700, height: 400, channels: 3, background } })
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await picture.png().toBuffer())]), '圖片.png')
  const headers = { Authorization: `Token ${api.token}` }
  const answer = await fetch(`${api.origin}/api/upload`, { method: 'POST', headers, body: form })
  const { data } = (await answer.json()) as { data: [{ name: string }] }
  return data[0].name
}

const stored = async () => (await readdir(api.site.uploadFolder)).sort()

const putThere = (name: string, bytes: Buffer) =>
  store.files.set(name, { bytes, stored_at: new Date() })

/** All of them, with what is in them. */
async function storedBytes(): Promise<Record<string, string>> {
  const read = async (name: string) => [
    name,
    await readFile(join(api.site.uploadFolder, name), 'base64'),
  ]
  return Object.fromEntries(await Promise.all((await stored()).map(read)))
}

test('check finds what is named and missing, by whom, and what is there and named by nothing', async () => {
  const name = await upload()
  const { envelope } = await api.ask<{ id: string }>(editCalls(tutor).add, {
    body: { name: '導師', image: name },
  })
  expect(await files(['check'])).toEqual({
    code: 0,
    out: 'Files: 4; missing: 0; named by nothing: 0.\n',
    err: '',
  })

  const folder = api.site.uploadFolder
  const elsewhere = join(api.dataDir, 'elsewhere')
  const card = cardName(name)
  const unnamed = `${'0'.repeat(32)}.pdf`
  await rename(join(folder, name), elsewhere)
  await rename(join(folder, card), `${elsewhere}.card`)
  await writeFile(join(folder, unnamed), '%PDF-1.4')
  await writeFile(join(folder, 'notes.txt'), 'mine')
  const { code, out } = await files(['check'])
  expect(code).toBe(1)
  expect(out.split('\n')).toEqual([
    `missing: ${name}, named by Tutor ${envelope.data?.id}, the list of files`,
    `missing: ${card}, named by the list of files`,
    `named by nothing: ${unnamed}`,
    'not of this site: notes.txt',
    'Files: 3; missing: 2; named by nothing: 1.',
    '',
  ])
  await rename(elsewhere, join(folder, name))
  await rename(`${elsewhere}.card`, join(folder, card))
  await rm(join(folder, 'notes.txt'))
}, 60_000)

test('files move to object storage and back; the site gives them out from where they are', async () => {
  const name = await upload()
  const before = await stored()
  const kept = await files(['move', 'to-store', '--keep'], store.env)
  expect(kept.err).toBe('')
  expect(kept.out).toMatch(/^Sent: \d+ \(\d+\.\d MB\); there already: 0; removed: 0\.\n$/)
  expect(await stored()).toEqual(before)
  expect([...store.files.keys()].sort()).toEqual(before)
  expect((await files(['check'], store.env)).code).toBe(0)

  const second = await startApi({ uri: await api.databaseUri(), env: store.env })
  onTestFinished(() => second.close())
  const [here, there] = await Promise.all(
    [api, second].map(async ({ origin }) =>
      (await fetch(`${origin}/upload/${name}`)).arrayBuffer(),
    ),
  )
  expect(there?.byteLength).toBeGreaterThan(0)
  expect(there).toEqual(here)

  const moved = await files(['move', 'to-store'], store.env)
  expect(moved.out).toBe(
    `Sent: 0 (0.0 MB); there already: ${before.length}; removed: ${before.length}.\n`,
  )
  expect(await stored()).toEqual([])
  expect((await files(['move', 'to-folder'], store.env)).code).toBe(0)
  expect(await stored()).toEqual(before)
  expect(store.files.size).toBe(0)
  expect(store.refused).toEqual([])
}, 60_000)

test('nothing is removed where the store refuses, or gives back other bytes than it was sent', async () => {
  await upload()
  const before = await stored()
  store.failing = { method: 'PUT', status: 403 }
  const refused = await files(['move', 'to-store'], store.env)
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.err).toMatch(/^the object storage answered 403: [^\n]*\n$/)
  expect(await stored()).toEqual(before)

  store.failing = undefined
  store.isForgetful = true
  // The second time all are there, as the store has made them.
  for (const time of ['first', 'second']) {
    const damaged = await files(['move', 'to-store'], store.env)
    expect({ time, ...damaged }).toMatchObject({ time, code: 1, out: '' })
    expect(damaged.err).toMatch(/does not read as it was sent; nothing was removed\.\n$/)
    expect(await stored()).toEqual(before)
    for (const name of before) putThere(name, Buffer.alloc(10))
  }
}, 60_000)

test('what is there under a name, and is not the file, takes nothing away', async () => {
  const [name, other] = [await upload(), await upload()]
  const folder = api.site.uploadFolder
  const before = await storedBytes()
  await files(['move', 'to-store', '--keep'], store.env)
  putThere(name, Buffer.alloc(0))
  putThere(cardName(name), Buffer.from('another'))
  // The name of an original tells which of two is the right one.
  await writeFile(join(folder, other), '')
  const moved = await files(['move', 'to-store'], store.env)
  expect(moved.out).toMatch(/^Sent: 2 /)
  expect(await stored()).toEqual([])
  await files(['move', 'to-folder'], store.env)
  expect(await storedBytes()).toEqual(before)
}, 60_000)

test('what is no command, or lacks a store, is said in one line', async () => {
  for (const args of [
    [],
    ['look'],
    ['check', 'all'],
    ['move'],
    ['move', 'away'],
    ['move', 'to-store', 'x'],
  ]) {
    const { code, out, err } = await files(args, store.env)
    expect({ args, code, out }).toEqual({ args, code: 1, out: '' })
    expect(err).toMatch(/^Usage: [^\n]+\n$/)
  }
  const { code, err } = await files(['move', 'to-store'])
  expect({ code, err }).toEqual({
    code: 1,
    err: 'S3_ENDPOINT and what belongs to it must be set to move files.\n',
  })
}, 60_000)
