/** What is secret is in no line of the log, in no answer to a failure, and not in the database. */

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createConnection } from 'mongoose'
import { expect, test } from 'vitest'
import { accessCalls } from '#contract/calls/access.ts'
import { editCalls } from '#contract/calls/edits.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { ACCOUNT, freePort } from '../../setup/serverProcess.ts'
import { dump } from '../access/schoolDatabase.ts'
import { anyEngine } from '../engines.ts'
import { send, signIn } from './client.ts'
import { dataFolder, start } from './dataFolder.ts'

const WRONG = 'a-wrong-but-secret-guess'
const BUCKET_SECRET = 'the-secret-of-the-bucket'

async function textsIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(
    files
      .filter(file => file.isFile())
      .map(file => readFile(join(file.parentPath, file.name), 'latin1')),
  )
}

async function databaseOf(folder: string): Promise<string> {
  const { port } = JSON.parse(await readFile(join(folder, 'engine.json'), 'utf8'))
  const uri = `mongodb://127.0.0.1:${port}/?directConnection=true`
  const connection = await createConnection(uri, { dbName: 'school' }).asPromise()
  try {
    return await dump({ connection })
  } finally {
    await connection.close()
  }
}

test.each(anyEngine)(
  'no password and no token, right or wrong (%s)',
  async engine => {
    const DATA_DIR = await dataFolder()
    const { origin, ...server } = await start({
      DATA_DIR,
      DATABASE_ENGINE: engine,
      LOG_LEVEL: 'trace',
      // Nobody is there.
      S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
      S3_BUCKET: 'school',
      S3_ACCESS_KEY_ID: 'somebody',
      S3_SECRET_ACCESS_KEY: BUCKET_SECRET,
    })
    const token = await signIn(origin)
    const { login, checkToken, logout } = accessCalls
    const answers = [
      await send(origin, login, { body: { username: ACCOUNT.username, password: WRONG } }),
      await send(origin, login, { body: { username: { $ne: 1 }, password: [WRONG] } }),
      await send(origin, login, { body: { username: WRONG, password: ACCOUNT.password } }),
      await send(origin, checkToken, { token }),
      await send(origin, checkToken, { token: `${token}x` }),
      await send(origin, editCalls(tutor).add, { token, body: { name: 1 } }),
      await send(origin, editCalls(tutor).add, { token: WRONG, body: { name: '甲' } }),
    ]
    const form = new FormData()
    form.append('file', new Blob(['%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF']), 'a.pdf')
    const headers = { Authorization: `Token ${token}` }
    const upload = await fetch(`${origin}/api/upload`, { method: 'POST', headers, body: form })
    expect(upload.status).toBe(503)
    const page = await fetch(`${origin}/api/login?password=${WRONG}&token=${token}`, { headers })
    const told = [JSON.stringify(answers), await upload.text(), await page.text()]
    const stored = await databaseOf(DATA_DIR)
    expect(stored).toContain(ACCOUNT.username)
    await send(origin, logout, { token })
    await server.stop()
    expect(server.output()).toContain('/api/login')
    for (const text of [server.output(), stored, ...told, ...(await textsIn(DATA_DIR))]) {
      for (const secret of [ACCOUNT.password, WRONG, token, BUCKET_SECRET]) {
        expect(text).not.toContain(secret)
      }
    }
  },
  60_000,
)
