/**
 * Reading and writing the records of one collection. Every write is one conditional update whose
 * predicate names the revision it was made from: an older edit cannot overwrite a newer one, and
 * an edit without a revision is made again from whatever is newest. What a write needs besides
 * (history, claim) is written before it and means nothing without it.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Model } from 'mongoose'
import { Failure } from '#contract/failure'
import type { StoredRecord } from '#contract/record'
import type { StoredValues } from '#contract/validation'
import { createAdvance, keepingOf, type Witness } from './advance'
import { answering, isDuplicate } from './databaseFailure'
import { type Document, type NamedAsset, toRecord, valuesIn } from './document'
import type { History } from './history'
import { untilLasting } from './lasting'
import { createLooking } from './looking'
import { type Claims, receiptsAfter, type Writing } from './receipts'
import { revisionsOf, type StoredRevision } from './revisions'
import { type BeforePurge, createTrash, type DeletedRecord } from './trash'
import { createTurns } from './turns'
import type { Unfinished } from './unfinished'
import type { UniqueValues } from './uniqueValues'

export interface RecordStoreParts {
  name: string
  model: Model<Document>
  fieldNames: readonly string[]
  history: History
  claims: Claims
  /** What the files that a record names are. */
  describeFiles: (values: StoredValues) => Promise<NamedAsset[]>
  unique: Pick<UniqueValues, 'failure' | 'lookWhereUnheld'>
  witness: Witness
  unfinished: Unfinished
  /** Forgets what stands beside a record that was deleted for good. */
  purged?: (id: string) => Promise<void>
}

/** A draft to add; `clockFields` took their value from the clock, not from whoever sent it. */
export interface NewRecord {
  id: string
  values: StoredValues
  clockFields: readonly string[]
}

/** A change to a record: `plan` reads the changed values, given the newest ones, or throws. */
export interface Change {
  id: string
  /** The revision that the edit began from; without it the last writer wins. */
  revision?: number
  plan: (current: StoredValues) => StoredValues
}

/** How often an edit without a revision is made again when others were faster. */
const MOST_ATTEMPTS = 200

const LIVE = { deleted_at: null } as const

