/**
 * Which records an import writes, noted before the first of them is written: whatever stops it half way,
 * what it did can be found and taken back. Whoever is at it holds the note, and gives signs of life: one
 * that gives none has lost its process, and somebody else may take the note, and the import back.
 */
import { randomUUID } from 'node:crypto'
import { type Connection, Schema } from 'mongoose'
import type { ImportReport } from '#contract/importing'
import { answering, isDuplicate } from './databaseFailure'
import { untilLasting } from './lasting'

/** What the database calls it. */
export const IMPORTS = 'imports'

const BEAT_MS = 1_000

/** `begun`: some of it may be written. `written`: all of it is. `undone`: nothing of it is left. */
type State = 'begun' | 'written' | 'undone'

export interface ImportStep {
  id: string
  /** The revision that it changes; `null` where it adds the record. */
  before: number | null
  title: string
}

export interface KeptImport {
  _id: string
  of: string
  account: string
  at: Date
  /** Of all that was asked for. */
  digest: string
  state: State
  steps: ImportStep[]
  /** From when it was whole, also where it was undone since. */
  report: ImportReport | null
  /** Who is at it. Those of older versions of the program do not say. */
  holder?: string | null
  beats?: number | null
}

/** One that was begun and is not over. */
export type BegunImport = Pick<KeptImport, '_id' | 'holder' | 'beats'>

const importSchema = new Schema<KeptImport>(
  {
    _id: String,
    of: String,
    account: String,
    at: Date,
    digest: String,
    state: String,
    steps: [Schema.Types.Mixed],
    report: Schema.Types.Mixed,
    holder: String,
    beats: Number,
  },
  { versionKey: false, minimize: false },
).index({ state: 1 })

/** Where nothing of an import may be seen; one that was undone may have been written to since. */
export const NOT_WHOLE = { state: { $in: ['begun', 'undone'] }, report: null }

export function createImportBook(connection: Connection) {
  const imports = connection.model<KeptImport>('Import', importSchema, IMPORTS)
  const heldBy = (_id: string, holder: string) => ({ _id, holder, state: 'begun' as const })

  const beat = (id: string, holder: string) =>
    imports.updateOne(heldBy(id, holder), { $inc: { beats: 1 } })

  const idsOf = async (filter: object): Promise<string[]> => {
    const found = await imports.find(filter).select('_id').lean<Pick<KeptImport, '_id'>[]>()
    return found.map(({ _id }) => _id)
  }

  return {
    prepare: (): Promise<unknown> =>
      answering(async () => {
        await imports.createCollection()
        await imports.createIndexes()
      }),

    /** One that was noted; what is told of it lasts. */
    find: (id: string): Promise<KeptImport | undefined> =>
      answering(async () => {
        const found = await imports.findById(id).lean<KeptImport>()
        if (!found) return undefined
        await untilLasting(connection)
        return found
      }),

    /** Notes what is about to be written. @returns who holds it; none where another request is at it */
    begin: (
      begun: Omit<KeptImport, 'state' | 'report' | 'holder' | 'beats'>,
    ): Promise<string | undefined> =>
      answering(async () => {
        const holder = randomUUID()
        const noted: KeptImport = { ...begun, state: 'begun', report: null, holder, beats: 0 }
        try {
          // Two thousand steps are not looked at one by one: they are ours.
          await imports.collection.insertOne(noted as never)
          return holder
        } catch (error) {
          if (!isDuplicate(error)) throw error
        }
        // The same request once failed, and is made again.
        const { _id, ...anew } = noted
        const again = await imports.updateOne(
          { _id, state: 'undone', report: null },
          { $set: anew },
        )
        return again.matchedCount === 1 ? holder : undefined
      }),

    /** Gives signs of life while `work` is done. */
    async holding<T>(id: string, holder: string, work: () => Promise<T>): Promise<T> {
      const timer = setInterval(() => void beat(id, holder).catch(() => undefined), BEAT_MS)
      try {
        return await work()
      } finally {
        clearInterval(timer)
      }
    },

    /** Whether `holder` still has the note. */
    isHeld: (id: string, holder: string): Promise<boolean> =>
      answering(async () => (await imports.exists(heldBy(id, holder))) !== null),

    /** Takes the note of one that has given no sign of life since. @returns who holds it now, if that */
    take: ({ _id, holder, beats }: BegunImport): Promise<string | undefined> =>
      answering(async () => {
        const mine = randomUUID()
        const silent = {
          _id,
          state: 'begun' as const,
          holder: holder ?? null,
          beats: beats ?? null,
        }
        const taken = await imports.updateOne(silent, { $set: { holder: mine, beats: 0 } })
        return taken.matchedCount === 1 ? mine : undefined
      }),

    /** From now on all of it is seen. @returns false where somebody has taken the note */
    finish: (id: string, holder: string, report: ImportReport): Promise<boolean> =>
      answering(async () => {
        const change = { $set: { state: 'written', report } }
        const finished = await imports.collection.updateOne(heldBy(id, holder) as never, change)
        return finished.matchedCount === 1
      }),

    /** Nothing of one that was not whole is left, if `holder` still holds it. */
    giveUp: (id: string, holder: string): Promise<void> =>
      answering(async () => {
        await imports.updateOne(heldBy(id, holder), { $set: { state: 'undone' } })
      }),

    /** One that was whole was taken back. */
    undo: (id: string): Promise<void> =>
      answering(async () => {
        await imports.updateOne({ _id: id }, { $set: { state: 'undone' } })
      }),

    /** Those that are not over. */
    begun: (): Promise<BegunImport[]> =>
      answering(() =>
        imports.find({ state: 'begun' }).select(['holder', 'beats']).lean<BegunImport[]>(),
      ),

    /** The ids of those that nothing may be seen of. */
    open: (): Promise<string[]> => answering(() => idsOf(NOT_WHOLE)),

    /** Which of these nothing may be seen of. */
    openAmong: (ids: readonly string[]): Promise<string[]> =>
      answering(() => idsOf({ _id: { $in: ids }, report: null })),

    /** Forgets what nobody undoes any more. */
    forgetBefore: (before: Date): Promise<void> =>
      answering(async () => {
        await imports.deleteMany({ state: { $ne: 'begun' }, at: { $lt: before } })
      }),
  }
}

export type ImportBook = ReturnType<typeof createImportBook>
