/**
 * Files that wait to be uploaded, or whose record does. A form names such a file by a name of its own,
 * `pending-…`; before the record is sent, that is replaced by the name under which the server keeps it.
 */
import { FILE_BYTES } from '#contract/asset.ts'
import { writtenBytes } from '#contract/bytes.ts'
import { Failure } from '#contract/failure.ts'
import type { FileNotes } from '#contract/media.ts'
import { UNUSED_FILE_DAYS } from '#contract/retention.ts'
import { DAY_MS } from '#contract/time.ts'
import { withTimeout } from '#data/timeout.ts'
import { newKey, type Values } from '../edit.ts'
import type { LastingDatabase } from './connection.ts'
import type { WaitingFile } from './schema.ts'

const PIECE_BYTES = 512 * 1024
/** Whoever asks for a file's bytes, or has them kept, waits so long: an old telephone takes its time with a large one. */
const FILE_PATIENCE_MS = 30_000
const PENDING = /pending-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Whether a stored name is one of a file that waits on this device. */
export const isPending = (name: string): boolean => name.startsWith('pending-')

/** The files that values name, wherever they stand in them, each once. */
export const pendingIn = (values: unknown): string[] => [
  ...new Set(JSON.stringify(values ?? null).match(PENDING)),
]

/** The values with each file's name on the server in the place of the name it waited under. */
export function withStored(values: Values, stored: ReadonlyMap<string, string>): Values {
  const text = JSON.stringify(values).replace(PENDING, name => stored.get(name) ?? name)
  return JSON.parse(text) as Values
}

async function hashOf(bytes: Uint8Array): Promise<string> {
  // Not there on a page without TLS.
  if (!globalThis.crypto.subtle) return ''
  const digest = await crypto.subtle.digest('SHA-256', bytes as BufferSource)
  return [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

const isQuota = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

/** The files in the outbox. */
export function createWaitingFiles(database: LastingDatabase, now: () => number = Date.now) {
  async function write(entry: WaitingFile, bytes: Uint8Array): Promise<void> {
    const transaction = database.transaction(['files', 'pieces'], 'readwrite')
    try {
      const store = transaction.objectStore('pieces')
      const kept = Array.from({ length: entry.pieces }, (_, index) =>
        store.put(bytes.slice(index * PIECE_BYTES, (index + 1) * PIECE_BYTES), [entry.id, index]),
      )
      await Promise.all([...kept, transaction.objectStore('files').put(entry), transaction.done])
    } catch (cause) {
      // The requests of a transaction that has no room end in its abortion.
      if (!isQuota(cause) && !isQuota(transaction.error)) throw cause
      const message = `${entry.label}：此裝置的儲存空間不足，檔案未能保存；文字不受影響`
      throw new Failure('noSpace', { message, cause })
    }
  }

  return {
    /**
     * Keeps a file whole or not at all, and resolves to the name it waits under.
     * @throws Failure `tooLarge`; `noSpace` where the device has no room for it; `unavailable` where it does not answer
     */
    async keep(author: string, file: Blob, label: string, notes?: FileNotes): Promise<string> {
      if (file.size > FILE_BYTES) {
        throw new Failure('tooLarge', { message: `${label}：不可大於${writtenBytes(FILE_BYTES)}` })
      }
      const bytes = new Uint8Array(await file.arrayBuffer())
      const pieces = Math.ceil(bytes.length / PIECE_BYTES)
      const { type, size } = file
      const entry: WaitingFile = {
        id: `pending-${newKey()}`,
        author,
        label,
        type,
        size,
        pieces,
        hash: await hashOf(bytes),
        keptAt: now(),
        ...(notes ? { notes } : {}),
      }
      await withTimeout(
        database.whileOpen(() => write(entry, bytes)),
        FILE_PATIENCE_MS,
      )
      return entry.id
    },

    /** What is known of a file; `undefined` for one that is not here. */
    find: (id: string): Promise<WaitingFile | undefined> => withTimeout(database.get('files', id)),

    /** A file's content. @throws Failure where it is not here, or not whole any more */
    async read(id: string): Promise<Blob> {
      // It may just be being written.
      const entry = await withTimeout(database.get('files', id), FILE_PATIENCE_MS)
      const range = IDBKeyRange.bound([id, 0], [id, Infinity])
      const pieces = await withTimeout(database.getAll('pieces', range), FILE_PATIENCE_MS)
      const blob = new Blob(pieces as BlobPart[], { type: entry?.type ?? '' })
      const isWhole = entry && blob.size === entry.size
      const hash =
        isWhole && entry.hash ? await hashOf(new Uint8Array(await blob.arrayBuffer())) : ''
      if (!isWhole || hash !== entry.hash) {
        throw new Failure('invalid', {
          message: `${entry?.label ?? '檔案'}：在此裝置上已損壞，請重新選擇`,
        })
      }
      return blob
    },

    /** Notes the server's name for it: it need not be sent again, whatever becomes of its record. */
    async noteStored(id: string, stored: string): Promise<void> {
      const entry = await withTimeout(database.get('files', id))
      if (entry) await withTimeout(database.put('files', { ...entry, stored, keptAt: now() }))
    },

    /**
     * Drops the author's files that neither an edit nor a draft names. A form that is open in another tab may: it has
     * a day to say so, and of what the server has, the name stays known for as long as it is there.
     */
    tidy: (author: string): Promise<void> =>
      database.whileOpen(async () => {
        const names = ['edits', 'drafts', 'files', 'pieces'] as const
        const transaction = database.transaction(names, 'readwrite')
        const [edits, drafts, files] = await Promise.all([
          transaction.objectStore('edits').getAll(),
          transaction.objectStore('drafts').getAll(),
          transaction.objectStore('files').getAll(),
        ])
        const named = new Set(pendingIn([edits, drafts]))
        for (const { id, author: owner, stored, keptAt = 0 } of files) {
          const days = (now() - keptAt) / DAY_MS
          if (owner !== author || named.has(id) || days < 1) continue
          await transaction.objectStore('pieces').delete(IDBKeyRange.bound([id, 0], [id, Infinity]))
          if (!stored || days > UNUSED_FILE_DAYS) await transaction.objectStore('files').delete(id)
        }
        await transaction.done
      }),
  }
}

export type WaitingFiles = ReturnType<typeof createWaitingFiles>
