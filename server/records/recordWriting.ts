/**
 * Writing the records of one collection, one at a time. An edit that was made from an older revision is
 * refused; one without a revision is made again from whatever is newest.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Model } from 'mongoose'
import { Failure } from '#contract/failure.ts'
import type { StoredRecord } from '#contract/record.ts'
import type { StoredValues } from '#contract/validation.ts'
import { isDuplicate } from '../database/databaseFailure.ts'
import { untilLasting } from '../database/lasting.ts'
import type { Addition, Commit, NextRevision } from './commit.ts'
import { type Document, type NamedAsset, toRecord, valuesIn } from './document.ts'
import type { History } from './history.ts'
import type { Claims, Writing } from './idempotency.ts'
import type { Unfinished } from './unfinished.ts'
import type { UniqueValues } from './uniqueValues.ts'
import type { WriteListener } from './writeListener.ts'

/** What a record is written with. */
export interface WritingParts {
  name: string
  model: Model<Document>
  fieldNames: readonly string[]
  history: History
  claims: Claims
  commit: Commit
  /** What the files that a record names are. */
  describeFiles: (values: StoredValues) => Promise<NamedAsset[]>
  unique: Pick<UniqueValues, 'failure' | 'lookWhereUnheld'>
  listener: WriteListener
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

/** What of a record is to become another, given how it is; nothing where it is as was asked for. */
type Plan = (current: Document) => Promise<Readonly<Record<string, unknown>> | undefined>

/** What a request is told that added a record which was deleted for good since. */
const gone = () => new Failure('notFound', { message: '這項記錄已被永久刪除' })

/** How often an edit without a revision is made again when others were faster. */
const MOST_ATTEMPTS = 200

export function createRecordWriting(parts: WritingParts) {
  const { name, model, fieldNames, history, claims, commit, describeFiles } = parts
  const { unique, listener, unfinished } = parts
  const asRecord = (document: Document) => toRecord(document, fieldNames)

  /** One to be written: no import is at it. */
  async function load(id: string): Promise<Document | null> {
    const document = await model.findById(id).lean<Document>().exec()
    await unfinished.refuse(document)
    return document
  }

  /** A record that is as was asked for without a write: what made it so may still be under way. */
  async function asItLasts(document: Document): Promise<StoredRecord> {
    await untilLasting(model.db)
    return asRecord(document)
  }

  /** The record as the request's first arrival left it; as it is now, where that is past its time. */
  async function firstAnswer(document: Document, revision: number): Promise<StoredRecord> {
    if (document.revision === revision) return asItLasts(document)
    const then = await history.at(name, String(document._id), revision)
    return then ? asRecord(then as Document) : asItLasts(document)
  }

  /**
   * What the first arrival of the same request was answered, whatever has happened since; nothing where this is it.
   * @throws Failure `invalid` when the key was used with other content
   */
  async function earlier(id: string, writing: Writing): Promise<StoredRecord | undefined> {
    const document = writing.idempotency ? await load(id) : null
    if (!document) return undefined
    const receipt = await claims.receiptOf(document.receipts, writing)
    return receipt && firstAnswer(document, receipt.revision)
  }

  /** Who finds in it what they have sent takes it for acknowledged. */
  const conflict = async (document: Document) =>
    new Failure('conflict', { data: await asItLasts(document) })

  /** @throws Failure `conflict` where it is not the revision that an edit began from */
  async function refuseOlder(current: Document, revision: number | undefined): Promise<void> {
    if (revision !== undefined && revision !== current.revision) throw await conflict(current)
  }

  /** @returns the record as it was written, nothing where somebody else was faster */
  async function write(
    change: Addition | NextRevision,
    writing: Writing,
  ): Promise<StoredRecord | undefined> {
    try {
      const [written] = (await commit([change], writing)) ?? []
      if (!written) return undefined
      const record = asRecord(written)
      listener.onWrite(name, record, written.deleted_at === null)
      return record
    } catch (error) {
      if (!isDuplicate(error)) listener.invalidate(name)
      throw error
    }
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

  async function add(draft: NewRecord, writing: Writing): Promise<StoredRecord> {
    const { id, values } = draft
    const claimed = await claims.claim(name, id, writing)
    const before = claimed && (await load(id))
    if (before) return answerTaken(before, draft, writing)
    if (claimed?.revision !== undefined) throw gone()
    const assets = await describeFiles(values)
    await unique.lookWhereUnheld(id, values)
    try {
      const written = await write({ id, values, assets }, writing)
      if (written) return written
    } catch (error) {
      if (!isDuplicate(error)) throw error
    }
    const existing = await load(id)
    if (existing) return answerTaken(existing, draft, writing)
    throw unique.failure()
  }

  /** Makes a record its next revision, again and again until it was the fastest. */
  async function revise(id: string, writing: Writing, plan: Plan): Promise<StoredRecord> {
    await claims.claim(name, id, writing)
    for (let tries = 0; tries < MOST_ATTEMPTS; tries += 1) {
      const before = await load(id)
      if (!before) throw new Failure('notFound')
      const receipt = await claims.receiptOf(before.receipts, writing)
      if (receipt) return firstAnswer(before, receipt.revision)
      const changes = await plan(before)
      if (!changes) return asItLasts(before)
      const written = await write({ before, changes }, writing).catch(error => {
        throw isDuplicate(error) ? unique.failure() : error
      })
      if (written) return written
    }
    throw new Failure('unavailable')
  }

  const change = ({ id, revision, plan }: Change, writing: Writing): Promise<StoredRecord> =>
    revise(id, writing, async current => {
      if (current.deleted_at) throw new Failure('notFound')
      await refuseOlder(current, revision)
      const before = valuesIn(current, fieldNames)
      const values = { ...before, ...plan(before) }
      if (isDeepStrictEqual(values, before)) return undefined
      await unique.lookWhereUnheld(id, values, before)
      return { ...values, assets: await describeFiles(values) }
    })

  return { asRecord, load, earlier, conflict, refuseOlder, add, revise, change }
}

export type RecordWriting = ReturnType<typeof createRecordWriting>
