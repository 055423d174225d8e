import { Binary, Long, MaxKey, MinKey, ObjectId, serialize, Timestamp } from 'bson'
import { isDoc } from '../document.ts'

/*
 * MongoDB's order and equality of values. Everything that asks "same?" or "less?" (filters, sorts,
 * unique indexes, $min, $addToSet) asks here, so that an index can never disagree with a filter.
 * mingo's own comparison is not used: it compares Binary by its text, which makes two different
 * tokens equal, and knows no place for ObjectId among the types.
 */

/** Position of a value's type in MongoDB's order; a missing field counts as null. */
export function typeRank(value: unknown): number {
  switch (typeof value) {
    case 'number':
    case 'bigint':
      return 3
    case 'string':
      return 4
    case 'boolean':
      return 9
  }
  if (value === null || value === undefined) return 2
  if (Array.isArray(value)) return 6
  if (value instanceof Date) return 10
  if (value instanceof RegExp) return 12
  if (value instanceof ObjectId) return 8
  if (value instanceof Timestamp) return 11
  if (value instanceof Long) return 3
  if (value instanceof Binary) return 7
  if (value instanceof MinKey) return 0
  if (value instanceof MaxKey) return 127
  return 5
}

/** Whether it is compared as a number; a timestamp is not. */
export const isNumeric = (value: unknown): value is number | Long =>
  typeof value === 'number' || (value instanceof Long && !(value instanceof Timestamp))

const exact = (value: unknown): number | bigint =>
  value instanceof Long ? value.toBigInt() : (value as number | bigint)

const order = <T extends number | bigint | string>(a: T, b: T): number =>
  a < b ? -1 : a > b ? 1 : 0

function compareNumbers(a: number | bigint, b: number | bigint): number {
  const [aNaN, bNaN] = [Number.isNaN(a), Number.isNaN(b)]
  if (aNaN || bNaN) return Number(bNaN) - Number(aNaN)
  return order(a, b)
}

/** By code point, as MongoDB compares UTF-8 bytes; JavaScript's `<` puts 😀 before U+FF00. */
function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i)
    const y = b.charCodeAt(i)
    if (x === y) continue
    const xPair = x >= 0xd800 && x <= 0xdfff
    const yPair = y >= 0xd800 && y <= 0xdfff
    return xPair === yPair ? x - y : xPair ? 1 : -1
  }
  return a.length - b.length
}

function compareLists(a: readonly unknown[], b: readonly unknown[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const result = compareValues(a[i], b[i])
    if (result !== 0) return result
  }
  return a.length - b.length
}

/** Documents compare field by field in their own order: type, then name, then value. */
function compareDocuments(a: object, b: object): number {
  const [x, y] = [Object.entries(a), Object.entries(b)]
  for (let i = 0; i < x.length && i < y.length; i++) {
    const [[xName, xValue], [yName, yValue]] = [
      x[i] as [string, unknown],
      y[i] as [string, unknown],
    ]
    const result =
      typeRank(xValue) - typeRank(yValue) ||
      compareText(xName, yName) ||
      compareValues(xValue, yValue)
    if (result !== 0) return result
  }
  return x.length - y.length
}

/** Negative, 0 or positive: where `a` stands to `b` in MongoDB's order over all types. */
export function compareValues(a: unknown, b: unknown): number {
  const rank = typeRank(a)
  const difference = rank - typeRank(b)
  if (difference !== 0) return difference
  switch (rank) {
    case 3:
      return compareNumbers(exact(a), exact(b))
    case 4:
      return compareText(a as string, b as string)
    case 5:
      return compareDocuments(a as object, b as object)
    case 6:
      return compareLists(a as unknown[], b as unknown[])
    case 7: {
      const [x, y] = [a as Binary, b as Binary]
      return (
        x.length() - y.length() || x.sub_type - y.sub_type || Buffer.compare(x.value(), y.value())
      )
    }
    case 8:
      return order((a as ObjectId).toHexString(), (b as ObjectId).toHexString())
    case 9:
      return Number(a) - Number(b)
    case 10:
      return (a as Date).getTime() - (b as Date).getTime()
    case 11:
      return order((a as Timestamp).toBigInt(), (b as Timestamp).toBigInt())
    case 12:
      return order(String(a), String(b))
    default:
      return 0
  }
}

/** A text that is the same for two values exactly when MongoDB calls them equal. */
export function valueKey(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return `s${value}`
    case 'number':
      return `n${value === 0 ? 0 : value}`
    case 'boolean':
      return value ? 'b1' : 'b0'
  }
  if (value === null || value === undefined) return 'z'
  if (value instanceof ObjectId) return `o${value.toHexString()}`
  if (value instanceof Date) return `d${value.getTime()}`
  if (Array.isArray(value)) return `a${JSON.stringify(value.map(valueKey))}`
  if (isDoc(value)) {
    return `m${JSON.stringify(Object.entries(value).map(([name, v]) => [name, valueKey(v)]))}`
  }
  if (isNumeric(value)) return `n${value}`
  if (value instanceof RegExp) return `r${value}`
  return `q${Buffer.from(serialize({ v: value })).toString('base64')}`
}

/** Whether two values are the same to MongoDB: 1 is 1 in every type, and fields have an order. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  a === b || (typeRank(a) === typeRank(b) && valueKey(a) === valueKey(b))
