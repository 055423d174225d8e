/**
 * Which records an import writes, noted before the first of them is written: whatever stops it half way,
 * what it did can be found and taken back. Whoever is at it holds the note, and gives signs of life: one
 * that gives none has lost its process, and somebody else may take the note, and the import back.
 */
import { randomUUID } from 'node:crypto'
import { type Connection, Schema } from 'mongoose'
import type { ImportReport, UndoneImport } from '#contract/importing.ts'
import { importOf, undoMark } from '#contract/operation.ts'
import { answeringEach, isDuplicate } from '#server/database/databaseFailure.ts'
import { untilLasting } from '#server/database/lasting.ts'
import type { Receipt } from '../idempotency.ts'

/** What the database calls it. */
export const IMPORTS = 'imports'
/** What a claim calls it. */
export const IMPORT = 'Import'

const BEAT_MS = 1_000

/**
 * `begun`: some of it may be written. `written`: all of it is. `undoing`: some of that may be taken back.
 * `undone`: nothing of it is left.
 */
type State = 'begun' | 'written' | 'undoing' | 'undone'

/** Somebody is at it. */
const UNDER_WAY: { $in: State[] } = { $in: ['begun', 'undoing'] }

export interface ImportStep {
  id: string
  /** The revision that it changes; `null` where it adds the record. */
  before: number | null
  title: string
}

export interface StoredImport {
  _id: string
  of: string
  account: string
  at: Date
  /** Of all that was asked for. */
  digest: string
  state: State
  /** None where nobody undoes it any more. */
  steps: ImportStep[]
  /** From when it was whole, also where it was undone since. */
  report: ImportReport | null
  /** Of the requests that made it and undid it. */
  receipts?: readonly Receipt[]
  /** What the request was answered that undid it. */
  undone?: UndoneImport
  /** Who is at it. Those of older versions of the program do not say. */
  holder?: string | null
  beats?: number | null
}

/** One that was begun and is not over. */
type BegunImport = Pick<StoredImport, '_id' | 'holder' | 'beats'>

type Hidden = Pick<StoredImport, '_id' | 'state'>

/** What the records bear that nobody may see yet. */
export const hiddenMark = ({ _id, state }: Hidden): string =>
  state === 'undoing' ? undoMark(_id) : _id

const importSchema = new Schema<StoredImport>(
  {
    _id: String,
    of: String,
    account: String,
    at: Date,
    digest: String,
    state: String,
    steps: [Schema.Types.Mixed],
    report: Schema.Types.Mixed,
    receipts: { type: [Schema.Types.Mixed], default: undefined },
    undone: Schema.Types.Mixed,
    holder: String,
    beats: Number,
  },
  { versionKey: false, minimize: false },
).index({ state: 1 })

/**
 * Where nothing of an import may be seen, or nothing of its undoing; one that was undone may have been
 * written to since.
 */
export const NOT_WHOLE = {
  $or: [{ state: { $in: ['begun', 'undone'] }, report: null }, { state: 'undoing' }],
}

/** What a note says of who is at it. */
type Seen = Pick<StoredImport, '_id' | 'state' | 'holder'>

/** How all of them stand, for whoever is about to read the records while others write. */
export async function importsNow(connection: Connection): Promise<ReadonlyMap<string, Seen>> {
  const projection = { state: 1, holder: 1 }
  const all = connection.collection<StoredImport>(IMPORTS).find({}, { projection })
  return new Map(
    (await all.toArray()).map(({ _id, state, holder }) => [_id, { _id, state, holder }]),
  )
}

/**
 * A note as it fits to records that were read since `before`, of which some may have been read before it
 * wrote them: what was not over by then counts as stopped half way, and is taken back by whoever has them.
 */
export function asStopped(note: Seen, before: Seen | undefined): Partial<StoredImport> {
  const isSame = before?.state === note.state && before.holder === note.holder
  if (!before || before.state === 'begun' || (before.state === 'undone' && !isSame))
    return { state: 'begun', report: null }
  return isSame ? {} : { state: 'undoing' }
}

