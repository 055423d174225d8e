/** What lies in the outbox's database, in its newest version. */
import type { DBSchema, IDBPDatabase } from 'idb'
import { targetName, targetNamed } from '#contract/editTarget.ts'
import type { FileNotes } from '#contract/media.ts'
import type { Edit } from '../edit.ts'

/** An edit as every version of the outbox keeps it, and tabs tell it to each other: its target is one word. */
export type StoredEdit = Omit<Edit, 'target'> & { readonly collection: string }

export const toStored = ({ target, ...edit }: Edit): StoredEdit => ({
  ...edit,
  collection: targetName(target),
})

export const fromStored = ({ collection, ...edit }: StoredEdit): Edit => ({
  ...edit,
  target: targetNamed(collection),
})

/** A file that waits to be uploaded; its bytes lie beside it in pieces. */
export interface WaitingFile {
  /** The name by which edits call it until it has one of the server's. */
  id: string
  author: string
  /** What it was called on this computer. */
  label: string
  type: string
  /** Bytes. */
  size: number
  pieces: number
  /** SHA-256 of the whole, in hexadecimal; empty where the browser cannot tell. */
  hash: string
  /** What is to be said about it, once the server has it. */
  notes?: FileNotes
  /** The server's name for it, once it has been uploaded. */
  stored?: string
  /** When it was last kept or noted, in milliseconds; none where it is of an older version. */
  keptAt?: number
}

/** What was typed began from, in the fields that were typed into: whoever changed them since is not to be overwritten. */
export interface TypedFrom {
  values: Record<string, unknown>
  /** Of the record. */
  revision: number
  /** What its draft held of them, where there was one. */
  draft?: { values: Record<string, unknown>; revision: number | null }
}

/** A form as it was left: typed, and not yet saved. */
export interface UnsavedForm {
  /** `author/collection/record/copy`; without the last part where it is of an older version. */
  key: string
  values: Record<string, unknown>
  /** What stood there when it was typed; none for a new record, and where it is of an older version. */
  from?: TypedFrom
  /** Milliseconds; shown, and never compared. */
  typedAt: number
}

export interface OutboxSchema extends DBSchema {
  edits: {
    key: string
    value: StoredEdit
    indexes: {
      record: [author: string, collection: string, record: string]
      author: string
      seq: number
    }
  }
  files: { key: string; value: WaitingFile }
  pieces: { key: [file: string, index: number]; value: Uint8Array }
  drafts: { key: string; value: UnsavedForm }
}

export type OutboxDatabase = IDBPDatabase<OutboxSchema>
