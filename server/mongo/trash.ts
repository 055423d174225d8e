/** Records that were marked deleted, and how they come back. */
import type { Model } from 'mongoose'
import { Failure } from '#contract/failure'
import type { StoredRecord } from '#contract/record'
import { isDuplicate } from './databaseFailure'
import { type Document, valuesIn } from './document'
import type { History } from './history'
import type { Claims, Writing } from './receipts'
import type { Unfinished } from './unfinished'
import type { UniqueValues } from './uniqueValues'

/** A deleted record, with when and by whom. */
export interface DeletedRecord {
  record: StoredRecord
  deleted_at: Date
  deleted_by: string | null
}

/** Told of a record that is about to be deleted for good: nobody can tell afterwards. */
export type BeforePurge = (record: StoredRecord) => Promise<void>

/** What a store's writes are made of. */
interface TrashParts {
  name: string
  fieldNames: readonly string[]
  claims: Claims
  history: History
  unique: Pick<UniqueValues, 'failure' | 'lookWhereUnheld'>
  unfinished: Pick<Unfinished, 'all'>
  model: Model<Document>
  load: (id: string) => Promise<Document | null>
  /** One conditional update; `undefined` when somebody else was faster. */
  advance: (
    current: Document,
    changes: Readonly<Record<string, unknown>>,
    writing: Writing,
  ) => Promise<Document | undefined>
  untilFirst: <T>(attempt: () => Promise<T | undefined>) => Promise<T>
  firstAnswer: (document: Document, revision: number) => Promise<StoredRecord>
  /** A record that is as was asked for without a write. */
  asItLasts: (document: Document) => Promise<StoredRecord>
  conflict: (document: Document) => Promise<Failure>
  asRecord: (document: Document) => StoredRecord
  /** Forgets what stands beside a record that is no more. */
  purged: (id: string) => Promise<void>
}

/** Deleting and restoring the records of one store, and deleting for good. */
export function createTrash(parts: TrashParts) {
  const { name, model, claims, history, fieldNames, unique, unfinished } = parts
  const { load, advance, untilFirst, firstAnswer, asItLasts, conflict, asRecord, purged } = parts
  return {
    async remove(id: string, writing: Writing, revision?: number): Promise<StoredRecord> {
      await claims.claim(name, id, writing)
      return untilFirst(async () => {
        const current = await load(id)
        if (!current) throw new Failure('notFound')
        if (current.deleted_at || (await claims.receiptOf(current.receipts, writing)))
          return asItLasts(current)
        if (revision !== undefined && revision !== current.revision) throw await conflict(current)
        const mark = { deleted_at: writing.now, deleted_by: writing.account }
        const removed = await advance(current, mark, writing)
        return removed && asRecord(removed)
      })
    },

    async restore(id: string, writing: Writing): Promise<StoredRecord> {
      await claims.claim(name, id, writing)
      return untilFirst(async () => {
        const current = await load(id)
        if (!current) throw new Failure('notFound')
        const receipt = await claims.receiptOf(current.receipts, writing)
        if (receipt) return firstAnswer(current, receipt.revision)
        if (!current.deleted_at) return asItLasts(current)
        await unique.lookWhereUnheld(id, valuesIn(current, fieldNames))
        try {
          const restored = await advance(current, { deleted_at: null, deleted_by: null }, writing)
          return restored && asRecord(restored)
        } catch (error) {
          throw isDuplicate(error) ? unique.failure() : error
        }
      })
    },

    async purge(id: string, writing: Writing, before: BeforePurge): Promise<void> {
      const isRepeated = await claims.claim(name, id, writing)
      const current = await load(id)
      if (!current && isRepeated) return
      if (!current) throw new Failure('notFound')
      if (!current.deleted_at)
        throw new Failure('invalid', { message: '只可永久刪除回收筒內的記錄' })
      await before(asRecord(current))
      // It was restored in between where this finds nothing: then all of it is kept.
      const { deletedCount } = await model.deleteOne({ _id: id, revision: current.revision })
      if (deletedCount === 0) throw await conflict(current)
      await history.forget(name, id)
      await purged(id)
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
