/**
 * Every revision of every record, kept without transactions: before an update takes a record from
 * revision N to N+1, the record at N is written here. The update then names N in its predicate, so
 * whatever becomes the newest revision, the one before it is always kept; and writing N twice
 * writes the same thing.
 */
import { type Connection, Schema } from 'mongoose'
import { isDuplicate } from '../database/databaseFailure.ts'

interface RevisionSnapshot {
  /** `DegreeCourse/65…/3`. */
  _id: string
  of: string
  record: string
  revision: number
  document: Record<string, unknown>
  /** When another revision took its place; those of older versions of the program do not say. */
  kept_at?: Date
}

/** By these revisions are looked for beside their names: reading all of them would read whole records. */
const FOUND_BY = [
  'document.updated_at',
  'document.updated_operation',
  'document.updated_import',
  'kept_at',
]

const snapshotSchema = new Schema<RevisionSnapshot>(
  {
    _id: String,
    of: String,
    record: String,
    revision: Number,
    document: Schema.Types.Mixed,
    kept_at: Date,
  },
  { versionKey: false, minimize: false },
).index({ of: 1, record: 1, revision: 1 })
for (const path of FOUND_BY) snapshotSchema.index({ [path]: 1 })

const idOf = (of: string, record: string, revision: number) => `${of}/${record}/${revision}`

/** What every record carries about who made its revision, and how. */
export const KEEPING = [
  '_id',
  'revision',
  'updated_at',
  'updated_by',
  'updated_on',
  'updated_fields',
  'updated_import',
  'updated_operation',
  'deleted_at',
] as const

/** The history of all collections of a database. */
export function createHistory(connection: Connection) {
  const snapshots = connection.model<RevisionSnapshot>('Revision', snapshotSchema, 'revisions')

  /** What is left of those that had these ids before, and were deleted for good by somebody who was stopped. */
  async function replaceOthers(kept: readonly RevisionSnapshot[]): Promise<void> {
    const writes = kept.map(({ _id, document, kept_at }) => ({
      updateOne: {
        filter: { _id, 'document.created_at': { $ne: document.created_at } },
        update: { $set: { document, kept_at } },
      },
    }))
    await snapshots.collection.bulkWrite(writes as never)
  }

  return {
    prepare: () => snapshots.createIndexes(),
    /** Keeps the records as they stand, with one command; keeping the same revision again changes nothing. */
    async keep(
      of: string,
      documents: readonly ({ _id: unknown; revision: number } & Record<string, unknown>)[],
      kept_at: Date,
    ): Promise<void> {
      const kept = documents.map(document => {
        const { revision } = document
        const record = String(document._id)
        return { _id: idOf(of, record, revision), of, record, revision, document, kept_at }
      })
      try {
        await snapshots.collection.insertMany(kept as never, { ordered: false })
      } catch (error) {
        if (!isDuplicate(error)) throw error
        await replaceOthers(kept)
      }
    },
    /** All that is kept. */
    all: () => snapshots.find({}).lean<RevisionSnapshot[]>().cursor(),
    /** The record as it was at a revision that is no longer the newest. */
    async at(
      of: string,
      record: string,
      revision: number,
    ): Promise<Record<string, unknown> | undefined> {
      const snapshot = await snapshots.findById(idOf(of, record, revision)).lean<RevisionSnapshot>()
      return snapshot?.document
    },
    /** Records as they were at revisions that are no longer the newest; those of which that is kept. */
    async atAll(
      of: string,
      wanted: readonly { id: string; revision: number }[],
    ): Promise<Record<string, unknown>[]> {
      const ids = wanted.map(({ id, revision }) => idOf(of, id, revision))
      const found = await snapshots.find({ _id: { $in: ids } }).lean<RevisionSnapshot[]>()
      return found.map(({ document }) => document)
    },
    /** What is kept of the revisions that were made so. */
    madeBy: async (mark: Readonly<Record<string, string>>) => {
      const made = Object.entries(mark).map(([name, value]) => [`document.${name}`, value])
      return snapshots.find(Object.fromEntries(made)).lean<RevisionSnapshot[]>()
    },
    /** What is kept of one record, the newest first. */
    async of(of: string, record: string): Promise<Record<string, unknown>[]> {
      const found = await snapshots
        .find({ of, record })
        .sort({ revision: -1 })
        .lean<RevisionSnapshot[]>()
      return found.map(({ document }) => document)
    },
    /** What is kept of the revisions after that one, the oldest first. */
    async since(of: string, record: string, revision: number): Promise<Record<string, unknown>[]> {
      const later = { of, record, revision: { $gt: revision } }
      const found = await snapshots.find(later).sort({ revision: 1 }).lean<RevisionSnapshot[]>()
      return found.map(({ document }) => document)
    },
    count: (): Promise<number> => snapshots.estimatedDocumentCount().exec(),
    /** Keeps nothing of a record any more. */
    async forget(of: string, record: string): Promise<void> {
      await snapshots.deleteMany({ of, record })
    },
    /** The records of which something was kept before then. */
    recordsOf: (of: string, before: Date): Promise<string[]> =>
      snapshots.distinct('record', { of, kept_at: { $lt: before } }).exec(),
    /** Keeps nothing any more of what another revision took the place of before then. */
    async forgetBefore(before: Date): Promise<number> {
      const outdated = { kept_at: { $lt: before } }
      // What an older version of the program kept says only when it was written.
      const undated = { kept_at: null, 'document.updated_at': { $lt: before } }
      const gone = [await snapshots.deleteMany(outdated), await snapshots.deleteMany(undated)]
      return gone.reduce((sum, { deletedCount }) => sum + deletedCount, 0)
    },
    /** The revisions that were made from then until before then, without what they hold. */
    between: (from: Date, until: Date, titles: readonly string[]) =>
      snapshots
        .find({ 'document.updated_at': { $gte: from, $lt: until } })
        .select(['of', ...[...KEEPING, ...titles].map(name => `document.${name}`)])
        .lean<Pick<RevisionSnapshot, 'of' | 'document'>[]>(),
  }
}

export type History = ReturnType<typeof createHistory>
