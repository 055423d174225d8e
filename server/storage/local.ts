import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '#contract/failure'
import type { Storage, StoredFile } from './storage'

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** Files in a folder of this machine. @throws Failure `noSpace` on a full disk */
export function createLocalStorage(folder: string): Storage {
  async function look(name: string): Promise<StoredFile[]> {
    try {
      const { mtime } = await stat(join(folder, name))
      return [{ name, stored_at: mtime }]
    } catch (error) {
      if (isCode(error, 'ENOENT')) return []
      throw error
    }
  }

  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true })
      const draft = join(folder, `.${randomUUID()}`)
      try {
        await writeFile(draft, bytes)
        await rename(draft, join(folder, name))
      } catch (error) {
        await rm(draft, { force: true })
        throw isCode(error, 'ENOSPC') ? new Failure('noSpace', { cause: error }) : error
      }
    },

    async list() {
      try {
        return (await Promise.all((await readdir(folder)).map(look))).flat()
      } catch (error) {
        if (isCode(error, 'ENOENT')) return []
        throw error
      }
    },

    remove: name => rm(join(folder, name), { force: true }),
  }
}
