/** Reading the records of one collection as everybody sees them: without what is not whole yet. */
import type { Model } from 'mongoose'
import type { Document } from './document'
import type { Unfinished } from './unfinished'

interface Parts {
  name: string
  model: Model<Document>
  unfinished: Unfinished
}

export function createLooking({ name, model, unfinished }: Parts) {
  return {
    /** One record, deleted or not. */
    async look(id: string): Promise<Document | undefined> {
      const read = () => model.find({ _id: id }).lean<Document[]>().exec()
      return (await unfinished.asBefore(name, read))[0]
    },

    /** The live records that have these values, or whose `_id` matches. */
    async lookForAll(filter: Readonly<Record<string, unknown>>): Promise<Document[]> {
      const { _id, ...values } = filter
      const which = { deleted_at: null, ...(_id === undefined ? {} : { _id }) }
      const wanted = Object.entries(values)
      const found = await unfinished.asBefore(name, async () => {
        const open = wanted.length > 0 ? await unfinished.all() : []
        // What an import has changed is not found by what it was.
        const either =
          open.length > 0 ? { $or: [values, { updated_import: { $in: open } }] } : values
        const query = model.find({ ...which, ...either }).select('-receipts')
        return query.lean<Document[]>().exec()
      })
      return found.filter(document => wanted.every(([field, value]) => document[field] === value))
    },
  }
}
