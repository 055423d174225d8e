/** Moments of one record that must come one after the other, as its collection declares them. */
import type { AnyCollection, Sequence } from './collection.ts'
import type { Issue } from './failure.ts'

/** Of whichever day. */
const CLOCK_TIME = /^\d\d:\d\d$/

type Values = Readonly<Record<string, unknown>>

/** As it is stored, or as it travels; both are the same moment. */
function momentOf(value: unknown): number {
  if (value instanceof Date) return value.getTime()
  if (typeof value !== 'string') return Number.NaN
  return Date.parse(CLOCK_TIME.test(value) ? `1970-01-01T${value}` : value)
}

/** What is said of the later field: `不可早於開課日期`. */
export function sequenceWords({ fields }: AnyCollection, { first, orSame }: Sequence): string {
  return `${orSame ? '不可早於' : '必須遲於'}${fields[first]?.label}`
}

/**
 * The sequences that these values break.
 * @param before the record as it was: what was broken then and is as it was keeps nobody from other edits
 */
export function sequenceIssues(
  collection: AnyCollection,
  values: Values,
  before: Values | undefined,
): Issue[] {
  const isAsBefore = (name: string) =>
    before !== undefined && Object.is(momentOf(values[name]), momentOf(before[name]))
  return collection.sequences.flatMap(sequence => {
    const { first, last, orSame } = sequence
    const [from, to] = [momentOf(values[first]), momentOf(values[last])]
    // A moment that is not given is after every other and before it.
    const isBroken = orSame ? to < from : to <= from
    if (!isBroken || (isAsBefore(first) && isAsBefore(last))) return []
    const label = collection.fields[last]?.label ?? last
    return [{ field: last, label, rule: 'order', message: sequenceWords(collection, sequence) }]
  })
}
