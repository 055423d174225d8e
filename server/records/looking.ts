/** Reading the records of one collection as everybody sees them: without what is not whole yet. */
import { HOUR_MS } from '#contract/time.ts'
import type { Document } from './document.ts'
import type { WritingParts } from './recordWriting.ts'

/** An undoing that takes longer than this is not under way any more. */
const LATELY_MS = HOUR_MS

export function createLooking({ name, model, unfinished }: WritingParts) {
  return {
    /** One record, deleted or not. */
    async look(id: string): Promise<Document | undefined> {
      const read = () => model.find({ _id: id }).lean<Document[]>().exec()
      return (await unfinished.asBefore(name, read))[0]
    },

    /** The live records that have these values, or whose `_id` matches. */
    async lookForAll(filter: Readonly<Record<string, unknown>>): Promise<Document[]> {
      const { _id, ...values } = filter
      // What an import's undoing has deleted lately may have to be shown yet.
      const lately = { deleted_at: { $gte: new Date(Date.now() - LATELY_MS) } }
      const live = { $or: [{ deleted_at: null }, { ...lately, updated_import: { $ne: null } }] }
      const which = _id === undefined ? live : { $and: [live, { _id }] }
      const wanted = Object.entries(values)
      const found = await unfinished.asBefore(name, async () => {
        const open = wanted.length > 0 ? await unfinished.all() : []
        // What an import has changed is not found by what it was.
        const either =
          open.length > 0 ? { $or: [values, { updated_import: { $in: open } }] } : values
        const query = model.find({ $and: [which, either] }).select('-receipts')
        return query.lean<Document[]>().exec()
      })
      return found.filter(
        document =>
          !document.deleted_at && wanted.every(([field, value]) => document[field] === value),
      )
    },
  }
}
