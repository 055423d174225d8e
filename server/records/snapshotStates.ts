/**
 * Which records a visitor could see, in which versions; each state once, under its own digest. Most are
 * kept as what changed since another, so that an edit of one record does not write down all of them.
 */
import { type Connection, Schema } from 'mongoose'
import { answeringEach, isDuplicate } from '../database/databaseFailure.ts'

const DAY_S = 24 * 60 * 60
/** A phone that was away for longer gets everything anew. */
const KEPT_S = 30 * DAY_S

/** What this process remembers to have kept. */
const MOST_KNOWN = 1_000

/** Versions by id, by collection. */
export type Versions = Readonly<Record<string, Readonly<Record<string, string>>>>

interface SnapshotState {
  /** Digest of the declarations that the records were answered with. */
  shape: string
  versions: Versions
}

/** A state told by its difference to another, which is kept whole. */
interface ChangedState {
  shape: string
  /** The cursor of the other. */
  base: string
  /** What is otherwise; without a version it is not there. */
  changes: readonly { of: string; id: string; version: string | undefined }[]
}

interface Kept extends Partial<SnapshotState>, Partial<ChangedState> {
  /** The cursor. */
  _id: string
  given_at: Date
}

const stateSchema = new Schema<Kept>(
  {
    _id: String,
    shape: String,
    versions: Schema.Types.Mixed,
    base: String,
    changes: Schema.Types.Mixed,
    given_at: Date,
  },
  { versionKey: false, minimize: false },
).index({ given_at: 1 }, { expireAfterSeconds: KEPT_S })

function changed(base: Versions, changes: ChangedState['changes']): Versions {
  const all = Object.fromEntries(Object.entries(base).map(([of, each]) => [of, { ...each }]))
  for (const { of, id, version } of changes) {
    const versions = all[of] ?? {}
    if (typeof version === 'string') versions[id] = version
    else delete versions[id]
    all[of] = versions
  }
  return all
}

export type SnapshotStates = ReturnType<typeof createSnapshotStates>

/** The states that cursors name, for every process of the site. */
export function createSnapshotStates(connection: Connection) {
  const states = connection.model<Kept>('SnapshotState', stateSchema, 'snapshotStates')
  /** What this process has kept or seen kept. */
  const known = new Set<string>()

  const load = (cursor: string) => states.findById(cursor).lean<Kept>().exec()

  const operations = answeringEach({
    prepare: (): Promise<void> => states.createIndexes(),

    /** Keeps a state, whole or as what changed since another; keeping it again changes nothing. */
    async keep(cursor: string, state: SnapshotState | ChangedState): Promise<void> {
      if (known.has(cursor)) return
      try {
        await states.create({ _id: cursor, given_at: new Date(), ...state })
      } catch (error) {
        if (!isDuplicate(error)) throw error
      }
      if (known.size >= MOST_KNOWN) known.clear()
      known.add(cursor)
    },

    /** The state that a cursor names, if it is not too old. */
    async find(cursor: string): Promise<SnapshotState | undefined> {
      const { shape, versions, base, changes = [] } = (await load(cursor)) ?? {}
      if (shape === undefined) return undefined
      if (versions) return { shape, versions }
      const whole = base === undefined ? undefined : (await load(base))?.versions
      return whole && { shape, versions: changed(whole, changes) }
    },
  })

  return { ...operations, isKept: (cursor: string): boolean => known.has(cursor) }
}
