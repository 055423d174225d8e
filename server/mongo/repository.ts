import { type Connection, type Model, type Schema, Types } from 'mongoose'
import type { AnyCollection } from '#contract/collection'
import { collections } from '#contract/collections/index'
import { invalid } from '#contract/failure'
import { fileNamesIn } from '../fileNames'
import { answering } from './databaseFailure'
import type { Document } from './document'
import { createFiles } from './files'
import { createHistory } from './history'
import { createClaims, idFromKey, type Writing } from './receipts'
import { createRecordStore, type RecordStore, type Witness } from './recordStore'
import { indexesOf, schemaOf, settingSchema, uniqueFields } from './schemaOf'
import { createSnapshotStates } from './snapshotStates'

/** Building indexes over what is there may take a while. */
const PREPARING_MS = 5 * 60_000

const valueTaken = (collection: AnyCollection) => () =>
  invalid(
    uniqueFields(collection).map(([field, { label }]) => ({
      field,
      label,
      rule: 'unique',
      message: '已被另一項記錄使用',
    })),
  )

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

  function storeOf(collection: AnyCollection): [string, RecordStore] {
    const model = modelOf(collection.name, schemaOf(collection.fields))
    const store = createRecordStore({
      name: collection.name,
      model,
      fieldNames: Object.keys(collection.fields),
      history,
      claims,
      describeFiles: values => files.describe(fileNamesIn(collection, values)),
      valueTaken: valueTaken(collection),
      witness,
    })
    return [collection.name, store]
  }

  const stores = new Map(served.map(storeOf))
  const settings = createRecordStore({
    name: 'Setting',
    model: modelOf('Setting', settingSchema()),
    fieldNames: ['value'],
    history,
    claims,
    describeFiles: async () => [],
    valueTaken: () => invalid([]),
    witness,
  })

  const names = [...served.map(({ name }) => name), 'Setting']

  async function prepareCollection(collection: AnyCollection): Promise<void> {
    const model = connection.model(collection.name)
    await model.createCollection()
    for (const [keys, options] of indexesOf(collection)) {
      await model.collection.createIndex(keys as Record<string, 1>, options as object)
    }
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
    settings,
    snapshotStates,
    /** The store of a collection that was given at creation. */
    of(collection: AnyCollection): RecordStore {
      const store = stores.get(collection.name)
      if (!store) throw new Error(`no store for ${collection.name}`)
      return store
    },
    /** Makes collections and indexes where they are missing. */
    prepare: (): Promise<void> =>
      answering(async () => {
        const books = [history, claims, snapshotStates].map(book => book.prepare())
        await Promise.all([...books, ...served.map(prepareCollection)])
        await connection.model('Setting').createCollection()
      }, PREPARING_MS),
    /** Every record, deleted ones too, and every revision of one; as the database keeps them. */
    async *everyDocument(): AsyncGenerator<unknown> {
      for (const name of names) yield* connection.model(name).find({}).lean().cursor()
      yield* history.all()
    },
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