export function createRecordStore(parts: RecordStoreParts) {
  const { name, model, fieldNames, history, claims, describeFiles, unique, witness } = parts
  const { unfinished } = parts
  const { purged = async () => undefined } = parts
  const inTurn = createTurns()
  const asRecord = (document: Document) => toRecord(document, fieldNames)

  /** One to be written: no import is at it. */
  async function load(id: string): Promise<Document | null> {
    const document = await model.findById(id).lean<Document>().exec()
    await unfinished.refuse(document)
    return document
  }

  const { look, lookForAll } = createLooking({ name, model, unfinished })

  /** A record that is as was asked for without a write: what made it so may still be under way. */
  async function asItLasts(document: Document): Promise<StoredRecord> {
    await untilLasting(model.db)
    return asRecord(document)
  }

  /** The record as the request's first arrival left it, however often it changed since. */
  async function firstAnswer(document: Document, revision: number): Promise<StoredRecord> {
    if (document.revision === revision) return asItLasts(document)
    const then = await history.at(name, String(document._id), revision)
    if (!then) throw new Error(`${name} ${document._id} has no revision ${revision}`)
    return asRecord(then as Document)
  }

  /** Who finds in it what they have sent takes it for acknowledged. */
  const conflict = async (document: Document) =>
    new Failure('conflict', { data: await asItLasts(document) })

  const { witnessed, advance } = createAdvance({ name, model, history, claims, witness, asRecord })

  /** Repeats `attempt` until it was the fastest. */
  async function untilFirst<T>(attempt: () => Promise<T | undefined>): Promise<T> {
    for (let tries = 0; tries < MOST_ATTEMPTS; tries += 1) {
      const result = await attempt()
      if (result !== undefined) return result
    }
    throw new Failure('unavailable')
  }

  async function insert(draft: NewRecord, writing: Writing): Promise<StoredRecord> {
    const document = {
      ...draft.values,
      _id: draft.id,
      revision: 1,
      created_at: writing.now,
      ...keepingOf(writing, []),
      ...LIVE,
      deleted_by: null,
      assets: await describeFiles(draft.values),
      receipts: receiptsAfter([], writing, 1),
    }
    await unique.lookWhereUnheld(draft.id, draft.values)
    return asRecord(await witnessed(async () => (await model.create(document)).toObject()))
  }

  /** The id is taken: by the same request before, by the same content, or by something else. */
  async function answerTaken(
    existing: Document,
    draft: NewRecord,
    writing: Writing,
  ): Promise<StoredRecord> {
    const receipt = await claims.receiptOf(existing.receipts, writing)
    if (receipt) return firstAnswer(existing, receipt.revision)
    const compared = fieldNames.filter(field => !draft.clockFields.includes(field))
    const isSame = isDeepStrictEqual(valuesIn(existing, compared), valuesIn(draft.values, compared))
    if (existing.deleted_at === null && isSame) return asItLasts(existing)
    throw await conflict(existing)
  }

  async function change({ id, revision, plan }: Change, writing: Writing): Promise<StoredRecord> {
    await claims.claim(name, id, writing)
    return untilFirst(async () => {
      const current = await load(id)
      if (!current) throw new Failure('notFound')
      const receipt = await claims.receiptOf(current.receipts, writing)
      if (receipt) return firstAnswer(current, receipt.revision)
      if (current.deleted_at) throw new Failure('notFound')
      if (revision !== undefined && revision !== current.revision) throw await conflict(current)
      const before = valuesIn(current, fieldNames)
      const values = { ...before, ...plan(before) }
      if (isDeepStrictEqual(values, before)) return asItLasts(current)
      await unique.lookWhereUnheld(id, values, before)
      try {
        const assets = await describeFiles(values)
        const written = await advance(current, { ...values, assets }, writing)
        return written && asRecord(written)
      } catch (error) {
        throw isDuplicate(error) ? unique.failure() : error
      }
    })
  }

  const trash = createTrash({
    ...{ name, model, claims, history, fieldNames, unique, unfinished },
    ...{ load, advance, untilFirst, firstAnswer, asItLasts, conflict, asRecord, purged },
  })

  return {
    /** All live records with these values, or whose `_id` matches, in no particular order. */
    list: (filter: Readonly<Record<string, unknown>> = {}): Promise<StoredRecord[]> =>
      answering(async () => (await lookForAll(filter)).map(asRecord)),

    /** One live record. */
    find: (id: string): Promise<StoredRecord | undefined> =>
      answering(async () => {
        const document = await look(id)
        return document && !document.deleted_at ? asRecord(document) : undefined
      }),

    /**
     * Adds a record; adding the same content under the same id again changes nothing.
     * @throws Failure `conflict` with the record that has the id, `invalid` for a taken value
     */
    add: (draft: NewRecord, writing: Writing): Promise<StoredRecord> =>
      answering(async () => {
        await claims.claim(name, draft.id, writing)
        try {
          return await insert(draft, writing)
        } catch (error) {
          if (!isDuplicate(error)) throw error
          const existing = await load(draft.id)
          if (existing) return answerTaken(existing, draft, writing)
          throw unique.failure()
        }
      }),

    /**
     * Changes a record; a change that changes nothing keeps the revision.
     * @throws Failure `notFound`, `conflict` with the newest record, `invalid` for a taken value
     */
    change: (edit: Change, writing: Writing): Promise<StoredRecord> =>
      answering(() => inTurn(edit.id, () => change(edit, writing))),

    /**
     * Marks a record deleted; deleting it again changes nothing.
     * @param revision the one that it must still have
     * @throws Failure `notFound`, `conflict` with the newest record
     */
    remove: (id: string, writing: Writing, revision?: number): Promise<StoredRecord> =>
      answering(() => inTurn(id, () => trash.remove(id, writing, revision))),

    /**
     * Brings a deleted record back; one that is not deleted stays as it is.
     * @throws Failure `notFound`, `invalid` where another has its unique value by now
     */
    restore: (id: string, writing: Writing): Promise<StoredRecord> =>
      answering(() => inTurn(id, () => trash.restore(id, writing))),

    /** All deleted records, with when and by whom. */
    listDeleted: (): Promise<DeletedRecord[]> => answering(trash.list),

    /**
     * Keeps nothing of a deleted record any more, nor of what it was; doing so again with the same
     * key changes nothing.
     * @throws Failure `notFound`, `invalid` where it is not deleted
     */
    purge: (id: string, writing: Writing, before: BeforePurge): Promise<void> =>
      answering(() => inTurn(id, () => trash.purge(id, writing, before))),

    /** The ids of the records that were deleted before then. */
    deletedBefore: (before: Date): Promise<string[]> =>
      answering(() => trash.deletedBefore(before)),

    /** Every revision that is kept of a record, deleted or not, the newest first. @throws Failure `notFound` */
    revisions: (id: string): Promise<StoredRevision[]> =>
      answering(async () => {
        const current = await look(id)
        if (!current) throw new Failure('notFound')
        const former = (await history.of(name, id)) as Document[]
        return revisionsOf([current, ...former], asRecord)
      }),
  }
}

export type RecordStore = ReturnType<typeof createRecordStore>
