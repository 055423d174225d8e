/** The one way in which a record becomes its next revision. */
import { isDeepStrictEqual } from 'node:util'
import type { Model } from 'mongoose'
import type { StoredRecord } from '#contract/record'
import { isDuplicate } from './databaseFailure'
import type { Document } from './document'
import type { History } from './history'
import { type Claims, leftOut, receiptsAfter, type Writing } from './receipts'

/** Learns of what is written, for whoever keeps what it has read. */
export interface Witness {
  /** A record as it was written; one that is not live was deleted. */
  wrote(name: string, record: StoredRecord, isLive: boolean): void
  /** A write of which nobody knows whether it happened. */
  doubted(name: string): void
}

interface Parts {
  name: string
  model: Model<Document>
  history: History
  claims: Pick<Claims, 'settle'>
  witness: Witness
  asRecord: (document: Document) => StoredRecord
}

/** Who wrote, and what of it is new: kept in the record, and so in its history. */
export const keepingOf = (writing: Writing, fields: readonly string[]) => ({
  updated_at: writing.now,
  updated_by: writing.account,
  updated_on: writing.device ?? null,
  updated_fields: [...fields],
  updated_import: writing.import ?? null,
})

/** What `assets` says follows from other fields, and `deleted_by` goes with `deleted_at`. */
const COMPUTED = ['assets', 'deleted_by']

/** The names of the fields that become others. */
export function changedFields(
  current: Document,
  changes: Readonly<Record<string, unknown>>,
): string[] {
  return Object.keys(changes).filter(
    field =>
      !COMPUTED.includes(field) && !isDeepStrictEqual(current[field] ?? null, changes[field]),
  )
}

export function createAdvance({ name, model, history, claims, witness, asRecord }: Parts) {
  async function witnessed<D extends Document | null>(write: () => Promise<D>): Promise<D> {
    try {
      const written = await write()
      if (written) witness.wrote(name, asRecord(written), written.deleted_at === null)
      return written
    } catch (error) {
      if (!isDuplicate(error)) witness.doubted(name)
      throw error
    }
  }

  /** One conditional update; `undefined` when somebody else was faster. */
  async function advance(
    current: Document,
    changes: Readonly<Record<string, unknown>>,
    writing: Writing,
  ): Promise<Document | undefined> {
    const revision = current.revision + 1
    const { receipts, ...kept } = current
    await history.keep(name, String(current._id), kept, writing.now)
    const receiptsNow = receiptsAfter(receipts, writing, revision)
    await claims.settle(leftOut(receipts, receiptsNow, writing.now))
    const update = {
      ...changes,
      revision,
      ...keepingOf(writing, changedFields(current, changes)),
      receipts: receiptsNow,
    }
    const written = await witnessed(() =>
      model
        .findOneAndUpdate(
          { _id: current._id, revision: current.revision },
          { $set: update },
          { returnDocument: 'after' },
        )
        .lean<Document>()
        .exec(),
    )
    return written ?? undefined
  }

  return { witnessed, advance }
}
