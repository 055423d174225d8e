import { type Connection, type QueryFilter, Schema, type Types } from 'mongoose'
import { MOST_VIEWS, type SharedView } from '#contract/calls/listViews.ts'
import { answeringEach, isDuplicate } from '../database/databaseFailure.ts'

interface Stored extends Omit<SharedView, 'id' | 'collection'> {
  _id: Types.ObjectId
  /** The collection's name. */
  of: string
}

const viewSchema = new Schema<Stored>(
  { of: String, name: String, address: Schema.Types.Mixed, account: String },
  { versionKey: false },
).index({ of: 1, name: 1 }, { unique: true })

const asView = ({ _id, of, name, address, account }: Stored): SharedView => ({
  ...{ id: _id.toHexString(), collection: of },
  ...{ name, address, account },
})

/** Why a view was not saved: somebody else has its name, or the list has as many as it may have. */
export type Refused = 'taken' | 'full'

/** The ways of looking at lists that are saved for all staff: of a list, each name once. */
export function createListViewStore(connection: Connection) {
  const views = connection.model<Stored>('ListView', viewSchema, 'list_views')

  return answeringEach({
    prepare: (): Promise<void> => views.createIndexes(),

    /** In the order in which they were first saved. */
    async list(): Promise<SharedView[]> {
      return (await views.find().sort({ _id: 1 }).lean<Stored[]>()).map(asView)
    },

    /**
     * Saves it, in the place of one of the same name. Those who save at the same moment may make a list's
     * views a few more than it may have.
     * @param mayReplace whether it may be one that somebody else has saved
     */
    async save(view: Omit<SharedView, 'id'>, mayReplace: boolean): Promise<SharedView | Refused> {
      const { collection: of, name, address, account } = view
      if ((await views.countDocuments({ of, name: { $ne: name } })) >= MOST_VIEWS) return 'full'
      const which = mayReplace ? { of, name } : { of, name, account }
      const saving = views.findOneAndUpdate(
        which,
        { $set: { address, account } },
        { upsert: true, returnDocument: 'after' },
      )
      try {
        return asView((await saving.lean<Stored>()) as Stored)
      } catch (error) {
        if (isDuplicate(error)) return 'taken'
        throw error
      }
    },

    exists: async (_id: string): Promise<boolean> => (await views.exists({ _id }).exec()) !== null,

    /** @param account whose it must be, where it may not be anybody's @returns whether there was one */
    async remove(_id: string, account: string | undefined): Promise<boolean> {
      const which: QueryFilter<Stored> = account === undefined ? { _id } : { _id, account }
      return (await views.deleteOne(which)).deletedCount > 0
    },
  })
}

export type ListViewStore = ReturnType<typeof createListViewStore>
