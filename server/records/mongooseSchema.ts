import { type IndexDefinition, type IndexOptions, Schema, type SchemaDefinition } from 'mongoose'
import type { AnyCollection } from '#contract/collection.ts'
import type { Field, FieldKind } from '#contract/field.ts'
import { uniqueFields } from '#contract/identity.ts'

/** How each field kind is kept. */
const databaseTypes: Readonly<Record<FieldKind, SchemaDefinition[string]>> = {
  text: { type: String },
  longText: { type: String },
  richText: { type: String },
  number: { type: Number },
  /** Integer cents: decimal types compare differently from engine to engine. */
  money: { type: Number },
  flag: { type: Boolean },
  choice: { type: String },
  date: { type: String },
  dateTime: { type: Date },
  stamp: { type: String },
  commaList: { type: String },
  fileList: { type: [String] },
  image: { type: String },
  file: { type: String },
  link: { type: String },
  references: { type: [String] },
  contact: { type: Schema.Types.Mixed },
  languagePage: { type: Schema.Types.Mixed },
  weekdays: { type: [Number] },
  clockTime: { type: String },
}

const typeOf = (field: Field): SchemaDefinition[string] =>
  field.kind === 'fileList' && field.answer === 'text'
    ? { type: String }
    : databaseTypes[field.kind]

/**
 * What every record carries besides its fields. `receipts` are the Idempotency-Keys that had an
 * effect on it; `assets` are kept as a list, because a file name is no fit key (dots, dollars).
 */
const recordKeeping = {
  revision: { type: Number, required: true },
  created_at: { type: Date, required: true },
  updated_at: { type: Date, required: true },
  updated_by: { type: String, default: null },
  updated_on: { type: String, default: null },
  updated_fields: { type: [String], default: [] },
  updated_import: { type: String, default: null },
  updated_operation: { type: String, default: null },
  deleted_at: { type: Date, default: null },
  deleted_by: { type: String, default: null },
  assets: { type: [Schema.Types.Mixed], default: [] },
  receipts: { type: [Schema.Types.Mixed], default: [] },
} satisfies SchemaDefinition

/** `strict` drops what is not declared; `minimize` would drop empty objects that were given. */
const schemaOptions = { versionKey: false, minimize: false, strict: true } as const

/** The mongoose schema of records with these fields. */
export function mongooseSchemaOf(fields: Readonly<Record<string, Field>>): Schema {
  const types = Object.entries(fields).map(([name, field]) => [name, typeOf(field)])
  return new Schema({ ...Object.fromEntries(types), ...recordKeeping }, schemaOptions)
}

/** A setting is a record whose id is its name and whose one field is of that setting's own kind. */
export function settingSchema(): Schema {
  return new Schema({ _id: String, value: Schema.Types.Mixed, ...recordKeeping }, schemaOptions)
}

/** A draft is a record whose id is its record's collection and id, and which holds some of its fields. */
export function draftSchema(): Schema {
  const { Mixed } = Schema.Types
  const own = { _id: String, of: String, by: String, title: String, state: String, values: Mixed }
  return new Schema({ ...own, ...recordKeeping }, schemaOptions)
}

/** The indexes a collection needs, by field; unique values count among live records that have one. */
export function indexesOf(collection: AnyCollection): [string, IndexDefinition, IndexOptions][] {
  return uniqueFields(collection).map(([name, { required }]) => {
    const live = { deleted_at: null }
    const partialFilterExpression = required ? live : { ...live, [name]: { $gt: '' } }
    return [name, { [name]: 1 }, { unique: true, partialFilterExpression }]
  })
}
