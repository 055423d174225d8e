/** Commands that are not given the site's own environment, as cron gives them: they say so, and make nothing. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptyMongod } from '../setup/mongods.ts'
import { startApi } from './apiServer.ts'
import { engines } from './engines.ts'
import { openObjectStore } from './objectStore.ts'
import { builtTool } from './tool.ts'

const backup = builtTool('backup')
const account = builtTool('account')
const files = builtTool('files')

const REMEDY = 'give this command the environment of the site (DATA_DIR, MONGODB_URI, S3_*).'

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'school-strange-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('where no site has run there is nothing to back up, to move, to compare or to sign in with', async () => {
  const folder = await newFolder()
  const env = { DATA_DIR: folder, DATABASE_ENGINE: 'embedded' }
  const given = [
    backup(['make'], env),
    backup(['move', 'to-mongodb'], { DATA_DIR: folder, MONGODB_URI: 'mongodb://127.0.0.1:1/' }),
    account(['list'], env),
    account(['passwd', 'ana'], env, 'a new password\n'),
    account(['remove', 'ana'], env),
    files(['check'], env),
    files(['move', 'to-folder'], env),
  ]
  for (const outcome of await Promise.all(given)) {
    expect(outcome).toMatchObject({ code: 1, out: '' })
    expect(outcome.err).toMatch(/^No site has run in DATA_DIR [^\n]+\n$/)
    expect(outcome.err).toContain(folder)
  }
  expect(await readdir(folder)).toEqual([])
}, 60_000)

test('a database that no site has ever opened is not backed up', async () => {
  const folder = await newFolder()
  const env = { DATA_DIR: folder, DATABASE_ENGINE: 'embedded' }
  expect((await account(['add', 'ana'], env, 'a new password\n')).code).toBe(0)
  const { code, out, err } = await backup(['make'], env)
  expect([code, out]).toEqual([1, ''])
  expect(err).toBe(`No site has ever opened the database of DATA_DIR ${folder}: ${REMEDY}\n`)
  expect(await readdir(folder)).not.toContain('backups')
}, 60_000)

test.runIf(engines.includes('mongod' as never))(
  'nor is one at an address, moved from there or looked at for accounts and files; its name is said, and no password',
  async () => {
    const env = {
      MONGODB_URI: await emptyMongod(),
      DATABASE_ENGINE: '',
      DATA_DIR: await newFolder(),
    }
    for (const given of [
      backup(['make'], env),
      backup(['move', 'to-local'], env),
      account(['list'], env),
      account(['passwd', 'ana'], env, 'a new password\n'),
      account(['remove', 'ana'], env),
      files(['check'], env),
    ]) {
      const { code, out, err } = await given
      expect([code, out]).toEqual([1, ''])
      expect(err).toBe(`No site has ever opened the database school of MONGODB_URI: ${REMEDY}\n`)
    }
  },
  60_000,
)

test('a backup that lacks files which the database names says which, and is no success', async () => {
  const api = await startApi()
  onTestFinished(() => api.close())
  const form = new FormData()
  form.append('file', new Blob(['%PDF-1.4\n']), '文件.pdf')
  const headers = { Authorization: `Token ${api.token}` }
  const answer = await fetch(`${api.origin}/api/upload`, { method: 'POST', headers, body: form })
  const { data } = (await answer.json()) as { data: [{ name: string }] }
  const env = { DATA_DIR: api.dataDir, DATABASE_ENGINE: 'embedded' }
  expect(await backup(['make'], env)).toMatchObject({ code: 0 })

  const elsewhere = await openObjectStore()
  onTestFinished(() => elsewhere.close())
  const made = await backup(['make'], { ...env, ...elsewhere.env })
  expect(made).toMatchObject({ code: 1, err: '' })
  expect(made.out).toMatch(/\.tar\.gz: \d+ documents, 0 files\.\n/)
  expect(made.out).toContain(
    `Missing of the files that the database names: 1, such as ${data[0].name}.`,
  )
}, 60_000)
