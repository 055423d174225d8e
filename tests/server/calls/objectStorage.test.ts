/** Files in object storage in the place of this machine's folder. */
import type { ServerResponse } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { cardName } from '#contract/asset.ts'
import { editCalls } from '#contract/calls/edits.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { readConfig } from '#server/config.ts'
import { StartRefused } from '#server/database/engineMark.ts'
import { createS3Storage } from '#server/storage/s3.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
import { type ObjectStore, openObjectStore } from '../objectStore.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

let store: ObjectStore
let api: ApiServer
beforeAll(async () => {
  store = await openObjectStore()
  api = await startApi({
    env: { ...store.env, ASSET_BASE_URL: 'https://files.example/school/' },
  })
}, 60_000)
afterAll(async () => {
  await api.close()
  await store.close()
})
beforeEach(() => {
  store.failing = undefined
})

let shade = 0

async function upload() {
  shade += 10
  const background = { r: shade, g: 90, b: 60 }
  const picture = sharp({ create: { width: 700, height: 400, channels: 3, background } })
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await picture.png().toBuffer())]), '圖片.png')
  form.append('file', new Blob(['%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF']), '章程.pdf')
  const headers = { Authorization: `Token ${api.token}` }
  const answer = await fetch(`${api.origin}/api/upload`, { method: 'POST', headers, body: form })
  const { data, message } = await answer.json()
  const names = (data ?? []).map(({ name }: { name: string }) => name) as string[]
  return { status: answer.status, message, names }
}

