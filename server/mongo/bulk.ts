/**
 * Writing many records of one collection together, each still by a condition on its revision: what
 * somebody else has changed meanwhile is not overwritten, it is found.
 */
import { type Model, Types } from 'mongoose'
import type { StoredValues } from '#contract/validation'
import { changedFields, keepingOf } from './advance'
import type { Document, NamedAsset } from './document'
import type { History } from './history'
import type { Writing } from './receipts'

/** Written with one command. */
const BATCH = 500

/** A record to be added. */
export interface Added {
  id: string
  values: StoredValues
  assets: NamedAsset[]
}

/** A record to be changed, as it is now, and what of it becomes another. */
export interface Changed {
  before: Document
  changes: Readonly<Record<string, unknown>>
}

interface Parts {
  name: string
  model: Model<Document>
  history: History
}

function* batches<T>(all: readonly T[]): Generator<T[]> {
  for (let first = 0; first < all.length; first += BATCH) yield all.slice(first, first + BATCH)
}

const objectId = (id: unknown) => new Types.ObjectId(String(id))

export function createBulk({ name, model, history }: Parts) {
  return {
    /** @throws an error of the database where an id or a unique value is taken */
    async insert(added: readonly Added[], writing: Writing): Promise<void> {
      if (added.length === 0) return
      const documents = added.map(({ id, values, assets }) => ({
        ...values,
        _id: objectId(id),
        revision: 1,
        created_at: writing.now,
        ...keepingOf(writing, []),
        deleted_at: null,
        deleted_by: null,
        assets,
        receipts: [],
      }))
      // The driver makes as many commands of it as the server wants.
      await model.collection.insertMany(documents as never)
    },

    /**
     * Makes each its next revision.
     * @returns false where somebody else was faster with one of them
     * @throws an error of the database where a unique value is taken
     */
    async advance(changed: readonly Changed[], writing: Writing): Promise<boolean> {
      let matched = 0
      for (const batch of batches(changed)) {
        const kept = batch.map(({ before: { receipts: _, ...document } }) => document)
        await history.keepAll(name, kept, writing.now)
        const writes = batch.map(({ before, changes }) => ({
          updateOne: {
            filter: { _id: before._id, revision: before.revision },
            update: {
              $set: {
                ...changes,
                revision: before.revision + 1,
                ...keepingOf(writing, changedFields(before, changes)),
              },
            },
          },
        }))
        matched += (await model.collection.bulkWrite(writes as never)).matchedCount
      }
      return matched === changed.length
    },

    /** The records of these ids, in no particular order. */
    async load(ids: readonly string[]): Promise<Document[]> {
      const found: Document[] = []
      for (const batch of batches(ids)) {
        found.push(...(await model.find({ _id: { $in: batch } }).lean<Document[]>()))
      }
      return found
    },

    /** Leaves nothing of records that were added by this import, and that nobody has changed since. */
    async drop(ids: readonly string[], by: string): Promise<void> {
      for (const batch of batches(ids)) {
        const which = { _id: { $in: batch.map(objectId) }, revision: 1, updated_import: by }
        await model.collection.deleteMany(which as never)
      }
    },
  }
}
