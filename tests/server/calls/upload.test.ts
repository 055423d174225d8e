/** Files as staff send them: taken by what they are, whole or not at all. */
import { readdir } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Asset, cardName, narrowName, PICTURE_WORK_MS } from '#contract/asset.ts'
import { editCalls } from '#contract/calls/edits.ts'
import { fileCalls } from '#contract/calls/files.ts'
import { schoolImage } from '#contract/collections/images.ts'
import type { Envelope } from '#contract/envelope.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
import { movingPng } from './movingPng.ts'
import { officeFile, zipOf } from './zip.ts'

let api: ApiServer
beforeAll(async () => {
  api = await startApi()
}, 60_000)
afterAll(() => api.close())

type Stored = Asset & { name: string }

async function upload(...files: [bytes: Uint8Array | string, label: string][]) {
  const form = new FormData()
  for (const [bytes, label] of files) form.append('file', new Blob([bytes as BlobPart]), label)
  const headers = { Authorization: `Token ${api.token}` }
  const answer = await fetch(`${api.origin}/api/upload`, { method: 'POST', headers, body: form })
  const envelope = (await answer.json()) as Envelope<Stored[]>
  return { status: answer.status, envelope, message: envelope.message, data: envelope.data ?? [] }
}

const stored = async () => (await readdir(api.site.uploadFolder).catch(() => [])).sort()

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6b4f' } })

/** A PNG whose header says that it is this large, and which holds nothing. */
function emptyPng(width: number, height: number, bits = 8): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, bits, 2, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync('')),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts])
}

describe('pictures', () => {
  test('are stored as WebP at the widths of the site, under a name made from their content', async () => {
    const png = await picture(1500, 1000).png().toBuffer()
    const { status, data } = await upload([png, '校園 正門.png'])
    expect(status).toBe(200)
    const [file] = data as [Stored]
    expect(file).toMatchObject({
      label: '校園 正門.png',
      type: 'image/webp',
      width: 1500,
      height: 1000,
      widths: [320, 640, 1280],
      // The foremost of 16 shades a channel, at its middle.
      colour: '#086848',
    })
    expect(file.name).toMatch(/^[0-9a-f]{32}\.webp$/)
    for (const [name, width] of [
      [file.name, 1500],
      [narrowName(file.name, 320), 320],
      [narrowName(file.name, 1280), 1280],
      [cardName(file.name), 1200],
    ] as const) {
      const bytes = await (await fetch(`${api.origin}/upload/${name}`)).arrayBuffer()
      expect((await sharp(bytes).metadata()).width, name).toBe(width)
    }
    const before = await stored()
    expect((await upload([png, '另一個名稱.png'])).data[0]?.name).toBe(file.name)
    expect(await stored()).toEqual(before)
  })

  test('are turned upright and keep nothing of what the camera wrote', async () => {
    const exif = { IFD0: { Artist: 'A person', Model: 'A camera' } }
    const jpeg = await picture(60, 40)
      .withExif(exif)
      .withMetadata({ orientation: 6, exif })
      .jpeg()
      .toBuffer()
    const [file] = (await upload([jpeg, 'a.jpg'])).data as [Stored]
    expect([file.width, file.height]).toEqual([40, 60])
    const bytes = await (await fetch(`${api.origin}/upload/${file.name}`)).arrayBuffer()
    const { exif: kept, orientation } = await sharp(bytes).metadata()
    expect([kept, orientation]).toEqual([undefined, undefined])
  })

  test('of 40 megapixels without colours cost seconds, not half a minute', async () => {
    const grey = await picture(8000, 5000)
      .toColourspace('b-w')
      .png({ compressionLevel: 1 })
      .toBuffer()
    const before = process.cpuUsage()
    const { status, data } = await upload([grey, 'grey.png'])
    const { user, system } = process.cpuUsage(before)
    expect([status, data[0]?.width, data[0]?.widths]).toEqual([200, 8000, [320, 640, 1280]])
    expect((user + system) / 1_000).toBeLessThan(PICTURE_WORK_MS)
  }, 60_000)

  test('keep a label that reads as what it is', async () => {
    const png = await picture(21, 11).png().toBuffer()
    const label = '\u202egnp.exe\u2066\u200f甲\u2028乙\u200b\ufeff\ufdd0.png\u202c'
    const [file] = (await upload([png, label])).data as [Stored]
    expect(file.label).toBe('gnp.exe甲乙.png')
    const body = { name: file.name, alt: '\u202e正\n門\u2069' }
    const { envelope } = await api.ask<Stored>(fileCalls.modifyFile, { body })
    expect(envelope.data?.alt).toBe('正 門')
  })

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('may be %s', async format => {
    const bytes = await picture(20, 10).toFormat(format).toBuffer()
    expect((await upload([bytes, 'no-extension'])).status).toBe(200)
  })

  test('may be a PNG that moves, of which the first picture is kept', async () => {
    const moving = movingPng(await picture(20, 10).png().toBuffer())
    const { status, data } = await upload([moving, 'moving.png'])
    expect([status, data[0]?.type, data[0]?.width]).toEqual([200, 'image/webp', 20])
  })
})

