/** Records that were marked deleted, and how they come back. */
import { Failure } from '#contract/failure.ts'
import type { StoredRecord } from '#contract/record.ts'
import { type Document, valuesIn } from './document.ts'
import type { Writing } from './idempotency.ts'
import type { RecordWriting, WritingParts } from './recordWriting.ts'

/** A deleted record, with when and by whom. */
export interface DeletedRecord {
  record: StoredRecord
  deleted_at: Date
  deleted_by: string | null
}

/** Told of a record that is about to be deleted for good: nobody can tell afterwards. */
export type BeforePurge = (record: StoredRecord) => Promise<void>

/** Deleting and restoring the records of one store, and deleting for good. */
export function createTrash(parts: WritingParts & RecordWriting) {
  const { name, model, claims, history, fieldNames, unique, unfinished, listener, purged } = parts
  const { describeFiles, load, revise, refuseOlder, conflict, asRecord } = parts

  /** What stands beside a record; by its history it is found again, so that goes last. */
  async function forgetAll(id: string): Promise<void> {
    await purged?.(id)
    await history.forget(name, id)
  }

  return {
    remove: (id: string, writing: Writing, revision?: number): Promise<StoredRecord> =>
      revise(id, writing, async current => {
        if (current.deleted_at) return undefined
        await refuseOlder(current, revision)
        return { deleted_at: writing.now, deleted_by: writing.account }
      }),

    restore: (id: string, writing: Writing): Promise<StoredRecord> =>
      revise(id, writing, async current => {
        if (!current.deleted_at) return undefined
        const values = valuesIn(current, fieldNames)
        await unique.lookWhereUnheld(id, values)
        // What was said of its files meanwhile was brought to live records alone.
        return { deleted_at: null, deleted_by: null, assets: await describeFiles(values) }
      }),

    async purge(id: string, writing: Writing, before: BeforePurge): Promise<void> {
      const earlier = await claims.claim(name, id, writing)
      const current = await load(id)
      if (!current && earlier) return forgetAll(id)
      if (!current) throw new Failure('notFound')
      if (!current.deleted_at)
        throw new Failure('invalid', { message: '只可永久刪除回收筒內的記錄' })
      await before(asRecord(current))
      // What was sent to it once may come again.
      await claims.settle(current.receipts)
      // It was restored in between where this finds nothing: then all of it is kept.
      const { deletedCount } = await model
        .deleteOne({ _id: id, revision: current.revision })
        // Another may be added with its id, whose revisions begin anew: no former one may stand above them.
        .finally(() => listener.invalidate(name))
      const newest = deletedCount === 0 ? await load(id) : undefined
      if (newest) throw await conflict(newest)
      await forgetAll(id)
    },

    /** Keeps nothing of records that are gone: whoever deleted them for good was stopped, before then. */
    async forgetGone(before: Date): Promise<void> {
      const kept = await history.recordsOf(name, before)
      const found = await model
        .find({ _id: { $in: kept } })
        .select('_id')
        .lean<Document[]>()
      const there = new Set(found.map(({ _id }) => String(_id)))
      for (const id of kept) if (!there.has(id)) await forgetAll(id)
    },

    async deletedBefore(before: Date): Promise<string[]> {
      const found = await model
        .find({ deleted_at: { $lt: before } })
        .select('_id')
        .lean<Document[]>()
      return found.map(({ _id }) => String(_id))
    },

    async list(): Promise<DeletedRecord[]> {
      const found = await model
        .find({ deleted_at: { $ne: null }, updated_import: { $nin: await unfinished.all() } })
        .select('-receipts')
        .lean<Document[]>()
      return found.map(document => ({
        record: asRecord(document),
        deleted_at: document.deleted_at as Date,
        deleted_by: document.deleted_by,
      }))
    },
  }
}
