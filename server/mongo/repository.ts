import { type Connection, type Model, type Schema, Types } from 'mongoose'
import type { AnyCollection } from '#contract/collection'
import { collections } from '#contract/collections/index'
import type { StoredValues } from '#contract/validation'
import { fileNamesIn } from '../fileNames'
import type { Witness } from './advance'
import { answering } from './databaseFailure'
import type { Document } from './document'
import { createDrafts, DRAFTS, type Drafts } from './drafts'
import { createFiles } from './files'
import { createFileTelling } from './fileTelling'
import { createHistory } from './history'
import { createImportBook } from './importBook'
import { createClaims, idFromKey, type Writing } from './receipts'
import { createRecordImports, type RecordImports } from './recordImports'
import { createRecordStore, type RecordStore } from './recordStore'
import { draftSchema, schemaOf, settingSchema } from './schemaOf'
import { createSnapshotStates } from './snapshotStates'
import { createTrail } from './trail'
import { createUnfinished, NEVER_IMPORTED } from './unfinished'
import { createUniqueValues, NOTHING_UNIQUE, type UniqueValues } from './uniqueValues'

/** Building indexes over what is there may take a while. */
const PREPARING_MS = 5 * 60_000

/** @throws Error for a collection that was not given */
function kept<T>(byName: ReadonlyMap<string, T>, { name }: AnyCollection): T {
  const found = byName.get(name)
  if (!found) throw new Error(`nothing is kept for ${name}`)
  return found
}

/**
 * All that the calls keep: a store for each collection, one for the settings, the files' book.
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
  const importBook = createImportBook(connection)
  const unfinished = createUnfinished({ book: importBook, history })
  const witnesses: Witness[] = []
  const witness: Witness = {
    wrote: (...told) => {
      for (const each of witnesses) each.wrote(...told)
    },
    doubted: name => {
      for (const each of witnesses) each.doubted(name)
    },
  }
  const modelOf = (name: string, schema: Schema) =>
    connection.model(name, schema, name) as unknown as Model<Document>

  const draftModel = modelOf(DRAFTS, draftSchema())
  const forgetDraft = async (key: string) => {
    await draftModel.deleteOne({ _id: key })
    await history.forget(DRAFTS, key)
  }

  const unique = new Map<string, UniqueValues>()

  function storeOf(collection: AnyCollection): [string, RecordStore] {
    const model = modelOf(collection.name, schemaOf(collection.fields))
    const uniqueValues = createUniqueValues(collection, model)
    unique.set(collection.name, uniqueValues)
    const store = createRecordStore({
      name: collection.name,
      model,
      fieldNames: Object.keys(collection.fields),
      history,
      claims,
      describeFiles: values => files.describe(fileNamesIn(collection, values)),
      unique: uniqueValues,
      ...{ witness, unfinished },
      purged: id => forgetDraft(`${collection.name}/${id}`),
    })
    return [collection.name, store]
  }

  /** One query for the files of all. */
  const describeAll = async (collection: AnyCollection, all: readonly StoredValues[]) => {
    const named = all.map(values => fileNamesIn(collection, values))
    const known = await files.describe([...new Set(named.flat())])
    const byName = new Map(known.map(asset => [asset.name, asset]))
    return named.map(names => names.flatMap(name => byName.get(name) ?? []))
  }

  function importsFor(collection: AnyCollection): [string, RecordImports] {
    const { name } = collection
    const imports = createRecordImports({
      ...{ name, history, witness },
      model: connection.model(name) as unknown as Model<Document>,
      fieldNames: Object.keys(collection.fields),
      book: importBook,
      describeAll: all => describeAll(collection, all),
    })
    return [name, imports]
  }

  function draftsOf(collection: AnyCollection): [string, Drafts] {
    const each = createDrafts({
      ...{ collection, history, claims },
      model: draftModel,
      records: kept(stores, collection),
      describeFiles: values => files.describe(fileNamesIn(collection, values)),
      lookAtUnique: kept(unique, collection).look,
    })
    return [collection.name, each]
  }

  const stores = new Map(served.map(storeOf))
  const imports = new Map(served.map(importsFor))
  const drafts = new Map(served.map(draftsOf))
  const settings = createRecordStore({
    name: 'Setting',
    model: modelOf('Setting', settingSchema()),
    fieldNames: ['value'],
    history,
    claims,
    describeFiles: async () => [],
    unique: NOTHING_UNIQUE,
    unfinished: NEVER_IMPORTED,
    witness,
  })

  const tellings = [...served.map(({ name }) => name), DRAFTS].map(name =>
    createFileTelling({
      ...{ name, history, files, witness, unfinished },
      model: connection.model(name) as unknown as Model<Document>,
    }),
  )

  const names = [...served.map(({ name }) => name), 'Setting']

  async function prepareCollection(collection: AnyCollection): Promise<string[]> {
    const { name } = collection
    await connection.model(name).createCollection()
    return (await kept(unique, collection).prepare()).map(field => `${name}.${field}`)
  }

  return {
    /** The collections that there are stores for. */
    served,
    /** What the database calls all that records are kept in. */
    names,
    /** Tells `each` of every write through this repository from now on. */
    observe: (each: Witness): void => {
      witnesses.push(each)
    },
    files,
    /** Brings what is said about a file into every record that names it. */
    tellFile: async (name: string, writing: Writing): Promise<void> => {
      for (const tell of tellings) await tell(name, writing)
    },
    settings,
    snapshotStates,
    importBook,
    /** The imports into a collection that was given at creation. */
    importsOf: (collection: AnyCollection): RecordImports => kept(imports, collection),
    /** The drafts of a collection that was given at creation. */
    draftsOf: (collection: AnyCollection): Drafts => kept(drafts, collection),
    /** The store of a collection that was given at creation. */
    of: (collection: AnyCollection): RecordStore => kept(stores, collection),
    /**
     * Makes collections and indexes where they are missing.
     * @returns the fields of which records share a value that must be unique: `MacauCourse.course_code`
     */
    prepare: (): Promise<string[]> =>
      answering(async () => {
        const books = [history, claims, snapshotStates, importBook].map(book => book.prepare())
        const shared = Promise.all(served.map(prepareCollection))
        await Promise.all([...books, shared])
        await connection.model('Setting').createCollection()
        await draftModel.createCollection()
        return (await shared).flat()
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
