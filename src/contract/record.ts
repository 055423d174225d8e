import { type Assets, legibleAsset } from './asset.ts'
import { type AnyCollection, type Computed, fieldsFor, listOrder } from './collection.ts'
import type { Field } from './field.ts'
import { answerOf, jsonSchemaOf, mayBeNull } from './kinds/index.ts'
import type { JsonSchema } from './kinds/kind.ts'
import { ID_PATTERN } from './recordId.ts'
import { sequenceWords } from './sequence.ts'
import { toIso } from './time.ts'
import { isUnique } from './unique.ts'
import type { StoredValues } from './validation.ts'

/** A record as the database keeps it, ids as text. */
export interface StoredRecord {
  id: string
  revision: number
  created_at: Date
  updated_at: Date
  assets: Assets
  values: StoredValues
}

/** The order in which lists come, of records as they are kept. */
export function storedOrder(collection: AnyCollection) {
  const order = listOrder(collection)
  const sortable = ({ id, created_at, values }: StoredRecord) => ({ id, created_at, ...values })
  return (a: StoredRecord, b: StoredRecord): number => order(sortable(a), sortable(b))
}

/** A record as every GET answers it; `modify…` accepts it unchanged. */
export type WireRecord = Computed & Record<string, unknown>

/** From what is kept to what travels. */
export function toWire(collection: AnyCollection, record: StoredRecord): WireRecord {
  const { id, revision, created_at, updated_at, assets, values } = record
  const answers = Object.entries(fieldsFor(collection, values)).map(
    ([name, field]: [string, Field]) => [name, answerOf(field, values[name])],
  )
  return {
    id,
    ...Object.fromEntries(answers),
    revision,
    created_at: toIso(created_at),
    updated_at: toIso(updated_at),
    assets: Object.fromEntries(
      Object.entries(assets).map(([name, asset]) => [name, legibleAsset(asset)]),
    ),
  }
}

const computedSchemas = {
  id: { type: 'string', pattern: ID_PATTERN },
  revision: { type: 'integer', minimum: 1, readOnly: true },
  created_at: { type: 'string', format: 'date-time', readOnly: true },
  updated_at: { type: 'string', format: 'date-time', readOnly: true },
  assets: { type: 'object', additionalProperties: { type: 'object' }, readOnly: true },
} as const satisfies Record<keyof Computed, JsonSchema>

/** What holds for a field beyond its kind, in words: no schema can say it. */
function rulesOf(collection: AnyCollection, name: string, field: Field): JsonSchema {
  const rules = [
    ...(isUnique(field) ? ['不可與另一項記錄相同'] : []),
    ...collection.sequences
      .filter(({ last }) => last === name)
      .map(sequence => sequenceWords(collection, sequence)),
  ]
  return rules.length > 0 ? { description: rules.join('；') } : {}
}

const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] })

/** The JSON Schema of a record as answered, or (`draft`) as `add…` takes it. */
export function recordSchema(collection: AnyCollection, use: 'answer' | 'draft'): JsonSchema {
  const fields = Object.entries(collection.fields)
  const isNeeded = (field: Field) => field.required && !('default' in field)
  return {
    type: 'object',
    properties: {
      ...computedSchemas,
      ...Object.fromEntries(
        fields.map(([name, field]) => {
          const schema = { ...jsonSchemaOf(field), ...rulesOf(collection, name, field) }
          return [name, mayBeNull(field) ? orNull(schema) : schema]
        }),
      ),
    },
    required:
      use === 'answer'
        ? [...Object.keys(computedSchemas), ...fields.map(([name]) => name)]
        : fields.filter(([, field]) => isNeeded(field)).map(([name]) => name),
  }
}
