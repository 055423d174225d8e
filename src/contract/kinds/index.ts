/** What holds for a field by its kind, and the defaults of what a kind does not say. */
import type * as v from 'valibot'
import type { Field } from '../field.ts'
import { toStamp } from '../time.ts'
import type { Cell } from './cell.ts'
import type { Group } from './group.ts'
import type { JsonSchema, Kind, Names, Stored } from './kind.ts'
import * as kinds from './table.ts'

const known: ReadonlyMap<string, unknown> = new Map(Object.entries(kinds))

/** What a field's kind says of itself, with the pairing of kind and field that TypeScript cannot see. */
export const traitsOf = ({ kind }: Field) => known.get(kind) as Kind<Field>

/** To make one takes longer than to use it, and an import uses each thousands of times. */
const schemas = new WeakMap<Field, v.GenericSchema<unknown, Stored>>()

/** The schema that reads a value given for the field. */
export function schemaOf(field: Field): v.GenericSchema<unknown, Stored> {
  const made = schemas.get(field)
  if (made) return made
  const schema = traitsOf(field).schema(field)
  schemas.set(field, schema)
  return schema
}

/** What the field is stored as when it has no value. */
export const emptyOf = (field: Field): Stored | null => traitsOf(field).empty?.(field) ?? null

/** What a new record has in the field where nothing is given: its default; `undefined` without one. */
export function initialOf(field: Field, now: Date): Stored | undefined {
  if (!('default' in field)) return undefined
  return field.default === 'now' ? toStamp(now) : field.default
}

/** Whether a field without a value is answered as such. */
export const mayBeNull = (field: Field): boolean =>
  !field.required && traitsOf(field).absent === undefined

/** Where a form shows the field. */
export const groupOf = (field: Field): Group => field.group ?? traitsOf(field).group ?? 'basics'

/** What a GET answers for what is stored. */
export function answerOf(field: Field, stored: unknown): unknown {
  const { absent, answer } = traitsOf(field)
  if (stored === null || stored === undefined) return absent ?? emptyOf(field)
  return answer?.(stored as Stored, field) ?? stored
}

/** A value as the client writes it. */
export const writtenOf = (field: Field, value: unknown): unknown =>
  traitsOf(field).written?.(value) ?? value

/** The field's values on the wire, for the OpenAPI document. */
export const jsonSchemaOf = (field: Field): JsonSchema => ({
  ...traitsOf(field).json(field),
  title: field.label,
})

const noTitles: Names = new Map()

/** A given value as a person reads it, also of a field that is not known; of rich text, its HTML. */
export function asText(field: Field | undefined, value: unknown, titles = noTitles): string {
  if (typeof value === 'boolean') return value ? '是' : '否'
  const text = field && traitsOf(field).asText?.(value, field, titles)
  if (text !== undefined) return text
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value)
}

/** A value as it stands in a cell, as a person reads it; `null` in a blank one. */
export function toCell(field: Field, value: unknown, titles: Names): string | number | null {
  if (value === null || value === undefined) return null
  return typeof value === 'number' ? value : asText(field, value, titles) || null
}

/** What a cell means that is not blank. @param ids of the records that cells call by their titles */
export function fromCell(field: Field, cell: Cell, ids: Names): unknown {
  const { fromCell: read } = traitsOf(field)
  if (read) return read(cell, field, ids)
  // Excel's dates are read as if they were of Greenwich.
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}
