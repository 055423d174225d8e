/** What lies in the journal's database, in its newest version. */
import type { DBSchema, IDBPDatabase } from 'idb'
import type { FileNotes } from '#contract/media'
import type { Edit } from '../edit'

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
}

/** A form as it was left: typed, and not yet saved. */
export interface Draft {
  /** `author/collection/record/copy`; without the last part where it is of an older version. */
  key: string
  values: Record<string, unknown>
  /** Milliseconds; shown, and never compared. */
  typedAt: number
}

export interface JournalSchema extends DBSchema {
  edits: {
    key: string
    value: Edit
    indexes: {
      record: [author: string, collection: string, record: string]
      author: string
      seq: number
    }
  }
  files: { key: string; value: WaitingFile }
  pieces: { key: [file: string, index: number]; value: Uint8Array }
  drafts: { key: string; value: Draft }
}

export type JournalDatabase = IDBPDatabase<JournalSchema>
