/** All that is kept of one collection: its records, their drafts, and what is imported into it. */
import type { Connection, Model, Schema } from 'mongoose'
import type { AnyCollection } from '#contract/collection.ts'
import type { StoredValues } from '#contract/validation.ts'
import { createCommit } from './commit.ts'
import type { Document, NamedAsset } from './document.ts'
import { createDrafts } from './drafts.ts'
import { fileNamesIn } from './fileNames.ts'
import { createFilePropagation } from './filePropagation.ts'
import type { Files } from './files.ts'
import type { History } from './history.ts'
import type { Claims } from './idempotency.ts'
import type { ImportStore } from './imports/importStore.ts'
import { createRecordImports } from './imports/recordImports.ts'
import { mongooseSchemaOf } from './mongooseSchema.ts'
import { createRecordStore } from './recordStore.ts'
import type { Unfinished } from './unfinished.ts'
import { createUniqueValues } from './uniqueValues.ts'
import type { WriteListener } from './writeListener.ts'

/** What all collections of a database have in common. */
interface Shared {
  connection: Connection
  history: History
  claims: Claims
  files: Files
  store: ImportStore
  unfinished: Unfinished
  listener: WriteListener
}

/** Where the records of one name are, and how they are written. */
export function placeOf(name: string, schema: Schema, { connection, history, claims }: Shared) {
  const model = connection.model(name, schema, name) as unknown as Model<Document>
  const commit = createCommit({ name, model, history, claims })
  return { name, model, history, claims, commit }
}

type Place = ReturnType<typeof placeOf>

/** @param draftPlace where the drafts of all collections are */
export function keepCollection(collection: AnyCollection, shared: Shared, draftPlace: Place) {
  const { name } = collection
  const { files, history } = shared
  const place = { ...shared, ...placeOf(name, mongooseSchemaOf(collection.fields), shared) }
  const fieldNames = Object.keys(collection.fields)
  const unique = createUniqueValues(collection, place.model)
  const describeFiles = (values: StoredValues) => files.describe(fileNamesIn(collection, values))

  /** One query for the files of all. */
  async function describeAll(all: readonly StoredValues[]): Promise<NamedAsset[][]> {
    const named = all.map(values => fileNamesIn(collection, values))
    const known = await files.describe([...new Set(named.flat())])
    const byName = new Map(known.map(asset => [asset.name, asset]))
    return named.map(names => names.flatMap(name => byName.get(name) ?? []))
  }

  async function purged(id: string): Promise<void> {
    const key = `${name}/${id}`
    await draftPlace.model.deleteOne({ _id: key })
    await history.forget(draftPlace.name, key)
  }

  const records = createRecordStore({ ...place, fieldNames, describeFiles, unique, purged })
  return {
    records,
    drafts: createDrafts({
      ...draftPlace,
      collection,
      records,
      describeFiles,
      lookAtUnique: unique.look,
    }),
    imports: createRecordImports({ ...place, fieldNames, unique, describeAll }),
    tellFile: createFilePropagation(place),

    /** Makes what is missing. @returns the fields of which records share a value that must be unique */
    async prepare(): Promise<string[]> {
      await place.model.createCollection()
      return (await unique.prepare()).map(field => `${name}.${field}`)
    },
  }
}
