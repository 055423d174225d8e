/** The schemas that no declaration gives, for the OpenAPI document. */
import { settings } from '#contract/collections/setting'
import { type JsonSchema, jsonSchemaOf } from '#contract/fieldKind'

export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })
export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items })
export const idSchema: JsonSchema = { type: 'string', pattern: '^[0-9a-f]{24}$' }
export const revisionSchema: JsonSchema = { type: 'integer', minimum: 1 }
export const noData: JsonSchema = { type: 'null' }

export const object = (properties: Record<string, JsonSchema>, required: string[]): JsonSchema => ({
  type: 'object',
  properties,
  required,
})

export const endpointSchema: JsonSchema = { type: 'string', format: 'uri' }
export const subscriptionSchema = object(
  {
    endpoint: endpointSchema,
    keys: object({ p256dh: { type: 'string' }, auth: { type: 'string' } }, ['p256dh', 'auth']),
  },
  ['endpoint', 'keys'],
)

export const fileForm = {
  'multipart/form-data': {
    schema: object(
      { file: listOf({ type: 'string', contentMediaType: 'application/octet-stream' }) },
      ['file'],
    ),
  },
}

export const storedFileSchema = object(
  {
    name: { type: 'string' },
    label: { type: 'string' },
    size: { type: 'integer' },
    type: { type: 'string' },
    width: { type: 'integer' },
    height: { type: 'integer' },
    widths: listOf({ type: 'integer' }),
    alt: { type: 'string' },
    focus: { type: 'string' },
  },
  ['name', 'label', 'size', 'type'],
)

/** A delete may say which revision it is meant for. */
export const ifMatch = {
  name: 'If-Match',
  in: 'header',
  description: '引號內的版本號：只在它仍是最新時刪除',
  schema: { type: 'string' },
}

export const settingSchema = object(
  {
    name: { enum: Object.keys(settings) },
    value: { anyOf: [...Object.values(settings).map(jsonSchemaOf), noData] },
    revision: revisionSchema,
    updated_at: { type: 'string', format: 'date-time' },
  },
  ['name', 'value', 'revision', 'updated_at'],
)

export const snapshotSchema = object(
  {
    cursor: { type: 'string' },
    complete: { type: 'boolean' },
    records: { type: 'object', additionalProperties: listOf({ type: 'object' }) },
    removed: { type: 'object', additionalProperties: listOf({ type: 'string' }) },
  },
  ['cursor', 'complete', 'records', 'removed'],
)
