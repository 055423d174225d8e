/**
 * Removes files that nothing names any more. What must always hold: a file goes only after it was unused
 * for 30 days on end, seen so twice; what a record, a deleted record or a revision mentions anywhere, be
 * it in a link within a text, is used. Whoever uploads a file again begins its 30 days anew.
 */
import type { Logger } from 'pino'
import { UNUSED_FILE_DAYS } from '#contract/retention.ts'
import { stemsIn } from '#contract/storedName.ts'
import { DAY_MS } from '#contract/time.ts'
import { repeating } from '../records/repeating.ts'
import type { Repository } from '../records/repository.ts'
import type { Storage } from './storage.ts'

/** Once a start is over: a process may be started again each day, and never become a day old. */
const FIRST_MS = 10 * 60 * 1000
const KEPT_MS = UNUSED_FILE_DAYS * DAY_MS

interface Parts {
  repository: Pick<Repository, 'files' | 'everyDocument'>
  storage: Pick<Storage, 'list' | 'remove'>
  now: () => Date
  logger: Logger
}

export function createUnusedFiles({ repository, storage, now, logger }: Parts) {
  const { files } = repository

  async function stemsInUse(): Promise<Set<string>> {
    const used = new Set<string>()
    for await (const { document } of repository.everyDocument()) {
      for (const stem of stemsIn(JSON.stringify(document))) used.add(stem)
    }
    return used
  }

  /** Takes out of the book what has been unused for long; a copy of each name's stem. */
  async function forgetOld(used: ReadonlySet<string>, before: Date): Promise<string[]> {
    const forgotten: string[] = []
    for (const { name, unused_since } of await files.all()) {
      const isUsed = stemsIn(name).some(stem => used.has(stem))
      if (isUsed && unused_since) await files.markUnused(name, null)
      else if (!isUsed && !unused_since) await files.markUnused(name, now())
      else if (!isUsed && (await files.forget(name, before))) forgotten.push(name)
    }
    return forgotten
  }

  /** @returns the names of the files that were removed, copies included */
  async function sweep(): Promise<string[]> {
    const before = new Date(now().getTime() - KEPT_MS)
    const forgotten = new Set((await forgetOld(await stemsInUse(), before)).flatMap(stemsIn))
    // Somebody may have named one of them, or uploaded it again, while it was being forgotten.
    const used = await stemsInUse()
    for (const { name } of await files.all()) for (const stem of stemsIn(name)) used.add(stem)
    const unnamed = (await storage.list()).filter(({ name }) => {
      const [stem] = stemsIn(name)
      return stem !== undefined && !used.has(stem)
    })
    const isForgotten = (name: string) => stemsIn(name).some(stem => forgotten.has(stem))
    // Of the others this database has never heard. Another one may have, whose site has the same files.
    const strange = unnamed.map(({ name }) => name).filter(name => !isForgotten(name))
    const long = new Set(await files.strangeSince(strange, before, now()))
    const removed = unnamed
      .filter(({ name, stored_at }) => stored_at <= before && (isForgotten(name) || long.has(name)))
      .map(({ name }) => name)
    for (const name of removed) await storage.remove(name)
    if (removed.length > 0) logger.info({ removed }, 'unused files were removed')
    return removed
  }

  const daily = repeating(sweep, DAY_MS, logger, 'unused files were not looked for', FIRST_MS)
  return { sweep, ...daily }
}
