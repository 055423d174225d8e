import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '#contract/failure'
import type { Storage } from './storage'

/** Files in a folder of this machine. @throws Failure `noSpace` on a full disk */
export function createLocalStorage(folder: string): Storage {
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true })
      const draft = join(folder, `.${randomUUID()}`)
      try {
        await writeFile(draft, bytes)
        await rename(draft, join(folder, name))
      } catch (error) {
        await rm(draft, { force: true })
        const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC'
        throw isFull ? new Failure('noSpace', { cause: error }) : error
      }
    },
  }
}
