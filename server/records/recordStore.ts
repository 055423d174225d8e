/** Reading and writing the records of one collection. */
import { Failure } from '#contract/failure.ts'
import type { StoredRecord } from '#contract/record.ts'
import { answeringEach } from '../database/databaseFailure.ts'
import type { Document } from './document.ts'
import type { Writing } from './idempotency.ts'
import { createKeyedMutex } from './keyedMutex.ts'
import { createLooking } from './looking.ts'
import { type Change, createRecordWriting, type WritingParts } from './recordWriting.ts'
import { revisionsOf, type StoredRevision } from './revisions.ts'
import { type BeforePurge, createTrash } from './trash.ts'

export function createRecordStore(parts: WritingParts) {
  const { name, history } = parts
  const inTurn = createKeyedMutex()
  const { look, lookForAll } = createLooking(parts)
  const recordWriting = createRecordWriting(parts)
  const { asRecord, earlier, add, change } = recordWriting
  const trash = createTrash({ ...parts, ...recordWriting })

  return answeringEach({
    /** All live records with these values, or whose `_id` matches, in no particular order. */
    list: async (filter: Readonly<Record<string, unknown>> = {}): Promise<StoredRecord[]> =>
      (await lookForAll(filter)).map(asRecord),

    /** One live record. */
    async find(id: string): Promise<StoredRecord | undefined> {
      const document = await look(id)
      return document && !document.deleted_at ? asRecord(document) : undefined
    },

    /** What the same request was answered before; nothing where it is new. @throws Failure `invalid` */
    earlier,

    /**
     * Adds a record; adding the same content under the same id again changes nothing.
     * @throws Failure `conflict` with the record that has the id, `invalid` for a taken value
     */
    add,

    /**
     * Changes a record; a change that changes nothing keeps the revision.
     * @throws Failure `notFound`, `conflict` with the newest record, `invalid` for a taken value
     */
    change: (edit: Change, writing: Writing): Promise<StoredRecord> =>
      inTurn(edit.id, () => change(edit, writing)),

    /**
     * Marks a record deleted; deleting it again changes nothing.
     * @param revision the one that it must still have
     * @throws Failure `notFound`, `conflict` with the newest record
     */
    remove: (id: string, writing: Writing, revision?: number): Promise<StoredRecord> =>
      inTurn(id, () => trash.remove(id, writing, revision)),

    /**
     * Brings a deleted record back; one that is not deleted stays as it is.
     * @throws Failure `notFound`, `invalid` where another has its unique value by now
     */
    restore: (id: string, writing: Writing): Promise<StoredRecord> =>
      inTurn(id, () => trash.restore(id, writing)),

    /** All deleted records, with when and by whom. */
    listDeleted: trash.list,

    /**
     * Keeps nothing of a deleted record any more, nor of what it was; doing so again with the same
     * key changes nothing.
     * @throws Failure `notFound`, `invalid` where it is not deleted
     */
    purge: (id: string, writing: Writing, before: BeforePurge): Promise<void> =>
      inTurn(id, () => trash.purge(id, writing, before)),

    /** Forgets what is left of records that were deleted for good before then. */
    forgetGone: trash.forgetGone,

    /** The ids of the records that were deleted before then. */
    deletedBefore: trash.deletedBefore,

    /** Every revision that is kept of a record, deleted or not, the newest first. @throws Failure `notFound` */
    async revisions(id: string): Promise<StoredRevision[]> {
      const current = await look(id)
      if (!current) throw new Failure('notFound')
      const former = ((await history.of(name, id)) as Document[]).filter(
        // Not those of one that had its id before, and was deleted for good.
        ({ created_at }) => created_at.getTime() === current.created_at.getTime(),
      )
      return revisionsOf([current, ...former], asRecord)
    },
  })
}

export type RecordStore = ReturnType<typeof createRecordStore>
