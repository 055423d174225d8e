/** From the shapes of calls to JSON Schema; and the schemas of what calls refer to by its name. */
import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import type { StoredFile } from '#contract/asset.ts'
import type { Shape } from '#contract/calls/call.ts'
import { moment, ordinal } from '#contract/calls/parts.ts'
import { type SettingName, settings } from '#contract/collections/setting.ts'
import type { Issue } from '#contract/failure.ts'
import { jsonSchemaOf } from '#contract/kinds/index.ts'
import type { JsonSchema } from '#contract/kinds/kind.ts'

const ofValibot = (schema: v.GenericSchema): JsonSchema => {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    // Rules that no schema can say, and transformations, are left out.
    errorMode: 'ignore',
    // What counts as left out where it is nothing is told as what may be left out.
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema.type === 'nullish' ? (jsonSchema.anyOf?.[0] as typeof jsonSchema) : undefined,
    overrideAction: ({ valibotAction, jsonSchema }) => {
      if (valibotAction.type !== 'metadata') return undefined
      const { label: _label, ...told } = jsonSchema as Record<string, unknown>
      return told
    },
  })
  return inJson(json) as JsonSchema
}

const isSchema = (value: object): value is v.GenericSchema =>
  'kind' in value && value.kind === 'schema' && '~run' in value

/** The JSON Schema of a shape, and of all the shapes in it. */
export function jsonOf(shape: Shape): JsonSchema {
  return inJson(shape) as JsonSchema
}

function inJson(value: unknown): unknown {
  if (typeof value === 'function') return inJson(value())
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inJson)
  if (isSchema(value)) return ofValibot(value)
  if ('json' in value) return inJson(value.json)
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inJson(each)]))
}

/** An object that has all of these properties. */
export const object = (properties: Record<string, unknown>): JsonSchema =>
  inJson({ type: 'object', properties, required: Object.keys(properties) }) as JsonSchema

const text = v.string()
const whole = v.pipe(v.number(), v.integer())

const storedFile: v.GenericSchema<StoredFile> = v.object({
  name: text,
  label: text,
  size: whole,
  type: text,
  width: v.optional(whole),
  height: v.optional(whole),
  widths: v.optional(v.array(whole)),
  alt: v.optional(text),
  focus: v.optional(text),
  colour: v.optional(text),
})

const setting = {
  name: v.picklist(Object.keys(settings) as SettingName[]),
  value: { anyOf: [...Object.values(settings).map(jsonSchemaOf), { type: 'null' }] },
  revision: ordinal,
  updated_at: moment,
}

const snapshot = v.object({
  cursor: text,
  complete: v.boolean(),
  records: v.record(text, v.array(v.looseObject({}))),
  removed: v.record(text, v.array(text)),
})

/** What calls refer to by these names, besides records. */
export const named = {
  Setting: object(setting),
  Snapshot: ofValibot(snapshot),
  StoredFile: ofValibot(storedFile),
}

const issue: v.GenericSchema<Issue> = v.object({
  field: text,
  label: text,
  rule: text,
  message: text,
})

/** What a failure may carry besides its message. */
export const failureData: JsonSchema = {
  description: '400：逐項錯誤；409：記錄目前的內容',
  properties: { issues: ofValibot(v.array(issue)) },
}
