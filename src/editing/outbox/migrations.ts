/**
 * The shapes that the outbox has had. A version that was ever released stays here for good, and has a
 * fixture among the tests: what somebody typed under an old version is sent by a new one.
 */
import type { IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'
import type { OutboxSchema } from './schema.ts'

export const VERSION = 2

type Upgrade = IDBPTransaction<OutboxSchema, StoreNames<OutboxSchema>[], 'versionchange'>

/** Each brings the outbox from the version before. */
const steps: readonly ((database: IDBPDatabase<OutboxSchema>, upgrade: Upgrade) => void)[] = [
  // 1: edits, and unsaved forms.
  database => {
    const edits = database.createObjectStore('edits', { keyPath: 'id' })
    edits.createIndex('author', 'author')
    edits.createIndex('record', ['author', 'collection', 'record'])
    database.createObjectStore('drafts', { keyPath: 'key' })
  },
  // 2: files wait as well; the order of edits can be read from its end.
  (database, upgrade) => {
    upgrade.objectStore('edits').createIndex('seq', 'seq')
    database.createObjectStore('files', { keyPath: 'id' })
    database.createObjectStore('pieces')
  },
]

/** Brings an outbox of version `from` (0: none yet) to the newest. */
export function migrate(
  database: IDBPDatabase<OutboxSchema>,
  from: number,
  _to: number | null,
  upgrade: Upgrade,
): void {
  for (const step of steps.slice(from)) step(database, upgrade)
}
