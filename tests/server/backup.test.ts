/** `npm run backup`, `npm run restore` and `npm run move-data`. */
import { createHash } from 'node:crypto'
import {
  copyFile,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConnection } from 'mongoose'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { listViewCalls } from '#contract/calls/listViews.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { keptNames, linesOf } from '#server/backup/databaseContent.ts'
import { emptyMongod } from '../setup/mongods.ts'
import { type ApiServer, startApi } from './apiServer.ts'
import { engines } from './engines.ts'
import { builtTool } from './tool.ts'

const tool = builtTool('backup')

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'school-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const hashOf = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex')

/** Every document of a database by its hash, collection by collection. */
async function documentsAt(uri: string): Promise<Record<string, string[]>> {
  const connection = await createConnection(uri, { dbName: 'school' }).asPromise()
  try {
    const documents: Record<string, string[]> = {}
    for (const name of await keptNames(connection)) {
      const hashes: string[] = []
      for await (const line of linesOf(connection, name)) hashes.push(hashOf(line))
      // An empty collection is made again when somebody needs it.
      if (hashes.length > 0) documents[name] = hashes
    }
    return documents
  } finally {
    await connection.close()
  }
}

async function filesIn(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).sort()
  const hashes = names.map(
    async name => [name, hashOf(await readFile(join(folder, name)))] as const,
  )
  return Object.fromEntries(await Promise.all(hashes))
}

/** Records, revisions, a deleted record, files, a view for all. */
async function writeSome(api: ApiServer): Promise<void> {
  const add = editCalls(tutor).add
  const { envelope } = await api.ask<{ id: string }>(add, { body: { name: '導師甲' } })
  const id = envelope.data?.id ?? ''
  await api.ask(editCalls(tutor).modify, { body: { id, name: '導師乙' } })
  const other = await api.ask<{ id: string }>(add, { body: { name: '導師丙' } })
  await api.ask(editCalls(tutor).delete, { value: other.envelope.data?.id ?? '' })
  const view = { collection: 'Tutor', name: '各位講師', address: { where: { role: 'tutor' } } }
  await api.ask(listViewCalls.saveListView, { body: view })
}

const env = (folder: string, engine = 'embedded') => ({ DATA_DIR: folder, DATABASE_ENGINE: engine })

/** All but the newest line of the trail: that the test has signed in at the second site. */
const withoutLogin = ({ audit = [], ...documents }: Record<string, string[]>) => ({
  ...documents,
  audit: audit.slice(0, -1),
})

describe.each(engines)('on %s', engine => {
  test('a backup of a running site is, in an empty folder, the same site again', async () => {
    const api = await startApi({ engine, isApart: true, demo: true })
    onTestFinished(() => api.close())
    await writeSome(api)
    const made = await tool(['make'], env(api.dataDir, engine))
    expect(made).toMatchObject({ code: 0, err: '' })
    expect(made.out).toMatch(/school-\d{8}T\d{6}Z\.tar\.gz: \d+ documents, \d+ files\.\n$/)
    const [path = ''] = made.out.split(': ')

    const folder = await newFolder()
    const restored = await tool(['restore', path], env(folder, engine))
    expect(restored.err).toBe('')
    expect(restored.out).toBe(`Restored: ${made.out.slice(path.length + 2)}`)
    const expected = await documentsAt(await api.databaseUri())
    const second = await startApi({
      engine,
      env: { DATA_DIR: folder, ADMIN_PASSWORD: 'another-one' },
    })
    onTestFinished(() => second.close())
    const found = await documentsAt(await second.databaseUri())
    expect(Object.keys(found)).toEqual(Object.keys(expected))
    expect(withoutLogin(found)).toEqual(expected)
    expect(await filesIn(join(folder, 'upload'))).toEqual(
      await filesIn(join(api.dataDir, 'upload')),
    )
    const home = async ({ origin }: ApiServer) =>
      (await (await fetch(`${origin}/api/getTutor`)).json()).data
    expect(await home(second)).toEqual(await home(api))
    const views = async (at: ApiServer) => (await at.ask(listViewCalls.listListViews)).envelope.data
    expect(await views(second)).toHaveLength(1)
    expect(await views(second)).toEqual(await views(api))
  }, 120_000)
})

