/** What is asked for under /upload is a stored file by its very name, or it is not there. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

const ask = (path: string) => rawRequest(api.origin + path)

test('its own name gives it', async () => {
  expect((await ask(`/upload/${NAME}`)).text).toBe('%PDF-1.4')
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
