import { mkdir, statfs } from 'node:fs/promises'
import { constants } from 'node:os'
import { open, type RootDatabase } from 'lmdb'
import { isDiskFull } from '#server/database/fullDisk.ts'

/*
 * The disk. What must hold: write() resolves only when the changes are synced, and when it throws
 * none of them is stored. LMDB gives both: a commit writes new pages beside the old ones and only
 * its last, synced step (the meta page) makes them valid, so kill -9 or a full disk leave the last
 * commit whole. Settings that would break it: `overlappingSync` (on by default) resolves before the
 * sync, and its promises never settle after a failed one; `useWritemap` writes through the memory
 * map, where a full disk is not an error but a SIGBUS that kills the process.
 */

/** [0, collection uid] holds a collection's description, [uid, record number] one document. */
export type Key = [number, number]
export type Change = { key: Key; bytes: Uint8Array | null }

/** The disk is full; nothing of the write was stored, and a later one may work. */
export class NoSpaceError extends Error {}

const PAGE_BYTES = 4096
/** A document may dirty its leaf, the branches above and the free list. */
const PAGES_PER_CHANGE = 4
/** Kept free: other programs write too, and LMDB's own failure is noisier than a refusal. */
const RESERVE_BYTES = 4 * 1024 * 1024
const MDB_MAP_FULL = -30792
const { EIO } = constants.errno

export class Storage {
  readonly #folder: string
  readonly #db: RootDatabase<Uint8Array, Key>
  readonly #reserve: number

  private constructor(folder: string, db: RootDatabase<Uint8Array, Key>, reserve: number) {
    this.#folder = folder
    this.#db = db
    this.#reserve = reserve
  }

  /** @param reserve bytes that must stay free on the disk; a write that would go below is refused */
  static async open(folder: string, reserve = RESERVE_BYTES): Promise<Storage> {
    await mkdir(folder, { recursive: true })
    const db = open<Uint8Array, Key>({ path: folder, encoding: 'binary', overlappingSync: false })
    return new Storage(folder, db, reserve)
  }

  /** All entries, collection descriptions first, then documents in the order they were inserted. */
  *entries(): Generator<{ key: Key; bytes: Uint8Array }> {
    for (const { key, value } of this.#db.getRange()) yield { key, bytes: value }
  }

  /**
   * Stores all changes in one transaction.
   * @throws NoSpaceError when the disk is full; anything else means the disk cannot be trusted
   */
  async write(changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return
    const needed = changes.reduce(
      (sum, { bytes }) => sum + (bytes?.length ?? 0) + PAGES_PER_CHANGE * PAGE_BYTES,
      0,
    )
    if ((await this.#freeBytes()) < needed + this.#reserve) throw new NoSpaceError('disk is full')
    try {
      await this.#db.batch(() => {
        for (const { key, bytes } of changes) {
          const done = bytes ? this.#db.put(key, bytes) : this.#db.remove(key)
          // The batch reports the failure; each of its parts would report it once more, unheard.
          done.catch(() => undefined)
        }
      })
    } catch (error) {
      const cause = await causeOf(error)
      throw (await this.#isForLackOfSpace(cause, needed)) ? new NoSpaceError('disk is full') : cause
    }
  }

  async close(): Promise<void> {
    await this.#db.close()
  }

  async #freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.#folder)
    return bavail * bsize
  }

  /** LMDB calls a write that the full disk cut short EIO: only the free space tells them apart. */
  async #isForLackOfSpace(cause: unknown, needed: number): Promise<boolean> {
    const code = cause instanceof Error && 'code' in cause ? Number(cause.code) : 0
    if (isDiskFull(cause) || code === MDB_MAP_FULL) return true
    return code === EIO && (await this.#freeBytes()) < needed
  }
}

/** lmdb rejects with a general error whose `commitError` is a promise rejected with the cause. */
async function causeOf(error: unknown): Promise<unknown> {
  if (!(error instanceof Error && 'commitError' in error)) return error
  return Promise.resolve(error.commitError).then(
    () => error,
    (cause: unknown) => cause,
  )
}
