/** Which records a visitor could see, at which revisions; each state once, under its own digest. */
import { type Connection, Schema } from 'mongoose'
import { answering, isDuplicate } from './databaseFailure'

const DAY_S = 24 * 60 * 60
/** A phone that was away for longer gets everything anew. */
const KEPT_S = 30 * DAY_S

export interface SnapshotState {
  /** Digest of the declarations that the records were answered with. */
  shape: string
  /** Revisions by id, by collection. */
  revisions: Readonly<Record<string, Readonly<Record<string, number>>>>
}

interface Kept extends SnapshotState {
  /** The cursor. */
  _id: string
  given_at: Date
}

const stateSchema = new Schema<Kept>(
  { _id: String, shape: String, revisions: Schema.Types.Mixed, given_at: Date },
  { versionKey: false, minimize: false },
).index({ given_at: 1 }, { expireAfterSeconds: KEPT_S })

/** The states that cursors name, for every process of the site. */
export function createSnapshotStates(connection: Connection) {
  const states = connection.model<Kept>('SnapshotState', stateSchema, 'snapshotStates')
  /** What this process has kept or seen kept. */
  const known = new Set<string>()
  return {
    prepare: (): Promise<void> => answering(() => states.createIndexes()),

    /** Keeps a state; keeping it again changes nothing. */
    keep: (cursor: string, state: SnapshotState): Promise<void> =>
      answering(async () => {
        if (known.has(cursor)) return
        try {
          await states.create({ _id: cursor, given_at: new Date(), ...state })
        } catch (error) {
          if (!isDuplicate(error)) throw error
        }
        known.clear()
        known.add(cursor)
      }),

    /** The state that a cursor names, if it is not too old. */
    find: (cursor: string): Promise<SnapshotState | undefined> =>
      answering(async () => (await states.findById(cursor).lean<Kept>().exec()) ?? undefined),
  }
}
