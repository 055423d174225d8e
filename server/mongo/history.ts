/**
 * Every revision of every record, kept without transactions: before an update takes a record from
 * revision N to N+1, the record at N is written here. The update then names N in its predicate, so
 * whatever becomes the newest revision, the one before it is always kept; and writing N twice
 * writes the same thing.
 */
import { type Connection, Schema } from 'mongoose'
import { isDuplicate } from './databaseFailure'

export interface Snapshot {
  /** `DegreeCourse/65…/3`. */
  _id: string
  of: string
  record: string
  revision: number
  document: Record<string, unknown>
}

const snapshotSchema = new Schema<Snapshot>(
  {
    _id: String,
    of: String,
    record: String,
    revision: Number,
    document: Schema.Types.Mixed,
  },
  { versionKey: false, minimize: false },
).index({ of: 1, record: 1, revision: 1 })

const idOf = (of: string, record: string, revision: number) => `${of}/${record}/${revision}`

/** The history of all collections of a database. */
export function createHistory(connection: Connection) {
  const snapshots = connection.model<Snapshot>('Revision', snapshotSchema, 'revisions')
  return {
    prepare: () => snapshots.createIndexes(),
    /** Keeps the record as it stands; keeping the same revision again changes nothing. */
    async keep(of: string, record: string, document: { revision: number }): Promise<void> {
      const { revision } = document
      try {
        await snapshots.create({ _id: idOf(of, record, revision), of, record, revision, document })
      } catch (error) {
        if (!isDuplicate(error)) throw error
      }
    },
    /** All that is kept. */
    all: () => snapshots.find({}).lean<Snapshot[]>().cursor(),
    /** The record as it was at a revision that is no longer the newest. */
    async at(
      of: string,
      record: string,
      revision: number,
    ): Promise<Record<string, unknown> | undefined> {
      const snapshot = await snapshots.findById(idOf(of, record, revision)).lean<Snapshot>()
      return snapshot?.document
    },
  }
}

export type History = ReturnType<typeof createHistory>
