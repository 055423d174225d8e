/**
 * Which records an import writes, noted before the first of them is written: whatever stops it half way,
 * what it did can be found and taken back.
 */
import { type Connection, Schema } from 'mongoose'
import type { ImportReport } from '#contract/importing'
import { answering, isDuplicate } from './databaseFailure'

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
  report: ImportReport | null
}

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
  },
  { versionKey: false, minimize: false },
)

export function createImportBook(connection: Connection) {
  const imports = connection.model<KeptImport>('Import', importSchema, 'imports')
  return {
    prepare: (): Promise<unknown> => answering(() => imports.createCollection()),

    find: (id: string): Promise<KeptImport | undefined> =>
      answering(async () => (await imports.findById(id).lean<KeptImport>()) ?? undefined),

    /** Notes what is about to be written. @returns false where another request is at it */
    begin: (begun: Omit<KeptImport, 'state' | 'report'>): Promise<boolean> =>
      answering(async () => {
        const noted: KeptImport = { ...begun, state: 'begun', report: null }
        try {
          // Two thousand steps are not looked at one by one: they are ours.
          await imports.collection.insertOne(noted as never)
          return true
        } catch (error) {
          if (!isDuplicate(error)) throw error
        }
        // The same request once failed, and is made again.
        const { _id, ...anew } = noted
        const again = await imports.updateOne({ _id, state: 'undone' }, { $set: anew })
        return again.matchedCount === 1
      }),

    finish: (id: string, report: ImportReport): Promise<void> =>
      answering(async () => {
        const change = { $set: { state: 'written', report } }
        await imports.collection.updateOne({ _id: id } as never, change)
      }),

    undo: (id: string): Promise<void> =>
      answering(async () => {
        await imports.updateOne({ _id: id }, { $set: { state: 'undone' } })
      }),

    /** Those that were begun before then and never finished. */
    interrupted: (before: Date): Promise<KeptImport[]> =>
      answering(() => imports.find({ state: 'begun', at: { $lt: before } }).lean<KeptImport[]>()),

    /** Forgets what nobody undoes any more. */
    forgetBefore: (before: Date): Promise<void> =>
      answering(async () => {
        await imports.deleteMany({ state: { $ne: 'begun' }, at: { $lt: before } })
      }),
  }
}

export type ImportBook = ReturnType<typeof createImportBook>