describe('documents', () => {
  test.each([
    ['PDF', Buffer.from('%PDF-1.7\n%%EOF'), /\.pdf$/],
    ['DOCX', officeFile('wordprocessingml.document'), /\.docx$/],
    ['XLSX', officeFile('spreadsheetml.sheet'), /\.xlsx$/],
  ])('may be %s', async (_kind, bytes, name) => {
    const { status, data, message } = await upload([bytes, '課程 表.bin'])
    expect([status, message]).toEqual([200, '已上載'])
    expect(data[0]?.name).toMatch(name)
    const { status: found, headers } = await fetch(`${api.origin}/upload/${data[0]?.name}`)
    expect(found).toBe(200)
    // A browser shows a PDF itself; what it would have to guess at it saves.
    expect(headers.get('content-disposition')).toBe(name.test('.pdf') ? null : 'attachment')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toContain('immutable')
  })

  test('a record that names a file says what it is', async () => {
    const [file] = (await upload([await picture(30, 30).png().toBuffer(), '正門.png'])).data
    const { name = '', ...asset } = file ?? {}
    const body = { image: name, title: '正門' }
    const { envelope } = await api.ask(editCalls(schoolImage).add, { body })
    expect(envelope.data?.assets).toEqual({ [name]: asset })
  })
})

const WORD = 'wordprocessingml.document'
const macros = zipOf({
  '[Content_Types].xml':
    '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
})
const bomb = (options = {}) =>
  officeFile(WORD, { 'word/media/a.bin': Buffer.alloc(201 * 1024 ** 2) }, options)

describe('what is refused leaves nothing behind', () => {
  const refused: [string, () => Promise<Uint8Array | string> | Uint8Array | string, number][] = [
    ['SVG', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 415],
    ['HTML', () => '<!doctype html><script>alert(1)</script>', 415],
    ['a text', () => 'only words', 415],
    ['an empty file', () => '', 415],
    ['any other zip', () => zipOf({ 'a.txt': '' }), 415],
    ['a script that begins like a picture', () => 'GIF89a=1;/*<script>alert(1)</script>*/', 415],
    ['a page that begins like a picture', () => '\x89PNG\r\n\x1a\n<html><script>', 415],
    ['a document with macros', () => macros, 415],
    ['a program', () => Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1'), 415],
    [
      'a picture cut off',
      async () => (await picture(900, 900).png().toBuffer()).subarray(0, 200),
      400,
    ],
    ['a header of 3,600 megapixels', () => emptyPng(60_000, 60_000), 413],
    [
      'what would cost too much to read, though it is not too large',
      () => emptyPng(8_000, 5_000, 16),
      413,
    ],
    ['a picture with too long a side', () => emptyPng(20_000, 10), 413],
    ['a document that unpacks to 201 MB', () => bomb(), 413],
    ['a document that lies about its size', () => bomb({ claimedSize: 1_000 }), 400],
    ['a document cut off', () => officeFile(WORD).subarray(0, -30), 400],
    ['more than 40 megapixels', () => picture(8000, 5001).png().toBuffer(), 413],
    [
      'more than 20 MB',
      () => Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(20 * 1024 ** 2)]),
      413,
    ],
  ]
  test.each(refused)('%s', async (_kind, make, status) => {
    const before = await stored()
    const answer = await upload([await make(), '檔案.png'])
    expect([answer.status, answer.envelope.success]).toEqual([status, false])
    expect(answer.message).toMatch(/檔案/)
    expect(await stored()).toEqual(before)
  })

  test('more than 100 MB at once, of which each file by itself would be taken', async () => {
    const before = await stored()
    const large = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(18 * 1024 ** 2)])
    const files = (count: number) =>
      Array.from({ length: count }, (_, index): [Buffer, string] => [large, `${index}.pdf`])
    const answer = await upload(...files(6))
    expect([answer.status, answer.message]).toEqual([413, '檔案：一次合共不可大於100 MB'])
    expect(await stored()).toEqual(before)
    expect((await upload(...files(5))).status).toBe(200)
  })

  test('one bad file among good ones', async () => {
    const before = await stored()
    const good = await picture(77, 33).png().toBuffer()
    expect((await upload([good, 'good.png'], ['no', 'bad.png'])).status).toBe(415)
    expect(await stored()).toEqual(before)
  })

  test('no file, no form, no token', async () => {
    expect((await upload()).status).toBe(400)
    const headers = { Authorization: `Token ${api.token}` }
    const send = (init: Parameters<ApiServer['send']>[1]) => api.send('/api/upload', init)
    const json = { ...headers, 'Content-Type': 'application/json' }
    expect((await send({ method: 'POST', headers: json, body: '{}' })).status).toBe(415)
    const broken = { ...headers, 'Content-Type': 'multipart/form-data; boundary=x' }
    expect((await send({ method: 'POST', headers: broken, body: '--x\r\nnonsense' })).status).toBe(
      400,
    )
    expect((await send({ method: 'POST' })).status).toBe(401)
    expect((await send({ headers })).status).toBe(405)
  })
})
