/** All that a site is: what its database keeps, and its files. */

import { isStoredName } from '#contract/storedName.ts'
import type { Storage } from '../storage/storage.ts'
import { type Entry, readArchive, writeArchive } from './archive.ts'
import type { DatabaseContent } from './databaseContent.ts'
import { linesIn } from './lines.ts'

/** Where a site's content is. */
interface Place {
  content: DatabaseContent
  storage: Storage
}

/** How much there was. */
interface Amount {
  documents: number
  files: number
}

interface Made extends Amount {
  /** Files that the database names, and that are not where files were looked for. */
  missing: string[]
}

const DOCUMENTS = /^database\/(\w+)\.jsonl$/
const FILE = /^upload\/([^/]+)$/

/**
 * Writes a backup, while the site may be running: a record and what belongs to it are read in an order
 * in which they fit together at any moment.
 * @throws Error where a restore was stopped half way, or the file cannot be written
 */
export async function makeBackup(path: string, { content, storage }: Place): Promise<Made> {
  await content.refusePart()
  const amount: Made = { documents: 0, files: 0, missing: [] }
  async function* entries(): AsyncGenerator<Entry> {
    for (const name of await content.names()) {
      // As bytes: a long history is more than one string can hold.
      const lines: Buffer[] = []
      for await (const line of content.lines(name)) lines.push(Buffer.from(line))
      amount.documents += lines.length
      yield { name: `database/${name}.jsonl`, bytes: Buffer.concat(lines) }
    }
    const named = new Set(await content.fileNames())
    // After the records: a file is there before anything names it.
    for (const { name } of await storage.list()) {
      const bytes = isStoredName(name) ? await storage.get(name) : undefined
      if (!bytes) continue
      amount.files += 1
      named.delete(name)
      yield { name: `upload/${name}`, bytes }
    }
    if (named.size === 0) return
    // One that was removed meanwhile, because nothing used it, is named no longer.
    amount.missing = (await content.fileNames()).filter(name => named.has(name))
  }
  await writeArchive(path, entries())
  return amount
}

/**
 * Puts a backup that was verified where there is nothing yet, whole or not at all. Whatever stops it, the next
 * one begins anew.
 * @throws Error where there is something already
 */
export async function restoreBackup(path: string, { content, storage }: Place): Promise<Amount> {
  return content.fillWhole(async () => {
    const amount: Amount = { documents: 0, files: 0 }
    const put: string[] = []
    // A store in use may have the same files, which are its own.
    const before = new Set((await storage.list()).map(({ name }) => name))
    try {
      for await (const { name, bytes } of readArchive(path)) {
        const collection = DOCUMENTS.exec(name)?.[1]
        const file = FILE.exec(name)?.[1]
        if (collection) {
          amount.documents += await content.fill(collection, linesIn(bytes))
        } else if (file && isStoredName(file)) {
          await storage.put(file, bytes)
          put.push(file)
        }
      }
    } catch (error) {
      for (const file of put) if (!before.has(file)) await storage.remove(file)
      throw error
    }
    return { ...amount, files: put.length }
  })
}