export function createImportStore(connection: Connection) {
  const imports = connection.model<StoredImport>('Import', importSchema, IMPORTS)
  const heldBy = (_id: string, holder: string) => ({ _id, holder, state: UNDER_WAY })
  const overBefore = (before: Date) => ({ state: { $nin: UNDER_WAY.$in }, at: { $lt: before } })

  const beat = (id: string, holder: string) =>
    imports.updateOne(heldBy(id, holder), { $inc: { beats: 1 } })

  const hiddenOf = async (filter: object): Promise<string[]> => {
    const found = await imports.find(filter).select('state').lean<Hidden[]>()
    return found.map(hiddenMark)
  }

  async function end(id: string, holder: string, change: Partial<StoredImport>): Promise<boolean> {
    const ended = await imports.collection.updateOne(heldBy(id, holder) as never, { $set: change })
    return ended.matchedCount === 1
  }

  /** Gives signs of life while `work` is done. */
  async function holding<T>(id: string, holder: string, work: () => Promise<T>): Promise<T> {
    const timer = setInterval(() => void beat(id, holder).catch(() => undefined), BEAT_MS)
    try {
      return await work()
    } finally {
      clearInterval(timer)
    }
  }

  const operations = answeringEach({
    async prepare(): Promise<void> {
      await imports.createCollection()
      await imports.createIndexes()
    },

    /** One that was noted; what is told of it lasts. */
    async find(id: string): Promise<StoredImport | undefined> {
      const found = await imports.findById(id).lean<StoredImport>()
      if (!found) return undefined
      await untilLasting(connection)
      return found
    },

    /** Notes what is about to be written. @returns who holds it; none where another request is at it */
    async begin(
      begun: Omit<StoredImport, 'state' | 'report' | 'holder' | 'beats'>,
    ): Promise<string | undefined> {
      const holder = randomUUID()
      const noted: StoredImport = { ...begun, state: 'begun', report: null, holder, beats: 0 }
      try {
        // Two thousand steps are not looked at one by one: they are ours.
        await imports.collection.insertOne(noted as never)
        return holder
      } catch (error) {
        if (!isDuplicate(error)) throw error
      }
      // The same request once failed, and is made again.
      const { _id, ...anew } = noted
      const again = await imports.updateOne({ _id, state: 'undone', report: null }, { $set: anew })
      return again.matchedCount === 1 ? holder : undefined
    },

    /** Whether `holder` still has the note. */
    isHeld: async (id: string, holder: string): Promise<boolean> =>
      (await imports.exists(heldBy(id, holder))) !== null,

    /** Notes that what was whole is about to be taken back. @returns who holds it; none where it is not whole */
    async beginUndo(id: string): Promise<string | undefined> {
      const holder = randomUUID()
      const undoing = { $set: { state: 'undoing', holder, beats: 0 } }
      const noted = await imports.updateOne({ _id: id, state: 'written' }, undoing)
      return noted.matchedCount === 1 ? holder : undefined
    },

    /** Takes the note of one that has given no sign of life since. @returns who holds it now, if that */
    async take({ _id, holder, beats }: BegunImport): Promise<string | undefined> {
      const mine = randomUUID()
      const sign = { holder: holder ?? null, beats: beats ?? null }
      const silent = { _id, state: UNDER_WAY, ...sign }
      const taken = await imports.updateOne(silent, { $set: { holder: mine, beats: 0 } })
      return taken.matchedCount === 1 ? mine : undefined
    },

    /** From now on all of it is seen. @returns false where somebody has taken the note */
    finish: (
      id: string,
      holder: string,
      report: ImportReport,
      receipts: readonly Receipt[] = [],
    ): Promise<boolean> => end(id, holder, { state: 'written', report, receipts }),

    /** Nothing of one that was not whole is left, if `holder` still holds it. */
    giveUp: (id: string, holder: string): Promise<boolean> => end(id, holder, { state: 'undone' }),

    /** From now on nothing of one that was whole is seen. @returns false where somebody has taken the note */
    finishUndo: (
      id: string,
      holder: string,
      answered: Required<Pick<StoredImport, 'undone' | 'receipts'>>,
    ): Promise<boolean> => end(id, holder, { state: 'undone', ...answered }),

    /** It is whole as before, if `holder` still holds it. */
    giveUndoUp: (id: string, holder: string): Promise<boolean> =>
      end(id, holder, { state: 'written' }),

    /** Those that are not over. */
    begun: (): Promise<BegunImport[]> =>
      imports.find({ state: UNDER_WAY }).select(['holder', 'beats']).lean<BegunImport[]>(),

    /** What the records bear that nobody may see. */
    open: (): Promise<string[]> => hiddenOf(NOT_WHOLE),

    /** Which of these bear only what nobody may see. */
    async openAmong(marks: readonly string[]): Promise<string[]> {
      const notWhole = { $or: [{ report: null }, { state: 'undoing' }] }
      const open = await hiddenOf({ _id: { $in: marks.map(importOf) }, ...notWhole })
      return open.filter(mark => marks.includes(mark))
    },

    /**
     * Forgets what came to nothing before `failed`, and how to undo what was done before `done`. That it was
     * done stays known: its records bear its id, and a phone that was away for longer may send it again.
     */
    async forgetBefore({ failed, done }: Readonly<Record<'failed' | 'done', Date>>): Promise<void> {
      await imports.deleteMany({ ...overBefore(failed), report: null })
      const undoable = { ...overBefore(done), steps: { $ne: [] } }
      await imports.updateMany(undoable, { $set: { steps: [] } })
    },
  })

  return { ...operations, holding }
}

export type ImportStore = ReturnType<typeof createImportStore>
