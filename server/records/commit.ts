/**
 * The one way in which records are written, one or many: new ones, and those that become their next
 * revision. A next revision is written on the condition of the one that it was made from: what somebody else
 * has changed meanwhile is not overwritten, it is found. What it needs besides is written before it and
 * means nothing without it: the revision that it replaces, and the receipts that it leaves out.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Model } from 'mongoose'
import type { StoredValues } from '#contract/validation.ts'
import type { Document, NamedAsset } from './document.ts'
import type { History } from './history.ts'
import { type Claims, leftOut, receiptsAfter, type Writing } from './idempotency.ts'

/** So many records become their next revision with one command. */
const BATCH = 500

/** A record to be added. */
export interface Addition {
  id: string
  values: StoredValues
  assets: NamedAsset[]
}

/** A record as it is now, and what of it becomes another. */
export interface NextRevision {
  before: Document
  changes: Readonly<Record<string, unknown>>
}

interface Parts {
  /** What the history and the claims call the collection. */
  name: string
  model: Model<Document>
  history: Pick<History, 'keep'>
  claims: Pick<Claims, 'settle'>
}

/** Who wrote, and what of it is new: kept in the record, and so in its history. */
const keepingOf = (writing: Writing, fields: readonly string[]) => ({
  updated_at: writing.now,
  updated_by: writing.account,
  updated_on: writing.device ?? null,
  updated_fields: [...fields],
  updated_import: writing.import ?? null,
  updated_operation: writing.operation ?? null,
})

/** What `assets` says follows from other fields, and `deleted_by` goes with `deleted_at`. */
const COMPUTED = ['assets', 'deleted_by']

/** The names of the fields that become others. */
const changedFields = ({ before, changes }: NextRevision): string[] =>
  Object.keys(changes).filter(
    field => !COMPUTED.includes(field) && !isDeepStrictEqual(before[field] ?? null, changes[field]),
  )

export function createCommit({ name, model, history, claims }: Parts) {
  const idOf = (id: string): Document['_id'] => model.schema.path('_id').cast(id)

  const added = ({ id, values, assets }: Addition, writing: Writing): Document => ({
    ...values,
    _id: idOf(id),
    revision: 1,
    created_at: writing.now,
    ...keepingOf(writing, []),
    deleted_at: null,
    deleted_by: null,
    assets,
    receipts: receiptsAfter([], writing, 1),
  })

  function next(change: NextRevision, writing: Writing) {
    const { before, changes } = change
    const revision = before.revision + 1
    const receipts = receiptsAfter(before.receipts, writing, revision)
    const $set = { ...changes, revision, ...keepingOf(writing, changedFields(change)), receipts }
    return { before, $set, settled: leftOut(before.receipts, receipts, writing.now) }
  }

  async function revise(batch: readonly NextRevision[], writing: Writing) {
    const all = batch.map(change => next(change, writing))
    const replaced = batch.map(({ before: { receipts: _, ...document } }) => document)
    await history.keep(name, replaced, writing.now)
    await claims.settle(all.flatMap(({ settled }) => settled))
    const updates = all.map(({ before: { _id, revision }, $set }) => ({
      updateOne: { filter: { _id, revision }, update: { $set } },
    }))
    const { matchedCount } = await model.collection.bulkWrite(updates as never)
    const isWhole = matchedCount === all.length
    return { isWhole, written: all.map(({ before, $set }): Document => ({ ...before, ...$set })) }
  }

  /**
   * Writes the next revisions, then what is added: a unique value that a change sets free may be that of a
   * record which is added. The first that is refused stops it; what was written before it stays.
   * @returns the records as they were written, in that order; none where somebody else was faster with
   * one of them: then nothing is added, and the others have become their next revisions
   * @throws an error of the database where an id or a unique value is taken
   */
  return async function commit(
    changes: readonly (Addition | NextRevision)[],
    writing: Writing,
  ): Promise<Document[] | undefined> {
    const revisions = changes.filter(change => 'before' in change)
    const additions = changes.filter(change => 'id' in change)
    const written: Document[] = []
    let isWhole = true
    for (let first = 0; first < revisions.length; first += BATCH) {
      const batch = await revise(revisions.slice(first, first + BATCH), writing)
      isWhole &&= batch.isWhole
      written.push(...batch.written)
    }
    if (!isWhole) return undefined
    if (additions.length === 0) return written
    const documents = additions.map(addition => added(addition, writing))
    // The driver makes as many commands of it as the server wants.
    await model.collection.insertMany(documents as never)
    return [...written, ...documents]
  }
}

export type Commit = ReturnType<typeof createCommit>
