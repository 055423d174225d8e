/** What a backup brings back, and what a restore leaves that does not come to its end. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConnection } from 'mongoose'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { draftCalls } from '#contract/calls/drafts.ts'
import { editCalls } from '#contract/calls/edits.ts'
import { blog } from '#contract/collections/blog.ts'
import { readArchive } from '#server/backup/archive.ts'
import { makeBackup, restoreBackup } from '#server/backup/backup.ts'
import { contentOf, keptNames } from '#server/backup/databaseContent.ts'
import { moveData } from '#server/backup/moveData.ts'
import { readConfig } from '#server/config.ts'
import { type LocalEngine, StartRefused } from '#server/database/engineMark.ts'
import { seed } from '#server/demo/seed.ts'
import { openSite } from '#server/site.ts'
import { createLocalStorage } from '#server/storage/local.ts'
import { startDatabase } from './access/schoolDatabase.ts'
import { startApi } from './apiServer.ts'
import { leastDraft } from './calls/sampleDrafts.ts'
import { anyEngine } from './engines.ts'

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'school-restore-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A database and files, with nothing in them. */
async function newPlace(engine: LocalEngine) {
  const database = await startDatabase(engine, true)
  onTestFinished(database.close)
  const { connection } = database
  const storage = createLocalStorage(await newFolder())
  return { database, connection, content: contentOf(connection), storage }
}

type Place = Awaited<ReturnType<typeof newPlace>>

/** More than are written together. */
const tutors = Array.from({ length: 450 }, (_, number) => ({ name: `導師${number}` }))

/** A backup of a school with tutors and news. */
async function backupOf({ connection, content, storage }: Place): Promise<string> {
  await connection.collection('News').insertOne({ title: '消息' })
  await connection.collection('Tutor').insertMany(tutors.map(each => ({ ...each })))
  const path = join(await newFolder(), 'one.tar.gz')
  await makeBackup(path, { content, storage })
  return path
}

/** A restore that is killed: it writes half of the tutors, and nothing more ever happens. */
const killedRestore = (path: string, { content, storage }: Place) =>
  new Promise<void>(killed => {
    const fill: typeof content.fill = async (name, lines) => {
      if (name !== 'Tutor') return content.fill(name, lines)
      const all: string[] = []
      for await (const line of lines) all.push(line)
      await content.fill(name, all.slice(0, all.length / 2))
      killed()
      return new Promise(() => undefined)
    }
    void restoreBackup(path, { content: { ...content, fill }, storage })
  })

async function documentsIn({ connection }: Place) {
  const names = await keptNames(connection)
  const all = names.map(async name => [name, await connection.collection(name).find().toArray()])
  return Object.fromEntries(await Promise.all(all))
}

/** A start of the site there, which must be refused. */
const startAt = ({ database }: Place) =>
  openSite({
    config: readConfig({ DATA_DIR: '/nowhere', LOG_LEVEL: 'silent', DEMO_CONTENT: 'off' }),
    logger: pino({ level: 'silent' }),
    seed,
    contentFolder: 'dist/content',
    database,
  })

describe.each(anyEngine)('on %s', engine => {
  test('a text comes back as it was, whatever else separates lines in it', async () => {
    const name = 'a\u2028b\u2029c\u0085d\r\ne'
    const [from, to] = [await newPlace(engine), await newPlace(engine)]
    await from.connection.collection('Tutor').insertMany([{ name }, { name: '導師' }])
    const path = join(await newFolder(), 'one.tar.gz')
    await makeBackup(path, from)
    expect(await restoreBackup(path, to)).toEqual({ documents: 2, files: 0 })
    expect(await documentsIn(to)).toEqual(await documentsIn(from))
  }, 60_000)

  test('a part of a school is not served, backed up or moved, and the next restore or move begins anew', async () => {
    const from = await newPlace(engine)
    const [to, third] = [await newPlace(engine), await newPlace(engine)]
    const path = await backupOf(from)
    await killedRestore(path, to)
    expect(await to.connection.collection('Tutor').countDocuments()).toBe(tutors.length / 2)
    const refusal = /^The database has only a part of a school: [^\n]+ it begins anew\.$/
    const refused = startAt(to)
    await expect(refused).rejects.toThrow(StartRefused)
    await expect(refused).rejects.toThrow(refusal)
    await expect(makeBackup(path, to)).rejects.toThrow(refusal)
    await expect(moveData(to.connection, third.connection)).rejects.toThrow(refusal)

    await restoreBackup(path, to)
    expect(await documentsIn(to)).toEqual(await documentsIn(from))
    await expect(restoreBackup(path, to)).rejects.toThrow(/^The database is not empty/)

    await killedRestore(path, third)
    expect(await moveData(from.connection, third.connection)).toBe(1 + tutors.length)
    expect(await documentsIn(third)).toEqual(await documentsIn(from))
    await makeBackup(path, third)
  }, 60_000)

  test('a restore that fails leaves the files that were there, and none of its own', async () => {
    const [from, to] = [await newPlace(engine), await newPlace(engine)]
    const nameOf = (digit: string) => `${digit.repeat(32)}.pdf`
    const [shared, added] = [['a', 'b'].map(nameOf), ['c', 'd'].map(nameOf)]
    for (const file of [...shared, ...added]) await from.storage.put(file, Buffer.from(file))
    for (const file of shared) await to.storage.put(file, Buffer.from(file))
    const path = await backupOf(from)
    let count = 0
    // In any order, some of both have been put before the last one.
    const full: typeof to.storage = {
      ...to.storage,
      async put(name, bytes) {
        count += 1
        if (count === shared.length + added.length) throw new Error('the store is full')
        await to.storage.put(name, bytes)
      },
    }
    await expect(restoreBackup(path, { ...to, storage: full })).rejects.toThrow('full')
    const left = (await to.storage.list()).map(({ name }) => name)
    expect(left.sort()).toEqual(shared)
    expect(await restoreBackup(path, to)).toEqual({ documents: 1 + tutors.length, files: 4 })
  }, 60_000)

  test.each(['Draft', 'Blog'])(
    'a draft that is published once a backup has read %s is published in it, or a draft',
    async last => {
      const api = await startApi({ engine })
      onTestFinished(() => api.close())
      const body = leastDraft(blog)
      const { envelope } = await api.ask<{ id: string }>(editCalls(blog).add, { body })
      const wanted = { id: envelope.data?.id, url: '/new-address' }
      expect((await api.ask(draftCalls(blog).modifyDraft, { body: wanted })).status).toBe(200)
      const uri = await api.databaseUri()
      const connection = await createConnection(uri, { dbName: 'school' }).asPromise()
      onTestFinished(() => connection.close())
      const content = contentOf(connection)
      async function* lines(name: string) {
        yield* content.lines(name)
        if (name !== last) return
        expect((await api.ask(editCalls(blog).modify, { body: wanted })).status).toBe(200)
      }
      const path = join(await newFolder(), 'one.tar.gz')
      const storage = createLocalStorage(api.site.uploadFolder)
      await makeBackup(path, { content: { ...content, lines }, storage })
      const found: string[] = []
      for await (const { name, bytes } of readArchive(path)) {
        if (Buffer.from(bytes).includes(wanted.url)) found.push(name)
      }
      expect(found).toContain(`database/${last === 'Draft' ? 'Blog' : 'Draft'}.jsonl`)
    },
    60_000,
  )
})