test('a backup that is made while people write fits together', async () => {
  const api = await startApi()
  onTestFinished(() => api.close())
  let isOver = false
  const writing = (async () => {
    while (!isOver) await writeSome(api)
  })()
  const path = join(api.dataDir, 'one.tar.gz')
  const made = await tool(['make', path], env(api.dataDir))
  isOver = true
  await writing
  expect(made).toMatchObject({ code: 0, err: '' })
  const folder = await newFolder()
  expect((await tool(['restore', path], env(folder))).err).toBe('')
  const second = await startApi({ env: { DATA_DIR: folder } })
  onTestFinished(() => second.close())
  const list = await second.ask<{ id: string; revision: number }[]>(recordCalls(tutor).list)
  expect(list.envelope.data?.length).toBeGreaterThan(0)
  const connection = await createConnection(await second.databaseUri(), {
    dbName: 'school',
  }).asPromise()
  onTestFinished(() => connection.close())
  for (const { id: record, revision } of list.envelope.data ?? []) {
    const older = await connection
      .collection('revisions')
      .distinct('revision', { record, revision: { $lt: revision } })
    expect(older).toHaveLength(revision - 1)
  }
}, 120_000)

describe('nothing is changed', () => {
  let api: ApiServer
  let path: string
  beforeAll(async () => {
    api = await startApi()
    await writeSome(api)
    path = join(api.dataDir, 'whole.tar.gz')
    await tool(['make', path], env(api.dataDir))
  }, 60_000)
  afterAll(() => api.close())

  const damages: [string, (copy: string) => Promise<void>][] = [
    ['cut off', async copy => truncate(copy, Math.floor((await stat(copy)).size / 2))],
    ['empty', copy => truncate(copy, 0)],
    ['something else', copy => writeFile(copy, 'a letter')],
    [
      'changed in one place',
      async copy => {
        const bytes = await readFile(copy)
        bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 1
        await writeFile(copy, bytes)
      },
    ],
  ]
  test.each(damages)(
    'where the backup is %s',
    async (_how, damage) => {
      const folder = await newFolder()
      const copy = join(folder, 'copy.tar.gz')
      await copyFile(path, copy)
      await damage(copy)
      const { code, out, err } = await tool(['restore', copy], env(folder))
      expect([code, out]).toEqual([1, ''])
      expect(err).toMatch(/^[^\n]*(damaged|no backup)[^\n]*\n$/)
      expect(await readdir(folder)).toEqual(['copy.tar.gz'])
    },
    60_000,
  )

  test('where a site has the folder, or has something in it', async () => {
    const running = await tool(['restore', path], env(api.dataDir))
    expect(running).toMatchObject({ code: 1, out: '' })
    expect(running.err).toMatch(/in use|another process/i)
    const folder = await newFolder()
    expect((await tool(['restore', path], env(folder))).code).toBe(0)
    const again = await tool(['restore', path], env(folder))
    expect(again).toMatchObject({ code: 1, out: '' })
    expect(again.err).toMatch(/^The database is not empty: [^\n]+\n$/)
  }, 60_000)

  test('where it is no command', async () => {
    for (const args of [['restore'], ['make', 'a', 'b'], ['move'], ['move', 'away']]) {
      const { code, err } = await tool(args, env(api.dataDir))
      expect({ args, code }).toEqual({ args, code: 1 })
      expect(err).toMatch(/^Usage: [^\n]+\n$/)
    }
    const { err } = await tool(['move', 'to-mongodb'], env(api.dataDir))
    expect(err).toBe('MONGODB_URI must be set to move data.\n')
  }, 60_000)
})

test.runIf(engines.includes('mongod' as never))(
  'data moves from the embedded engine to a MongoDB, and back, document by document',
  async () => {
    const mongod = await emptyMongod()
    const folder = await newFolder()
    const api = await startApi({ env: { DATA_DIR: folder, DEMO_CONTENT: 'on' } })
    await writeSome(api)
    const expected = await documentsAt(await api.databaseUri())
    await api.close({ keep: true })
    const both = { DATA_DIR: folder, DATABASE_ENGINE: '', MONGODB_URI: mongod }
    const moved = await tool(['move', 'to-mongodb'], both)
    expect(moved).toMatchObject({ code: 0, err: '' })
    expect(await documentsAt(mongod)).toEqual(expected)
    expect((await tool(['move', 'to-mongodb'], both)).err).toMatch(/^The database is not empty/)

    const back = await newFolder()
    const returned = await tool(['move', 'to-local'], {
      ...both,
      DATA_DIR: back,
      MONGOMS_SYSTEM_BINARY: '',
    })
    expect(returned).toMatchObject({ code: 0 })
    const second = await startApi({ env: { DATA_DIR: back } })
    onTestFinished(() => second.close())
    expect(withoutLogin(await documentsAt(await second.databaseUri()))).toEqual(expected)
  },
  120_000,
)
