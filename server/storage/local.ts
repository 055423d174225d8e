import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '#contract/failure.ts'
import { DAY_MS } from '#contract/time.ts'
import { isDiskFull } from '../database/fullDisk.ts'
import type { Storage, StoredFile } from './storage.ts'
import { isUnfinished, unfinishedName } from './unfinishedFile.ts'

/** What `work` finds, or `none` where there is nothing of that name. */
async function orNone<T, N>(work: Promise<T>, none: N): Promise<T | N> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return none
    throw error
  }
}

/** Files in a folder of this machine. @throws Failure `noSpace` on a full disk */
export function createLocalStorage(folder: string): Storage {
  async function look(name: string): Promise<StoredFile[]> {
    const found = await orNone(stat(join(folder, name)), undefined)
    return found ? [{ name, stored_at: found.mtime }] : []
  }

  return {
    async put(name, bytes) {
      const draft = join(folder, unfinishedName())
      try {
        await mkdir(folder, { recursive: true })
        // On the disk before it has its name: whoever is told that a file is kept finds it after a power cut.
        await writeFile(draft, bytes, { flush: true })
        await rename(draft, join(folder, name))
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined)
        throw isDiskFull(error) ? new Failure('noSpace', { cause: error }) : error
      }
    },

    get: name => orNone(readFile(join(folder, name)), undefined),

    async list() {
      const names = await orNone(readdir(folder), [])
      const found = (await Promise.all(names.map(look))).flat()
      const drafts = found.filter(({ name }) => isUnfinished(name))
      // Of a process that was ended half way: nobody else would ever remove them.
      const left = drafts.filter(({ stored_at }) => Date.now() - stored_at.getTime() > DAY_MS)
      for (const { name } of left) await rm(join(folder, name), { force: true })
      return found.filter(({ name }) => !isUnfinished(name))
    },

    remove: name => rm(join(folder, name), { force: true }),
  }
}
