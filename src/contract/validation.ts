/**
 * From what a client sends to what may be stored, or to the list of what is wrong with it: the
 * same on the server, which refuses, and in a form, which shows it beside the fields.
 */
import * as v from 'valibot'
import { inOneLine, isPossible } from './characters.ts'
import { type AnyCollection, fieldsFor } from './collection.ts'
import type { Issue } from './failure.ts'
import type { Field } from './field.ts'
import { answerOf, emptyOf, initialOf, schemaOf, traitsOf } from './kinds/index.ts'
import type { Stored } from './kinds/kind.ts'
import { sequenceIssues } from './sequence.ts'

export type StoredValues = Record<string, Stored | null>

export interface Reading {
  /** Complete only where there are no issues. */
  values: StoredValues
  issues: Issue[]
}

type Input = Readonly<Record<string, unknown>>

const REQUIRED = { rule: 'required', message: '必須填寫' } as const

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && isPossible(value) && inOneLine(value).trim() === '')

const isEmpty = (field: Field, value: unknown): boolean =>
  value === null || value === undefined || (!traitsOf(field).refusesBlank && isBlank(value))

/** Reads one given value; `null` and blank texts clear an optional field. */
export function readValue(
  name: string,
  field: Field,
  value: unknown,
): { value: Stored | null; issues: Issue[] } {
  if (isEmpty(field, value)) {
    if (field.required)
      return { value: null, issues: [{ field: name, label: field.label, ...REQUIRED }] }
    return { value: emptyOf(field), issues: [] }
  }
  const result = v.safeParse(schemaOf(field), value, { abortPipeEarly: true })
  if (result.success) return { value: result.output, issues: [] }
  const { parts } = traitsOf(field)
  const issues = result.issues.map(issue => ({
    field: [name, ...(issue.path ?? []).map(step => String(step.key))].join('.'),
    label: field.label,
    rule: issue.type,
    message: `${parts?.[String(issue.path?.[0]?.key)] ?? ''}${issue.message}`,
  }))
  return { value: null, issues: distinct(issues) }
}

/** A list of 200 wrong entries is told once. */
function distinct(issues: Issue[]): Issue[] {
  const seen = new Set<string>()
  return issues.filter(({ message }) => !seen.has(message) && seen.add(message))
}

function readAll(fields: Readonly<Record<string, Field>>, names: string[], input: Input): Reading {
  const reading: Reading = { values: {}, issues: [] }
  for (const name of names) {
    const field = fields[name]
    if (!field) continue
    const { value, issues } = readValue(name, field, input[name])
    reading.values[name] = value
    reading.issues.push(...issues)
  }
  return reading
}

/**
 * What is wrong with the fields of a record that are given, whatever else is sent beside them; nothing of those
 * whose kind hangs on a field that is not.
 */
export function givenIssues(collection: AnyCollection, input: Input): Issue[] {
  const fields = fieldsFor(collection, input)
  const isGiven = (name: string) => input[name] !== undefined
  const open = (collection.variants ?? []).filter(({ when }) => !isGiven(when.field))
  const isOpen = (name: string) => open.some(variant => name in variant.fields)
  const names = Object.keys(fields).filter(name => isGiven(name) && !isOpen(name))
  return readAll(fields, names, input).issues
}

/**
 * Reads a whole record: absent fields take their defaults, unknown ones are ignored.
 * @param before the record as it was, where it is not a new one
 */
export function readNewRecord(
  collection: AnyCollection,
  input: Input,
  now: Date,
  before?: Input,
): Reading {
  const fields = fieldsFor(collection, input)
  const names = Object.keys(fields)
  const isGiven = (name: string) => input[name] !== undefined
  const reading = readAll(fields, names.filter(isGiven), input)
  for (const name of names.filter(name => !isGiven(name))) {
    const field = fields[name] as Field
    const value = initialOf(field, now) ?? emptyOf(field)
    reading.values[name] = value
    if (field.required && value === null) {
      reading.issues.push({ field: name, label: field.label, ...REQUIRED })
    }
  }
  reading.issues.push(...sequenceIssues(collection, reading.values, before))
  return reading
}

/**
 * Reads changes to a stored record: only the fields that are given, and those whose kind the
 * changes turn into another, which must suit their new kind.
 */
export function readChanges(
  collection: AnyCollection,
  input: Input,
  current: StoredValues,
): Reading {
  const before = fieldsFor(collection, current)
  const after = fieldsFor(collection, { ...current, ...input })
  const given: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(after)) {
    if (input[name] !== undefined) given[name] = input[name]
    else if (field !== before[name]) given[name] = answerOf(before[name] as Field, current[name])
  }
  const reading = readAll(after, Object.keys(given), given)
  const values = { ...current, ...reading.values }
  reading.issues.push(...sequenceIssues(collection, values, current))
  return reading
}

/** Levels of a body at most, itself included; what is declared has six at most. */
const MOST_LEVELS = 20

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether a name could reach an object's prototype. */
export const isForbiddenKey = (key: string): boolean => FORBIDDEN.has(key)

/**
 * What is wrong with a body before anybody asks what it says: too many levels, or a key anywhere in it
 * that could reach an object's prototype. It goes level by level, as whatever goes down into the body
 * afterwards may run out of room.
 */
export function shapeFault(body: unknown): Pick<Issue, 'field' | 'message'> | undefined {
  let level: unknown[] = [body]
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) return { field: '內容', message: '層數過多' }
    const next: unknown[] = []
    const keep = (value: unknown) => {
      if (typeof value === 'object' && value !== null) next.push(value)
    }
    for (const value of level) {
      if (Array.isArray(value)) {
        for (const item of value) keep(item)
        continue
      }
      for (const [key, item] of Object.entries(value as object)) {
        if (isForbiddenKey(key)) return { field: key, message: '不允許的欄位名稱' }
        keep(item)
      }
    }
    level = next
  }
  return undefined
}
