import type { mongo } from 'mongoose'
import type { Asset } from '#contract/asset.ts'
import type { StoredRecord } from '#contract/record.ts'
import type { StoredValues } from '#contract/validation.ts'
import type { Receipt } from './idempotency.ts'

export type NamedAsset = { name: string } & Asset

/** A record as the database keeps it: its fields beside what every record carries. */
export interface Document extends Record<string, unknown> {
  _id: mongo.ObjectId | string
  revision: number
  created_at: Date
  updated_at: Date
  updated_by: string | null
  /** What `updated_by` worked with: `Chrome · Windows`. */
  updated_on?: string | null
  /** What this revision changed of the one before, `deleted_at` among it. */
  updated_fields?: string[]
  /** The import that made this revision. */
  updated_import?: string | null
  /** What was sent in one go with it. */
  updated_operation?: string | null
  deleted_at: Date | null
  deleted_by: string | null
  assets: NamedAsset[]
  receipts: Receipt[]
}

/** The values of the named fields; one that an older version of the program did not know is empty. */
export function valuesIn(
  document: Readonly<Record<string, unknown>>,
  fieldNames: readonly string[],
): StoredValues {
  const entries = fieldNames.map(name => [name, document[name] ?? null])
  return Object.fromEntries(entries)
}

/** A document as the rest of the server knows it. */
export function toRecord(document: Document, fieldNames: readonly string[]): StoredRecord {
  const { _id, revision, created_at, updated_at } = document
  return {
    id: String(_id),
    revision,
    created_at,
    updated_at,
    assets: Object.fromEntries(document.assets.map(({ name, ...asset }) => [name, asset])),
    values: valuesIn(document, fieldNames),
  }
}