test('an upload lies in the bucket, signed request by signed request, and is given out by the site', async () => {
  const { status, names } = await upload()
  expect(status).toBe(200)
  const [picture = '', document = ''] = names
  expect([...store.files.keys()]).toEqual(expect.arrayContaining([picture, document]))
  expect(store.refused).toEqual([])
  const answer = await fetch(`${api.origin}/upload/${picture}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(store.files.get(picture)?.bytes)
  const part = await fetch(`${api.origin}/upload/${document}`, { headers: { range: 'bytes=0-3' } })
  expect([part.status, await part.text()]).toEqual([206, '%PDF'])
  expect(part.headers.get('content-range')).toMatch(/^bytes 0-3\/\d+$/)
  const head = await fetch(`${api.origin}/upload/${picture}`, { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe(String(store.files.get(picture)?.bytes.length))
  const missing = await fetch(`${api.origin}/upload/${'0'.repeat(32)}.webp`)
  expect(missing.status).toBe(404)
})

test('a bucket that is open to the world says of a picture what it is, and that it may be kept', async () => {
  const { names } = await upload()
  const [picture = ''] = names
  const said = [picture, cardName(picture)].map(name => store.files.get(name)?.headers)
  const kept = 'public, max-age=31536000, immutable'
  expect(said).toEqual([
    { 'content-type': 'image/webp', 'cache-control': kept },
    { 'content-type': 'image/jpeg', 'cache-control': kept },
  ])
})

test('what the bucket cannot give is answered for itself, and kept by nobody', async () => {
  const { names } = await upload()
  const [, document = ''] = names
  const size = store.files.get(document)?.bytes.length
  const beyond = await fetch(`${api.origin}/upload/${document}`, {
    headers: { range: `bytes=${size}-` },
  })
  expect([beyond.status, await beyond.text()]).toEqual([416, 'Range Not Satisfiable'])
  expect(beyond.headers.get('content-range')).toBe(`bytes */${size}`)
  store.failing = { method: 'GET', status: 500 }
  const away = await fetch(`${api.origin}/upload/${document}`)
  expect(away.status).toBe(503)
  for (const { headers } of [beyond, away]) {
    expect(headers.get('cache-control')).toBe('no-store')
    for (const ofTheFile of ['last-modified', 'content-disposition', 'accept-ranges']) {
      expect(headers.get(ofTheFile), ofTheFile).toBeNull()
    }
  }
})

test('what the bucket says of a file that it does not have is not waited for', async () => {
  let line: ServerResponse | undefined
  store.instead = (_name, res) => {
    line = res.writeHead(404)
    return res.write('<Error>')
  }
  onTestFinished(() => {
    store.instead = undefined
  })
  const { status } = await fetch(`${api.origin}/upload/${'0'.repeat(32)}.webp`)
  expect(status).toBe(404)
  await expect.poll(() => line?.closed).toBe(true)
})

test('a page may show pictures of the storage’s own address, and of no other', async () => {
  const { headers } = await fetch(`${api.origin}/home`)
  const pictures = /img-src [^;]*/.exec(headers.get('content-security-policy') ?? '')?.[0]
  expect(pictures).toBe("img-src 'self' data: blob: https://files.example")
})

test('where the bucket refuses, the upload is a clear failure, and no record is changed', async () => {
  const { names } = await upload()
  const { envelope } = await api.ask<{ id: string }>(editCalls(tutor).add, {
    body: { name: '導師', image: names[0] },
  })
  const id = envelope.data?.id ?? ''
  store.failing = { method: 'PUT', status: 403 }
  const refused = await upload()
  expect(refused).toEqual({
    status: 503,
    message: '檔案儲存暫時無法使用，請稍後再試',
    names: [],
  })
  const after = await api.ask(recordCalls(tutor).byId, { value: id })
  expect(after.envelope.data).toMatchObject({ image: names[0], revision: 1 })
})

test('a bucket that is away does not bring down what has nothing to do with it', async () => {
  const { names } = await upload()
  store.failing = { method: 'GET', status: 500 }
  expect((await fetch(`${api.origin}/upload/${names[0]}`)).status).toBe(503)
  expect((await api.ask(recordCalls(tutor).list)).status).toBe(200)
  store.failing = undefined
  expect((await fetch(`${api.origin}/upload/${names[0]}`)).status).toBe(200)
})

test('what nothing names any more is removed from the bucket too, however long the listing', async () => {
  await upload()
  expect(store.files.size).toBeGreaterThan(6)
  await api.site.sweepFiles()
  api.advance(31 * 24 * 60 * 60 * 1_000)
  await api.site.sweepFiles()
  const left = [...store.files.keys()].map(name => name.slice(0, 32))
  expect(new Set(left).size).toBe(1)
})

const storageOf = (env: Record<string, string>, patienceMs?: number) => {
  const { objectStorage } = readConfig(env)
  if (!objectStorage) throw new Error('not configured')
  return createS3Storage(objectStorage, patienceMs)
}

test('a file may come slower than the bucket may take to answer; a bucket that never answers is a failure', async () => {
  const storage = storageOf(store.env, 1_000)
  const bytes = Buffer.alloc(1_000, 'x')
  const slow: ServerResponse[] = []
  const asked: string[] = []
  store.instead = (name, res) => {
    asked.push(name)
    if (name !== 'slow') return true
    res.writeHead(200, { 'content-length': bytes.length }).write(bytes.subarray(0, 10))
    slow.push(res)
    return true
  }
  onTestFinished(() => {
    store.instead = undefined
  })
  const answer = await storage.read('slow', undefined)
  const late = [
    () => storage.read('silent', undefined),
    () => storage.get('silent'),
    () => storage.get('slow'),
    () => storage.remove('silent'),
    () => storage.list(),
  ].map(ask => expect(ask()).rejects.toMatchObject({ code: 'unavailable' }))
  await expect.poll(() => asked).toHaveLength(late.length + 1)
  // What only a request held that nobody holds any more is gone from here on.
  collectGarbage()
  // Each of them has waited for as long as the file that is still to come.
  await Promise.all(late)
  for (const res of slow) res.end(bytes.subarray(10))
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
})

test('a wrong key is refused by the bucket, and told in the log alone', async () => {
  const env = { ...store.env, S3_SECRET_ACCESS_KEY: 'another' }
  const storage = storageOf(env)
  const failure = storage.put('a'.repeat(32), new Uint8Array([1]))
  await expect(failure).rejects.toMatchObject({
    code: 'unavailable',
    cause: { message: expect.stringContaining('403') },
  })
  expect(store.refused).not.toEqual([])
  expect(store.files.has('a'.repeat(32))).toBe(false)
})

test('a site whose store refuses its key, its region or the list of its files, or has no such bucket, does not start; one whose store is away does', async () => {
  const wrong: [env: Record<string, string>, said: string][] = [
    [{ S3_SECRET_ACCESS_KEY: 'another' }, '403 SignatureDoesNotMatch'],
    [{ S3_REGION: 'eu-west-1' }, '403 SignatureDoesNotMatch'],
  ]
  for (const [env, said] of wrong) {
    const started = startApi({ env: { ...store.env, ...env } })
    await expect(started).rejects.toThrow(StartRefused)
    await expect(started).rejects.toThrow(`; it answers ${said}.`)
  }
  store.refused.length = 0
  for (const status of [403, 404]) {
    store.failing = { method: 'GET', status }
    await expect(startApi({ env: store.env })).rejects.toThrow(`; it answers ${status} Wanted.`)
  }
  store.failing = undefined
  const away = await startApi({ env: { ...store.env, S3_ENDPOINT: 'http://127.0.0.1:1' } })
  await away.close()
}, 60_000)
