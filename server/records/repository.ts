import { type Connection, Types } from 'mongoose'
import type { AnyCollection } from '#contract/collection.ts'
import { collections } from '#contract/collections/index.ts'
import { SETTINGS } from '#contract/snapshot.ts'
import { answering } from '../database/databaseFailure.ts'
import { keepCollection, placeOf } from './collectionKeeping.ts'
import { DRAFTS, type Drafts } from './drafts.ts'
import { createFilePropagation } from './filePropagation.ts'
import { createFiles } from './files.ts'
import { createHistory } from './history.ts'
import { createClaims, idFromKey, type Writing } from './idempotency.ts'
import { createImportStore } from './imports/importStore.ts'
import type { RecordImports } from './imports/recordImports.ts'
import { draftSchema, settingSchema } from './mongooseSchema.ts'
import { createOperations } from './operations.ts'
import { createRecordStore, type RecordStore } from './recordStore.ts'
import { createSnapshotStates } from './snapshotStates.ts'
import { createTrail } from './trail.ts'
import { createUnfinished, NEVER_IMPORTED } from './unfinished.ts'
import { NOTHING_UNIQUE } from './uniqueValues.ts'
import type { WriteListener } from './writeListener.ts'

/** Building indexes over what is there may take a while. */
const PREPARING_MS = 5 * 60_000

/**
 * All that the calls keep: a store for each collection, one for the settings, the files' store.
 * @param served the collections; tests of the engine bring a toy of their own
 */
export function createRepository(
  connection: Connection,
  served: readonly AnyCollection[] = collections,
) {
  const history = createHistory(connection)
  const claims = createClaims(connection)
  const files = createFiles(connection)
  const snapshotStates = createSnapshotStates(connection)
  const importStore = createImportStore(connection)
  const unfinished = createUnfinished({ store: importStore, history })
  const listeners: WriteListener[] = []
  const listener: WriteListener = {
    onWrite: (...told) => {
      for (const each of listeners) each.onWrite(...told)
    },
    invalidate: name => {
      for (const each of listeners) each.invalidate(name)
    },
  }
  const shared = { connection, history, claims, files, store: importStore, unfinished, listener }
  const draftPlace = placeOf(DRAFTS, draftSchema(), shared)
  const settingPlace = placeOf(SETTINGS, settingSchema(), shared)
  const settings = createRecordStore({
    ...settingPlace,
    fieldNames: ['value'],
    describeFiles: async () => [],
    unique: NOTHING_UNIQUE,
    unfinished: NEVER_IMPORTED,
    listener,
  })
  const kept = new Map(served.map(each => [each.name, keepCollection(each, shared, draftPlace)]))
  const tellings = [
    ...[...kept.values()].map(({ tellFile }) => tellFile),
    createFilePropagation({ ...shared, ...draftPlace }),
  ]

  /** @throws Error for a collection that was not given */
  function keptOf({ name }: AnyCollection) {
    const found = kept.get(name)
    if (!found) throw new Error(`nothing is kept for ${name}`)
    return found
  }

  const names = [...served.map(({ name }) => name), SETTINGS]

  return {
    /** The collections that there are stores for. */
    served,
    /** What the database calls all that records are kept in. */
    names,
    /** Tells `each` of every write through this repository from now on. */
    observe: (each: WriteListener): void => {
      listeners.push(each)
    },
    files,
    /** Brings what is said about a file into every record that names it. */
    tellFile: async (name: string, writing: Writing): Promise<void> => {
      for (const tell of tellings) await tell(name, writing)
    },
    settings,
    snapshotStates,
    importStore,
    /** The imports into a collection that was given at creation. */
    importsOf: (collection: AnyCollection): RecordImports => keptOf(collection).imports,
    /** The drafts of a collection that was given at creation. */
    draftsOf: (collection: AnyCollection): Drafts => keptOf(collection).drafts,
    /** The store of a collection that was given at creation. */
    of: (collection: AnyCollection): RecordStore => keptOf(collection).records,
    /**
     * Makes collections and indexes where they are missing.
     * @returns the fields of which records share a value that must be unique: `MacauCourse.course_code`
     */
    prepare: (): Promise<string[]> =>
      answering(async () => {
        const books = [history, claims, snapshotStates, importStore].map(store => store.prepare())
        const shares = Promise.all([...kept.values()].map(each => each.prepare()))
        await Promise.all([...books, shares])
        await settingPlace.model.createCollection()
        await draftPlace.model.createCollection()
        return (await shares).flat()
      }, PREPARING_MS),
    /** Every record, deleted ones too, its draft, and every revision of either; as the database keeps them. */
    async *everyDocument(): AsyncGenerator<{ of: string; id: string; document: unknown }> {
      for (const of of [...names, DRAFTS]) {
        const found = connection.model(of).find({}).lean<{ _id: unknown }>().cursor()
        for await (const document of found) yield { of, id: String(document._id), document }
      }
      for await (const document of history.all()) {
        yield { of: document.of, id: document.record, document }
      }
    },
    /** See `createTrail`. */
    writtenBetween: createTrail({ connection, history, unfinished, names: [...names, DRAFTS] }),
    history,
    /** See `createOperations`. */
    madeBy: createOperations({ connection, history, unfinished, served }),
    /** Whether no collection has a record yet, deleted ones counted. */
    isEmpty: (): Promise<boolean> =>
      answering(async () => {
        const found = await Promise.all(served.map(({ name }) => connection.model(name).exists({})))
        return found.every(record => record === null)
      }),
    /** The id for a new record: derived from the request's key if it has one. */
    newId: (collection: AnyCollection, writing: Writing): string =>
      idFromKey(collection.name, writing) ?? new Types.ObjectId().toHexString(),
  }
}

export type Repository = ReturnType<typeof createRepository>
