import { Binary, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson'
import { isDoc } from '../document.ts'
import { CommandError } from '../errors.ts'

type Kind = { name: string; number: number; test: (value: unknown) => boolean }

const isNumber = (v: unknown): v is number => typeof v === 'number'
const isInt32 = (v: unknown) => isNumber(v) && (v | 0) === v

/**
 * BSON's types by name and number. Numbers are plain in memory, so a whole number within 32 bits is
 * an `int` whatever it was written as, and any other number a `double`.
 */
const KINDS: Kind[] = [
  { name: 'double', number: 1, test: v => isNumber(v) && !isInt32(v) },
  { name: 'string', number: 2, test: v => typeof v === 'string' },
  { name: 'object', number: 3, test: isDoc },
  { name: 'array', number: 4, test: Array.isArray },
  { name: 'binData', number: 5, test: v => v instanceof Binary },
  { name: 'objectId', number: 7, test: v => v instanceof ObjectId },
  { name: 'bool', number: 8, test: v => typeof v === 'boolean' },
  { name: 'date', number: 9, test: v => v instanceof Date },
  { name: 'null', number: 10, test: v => v === null },
  { name: 'regex', number: 11, test: v => v instanceof RegExp },
  { name: 'int', number: 16, test: isInt32 },
  { name: 'timestamp', number: 17, test: v => v instanceof Timestamp },
  { name: 'long', number: 18, test: v => v instanceof Long && !(v instanceof Timestamp) },
  { name: 'minKey', number: -1, test: v => v instanceof MinKey },
  { name: 'maxKey', number: 127, test: v => v instanceof MaxKey },
]

/** The type as `$type` names it; `missing` for `undefined`. */
export const typeName = (value: unknown): string =>
  value === undefined ? 'missing' : (KINDS.find(kind => kind.test(value))?.name ?? 'object')

/**
 * The test of `$type: 'string'`, `$type: 2` or `$type: ['string', 'null']`.
 * @throws CommandError BadValue for a type nobody knows
 */
export function typeTest(names: unknown): (value: unknown) => boolean {
  const tests = [names].flat().map(name => {
    if (name === 'number') return (v: unknown) => isNumber(v) || v instanceof Long
    const kind = KINDS.find(k => k.name === name || k.number === name)
    if (!kind) throw new CommandError('BadValue', `Unknown type name alias: ${name}`)
    return kind.test
  })
  return value => tests.some(test => test(value))
}
