/** What a list is narrowed to, field by field, as the declaration of its collection allows. */
import type { AnyCollection } from '#contract/collection.ts'
import type { Field } from '#contract/field.ts'
import { traitsOf } from '#contract/kinds/index.ts'
import type { Names } from '#contract/kinds/kind.ts'
import { isDate } from '#contract/time.ts'

/**
 * By a field's name, what its value is to be: one of its choices, the id of a record that it names, or
 * the days it may fall on, `2026-03-01..2026-03-31`, either of which may be left out.
 */
export type Narrowing = Readonly<Record<string, string>>

/** Days, both included; an empty one is no limit. */
interface Span {
  from: string
  until: string
}

const BETWEEN = '..'

/** The days that a span means, as it is kept. */
export const spanOf = (wanted = ''): Span => {
  const [from = '', until = ''] = wanted.split(BETWEEN)
  return { from, until }
}

/** The span as it is kept; empty where it limits nothing. */
export const spanned = ({ from, until }: Span): string =>
  from || until ? `${from}${BETWEEN}${until}` : ''

/** Whether a field is narrowed to days, not to one of some values. */
export const hasDays = (field: Field): boolean => traitsOf(field).day !== undefined

/**
 * The fields that a list may be narrowed by, those with few values first; how its records stand has a
 * filter of its own.
 */
export const narrowable = ({ fields }: AnyCollection): [name: string, field: Field][] =>
  Object.entries(fields)
    .filter(([name, field]) => {
      const { choices, refersTo, day } = traitsOf(field)
      return name !== 'enabled' && (choices || refersTo || day) !== undefined
    })
    .sort(([, a], [, b]) => Number(hasDays(a)) - Number(hasDays(b)))

/** What a field may be narrowed to, with labels. @param titles of the records that it may name */
export const choicesOf = (field: Field, titles: Names): Readonly<Record<string, string>> =>
  traitsOf(field).choices?.(field) ?? Object.fromEntries(titles)

/** Whether it makes sense to narrow the field to that. */
function isSensible(field: Field, wanted: unknown): wanted is string {
  if (typeof wanted !== 'string' || wanted === '') return false
  const choices = traitsOf(field).choices?.(field)
  if (choices) return Object.hasOwn(choices, wanted)
  if (!hasDays(field)) return true
  const span = spanOf(wanted)
  return spanned(span) === wanted && Object.values(span).every(day => day === '' || isDate(day))
}

/** What is asked for, without what makes no sense in the collection. */
export function narrowedTo(collection: AnyCollection, asked: object): Narrowing {
  const wanted = new Map<string, unknown>(Object.entries(asked))
  return Object.fromEntries(
    narrowable(collection).flatMap(([name, field]) => {
      const value = wanted.get(name)
      return isSensible(field, value) ? [[name, value]] : []
    }),
  )
}

/** Whether a field's value is what it is narrowed to. */
function fits(field: Field, value: unknown, wanted: string): boolean {
  const { day, absent } = traitsOf(field)
  const held = value ?? absent
  if (held === undefined || held === '') return false
  if (Array.isArray(held)) return held.includes(wanted)
  if (!day) return String(held) === wanted
  const { from, until } = spanOf(wanted)
  const on = day(held)
  return from <= on && (until === '' || on <= until)
}

/** Whether a record is one of those that the list is narrowed to. */
export const isWithin = (
  { fields }: AnyCollection,
  values: Readonly<Record<string, unknown>>,
  narrowing: Narrowing,
): boolean =>
  Object.entries(narrowing).every(([name, wanted]) => {
    const field = fields[name]
    return field === undefined || fits(field, values[name], wanted)
  })

/** What a field is narrowed to, in words. @param titles of the records that it may name; none where they are still to come */
export function narrowedWords(field: Field, wanted: string, titles: Names): string {
  if (!hasDays(field))
    return choicesOf(field, titles)[wanted] ?? (titles.size > 0 ? '（已刪除）' : '…')
  const { from, until } = spanOf(wanted)
  if (from === '') return `${until}或之前`
  return until === '' ? `${from}或之後` : `${from}至${until}`
}
