/** What is asked for under /upload is a stored file by its very name, or it is not there. */
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { STATUS_CODES } from 'node:http'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiServer, startApi } from '../apiServer.ts'
import { rawRequest } from '../rawRequest.ts'

const NAME = `${'a'.repeat(32)}.pdf`
const SECRET = 'what lies beside the folder of files'

let api: ApiServer
beforeAll(async () => {
  api = await startApi()
  const { uploadFolder } = api.site
  await mkdir(uploadFolder, { recursive: true })
  await writeFile(join(uploadFolder, NAME), '%PDF-1.4')
  await writeFile(join(uploadFolder, '.hidden.pdf'), SECRET)
  await writeFile(join(dirname(uploadFolder), 'secret.pdf'), SECRET)
}, 60_000)
afterAll(() => api.close())

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(api.origin + path, { headers, method })

test('its own name gives it', async () => {
  expect((await ask(`/upload/${NAME}`)).text).toBe('%PDF-1.4')
})

describe('a file that cannot be sent as it was asked for is an answer that nobody keeps', () => {
  /** It is there, and cannot be opened. */
  const SHUT = `${'b'.repeat(32)}.docx`
  const shut = createServer()
  beforeAll(async () => {
    await once(shut.listen(join(api.site.uploadFolder, SHUT)), 'listening')
  })
  afterAll(() => void shut.close())

  test.each([
    [NAME, { range: 'bytes=99-' }, 416],
    [NAME, { 'if-match': '"another"' }, 412],
    [NAME, { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 412],
    [SHUT, {}, 500],
    [`${'c'.repeat(32)}.docx`, {}, 404],
  ])('%s with %j: %i', async (name, asked, expected) => {
    const { status, headers, text } = await ask(`/upload/${name}`, asked)
    expect([status, text]).toEqual([expected, STATUS_CODES[expected]])
    expect(headers.get('cache-control')).toBe('no-store')
    for (const ofTheFile of ['last-modified', 'content-disposition', 'accept-ranges']) {
      expect(headers.get(ofTheFile), ofTheFile).toBeNull()
    }
    const { headers: ofFile } = await ask(`/upload/${name}`, {}, 'HEAD')
    if (ofFile.has('last-modified')) expect(headers.get('etag')).not.toBe(ofFile.get('etag'))
    const size = expected === 416 ? 'bytes */8' : null
    expect(headers.get('content-range')).toBe(size)
  })

  test.each([
    [{}, 200],
    [{ range: 'bytes=0-3' }, 206],
  ])('with %j it is sent, and kept for a year', async (asked, expected) => {
    const { status, headers } = await ask(`/upload/${NAME}`, asked)
    expect(status).toBe(expected)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const known = { 'if-none-match': headers.get('etag') ?? '' }
    const unchanged = await ask(`/upload/${NAME}`, known)
    expect(unchanged.status).toBe(304)
    expect(unchanged.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })
})

const strange = [
  '/upload/../secret.pdf',
  '/upload/..%2fsecret.pdf',
  '/upload/%2e%2e/secret.pdf',
  '/upload/%2e%2e%2fsecret.pdf',
  '/upload/%252e%252e%252fsecret.pdf',
  '/upload/..\\secret.pdf',
  '/upload/..%5csecret.pdf',
  '/upload/....//secret.pdf',
  '/upload//etc/passwd',
  '/upload/%2fetc%2fpasswd',
  `/upload/${NAME}%00`,
  `/upload/${NAME}%00.webp`,
  `/upload/%00${NAME}`,
  `/upload/.%2f${NAME}`,
  `/upload//${NAME}`,
  `/upload/${NAME}/`,
  `/upload/${NAME}/..`,
  `/upload/x/../${NAME}`,
  `/upload/${NAME.toUpperCase()}`,
  `/upload/%61${NAME.slice(1)}`,
  `/upload/%C0%AE%C0%AE/secret.pdf`,
  `/upload/${NAME}::$DATA`,
  '/upload/.hidden.pdf',
  '/upload/',
  '/upload',
]

test.each(strange)('%s is not there', async path => {
  const { status, text } = await ask(path)
  expect(status).toBe(404)
  expect(text).not.toContain(SECRET)
})

test.each(['%', '%zz', `${NAME}%`])('/upload/%s cannot be read', async name => {
  const { status, text } = await ask(`/upload/${name}`)
  expect([400, 404]).toContain(status)
  expect(text).not.toContain(SECRET)
})
