/** What a backup brings back, and what a restore leaves that does not come to its end. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makeBackup, restoreBackup } from '#server/backup/backup.ts'
import { contentOf } from '#server/backup/databaseContent.ts'
import type { LocalEngine } from '#server/database/engineMark.ts'
import { createLocalStorage } from '#server/storage/local.ts'
import { startDatabase } from './access/schoolDatabase.ts'
import { engines } from './engines.ts'

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'school-restore-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A database and files, with nothing in them. */
async function newPlace(engine: LocalEngine) {
  const { connection, close } = await startDatabase(engine, true)
  onTestFinished(close)
  return {
    connection,
    content: contentOf(connection),
    storage: createLocalStorage(await newFolder()),
  }
}

describe.each(engines)('on %s', engine => {
  test('a text comes back as it was, whatever else separates lines in it', async () => {
    const name = 'a\u2028b\u2029c\u0085d\r\ne'
    const [from, to] = [await newPlace(engine), await newPlace(engine)]
    await from.connection.collection('Tutor').insertMany([{ name }, { name: '導師' }])
    const path = join(await newFolder(), 'one.tar.gz')
    await makeBackup(path, from)
    expect(await restoreBackup(path, to)).toEqual({ documents: 2, files: 0 })
    const tutors = ({ connection }: typeof from) => connection.collection('Tutor').find().toArray()
    expect(await tutors(to)).toEqual(await tutors(from))
  }, 60_000)
})
