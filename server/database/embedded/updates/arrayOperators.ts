/**
 * The operators of an update that change lists, each called as MongoDB calls it.
 * @throws CommandError where the place holds no list, or the operand is none of the operator's
 */
import { type Doc, isDoc } from '../document.ts'
import { type CodeName, CommandError } from '../errors.ts'
import { compareValues, sameValue, valueKey } from '../query/bsonOrder.ts'
import { compileFilter, type Test } from '../query/filter.ts'
import { sortDocuments } from '../query/sorting.ts'
import { typeName } from '../query/typeNames.ts'
import type { Operator } from './fieldOperators.ts'
import type { Place } from './place.ts'

const PUSH_MODIFIERS = new Set(['$each', '$position', '$slice', '$sort'])

export const $push: Operator = (place, operand) => {
  const { $each, $position, $slice, $sort } = pushed(operand)
  const list = [...(listAt(place, '$push') ?? [])]
  list.splice($position === undefined ? list.length : wholeNumber($position), 0, ...$each)
  const sorted = $sort === undefined ? list : sortList(list, $sort)
  place.set($slice === undefined ? sorted : sliced(sorted, wholeNumber($slice)))
}

export const $addToSet: Operator = (place, operand) => {
  const { $each } = pushed(operand)
  const list = listAt(place, '$addToSet') ?? []
  const known = new Set(list.map(valueKey))
  const fresh = $each.filter(value => {
    const key = valueKey(value)
    return !known.has(key) && known.add(key)
  })
  if (fresh.length > 0 || !place.exists) place.set([...list, ...fresh])
}

export const $pull: Operator = (place, operand) => {
  const list = listAt(place, '$pull')
  const test = pullTest(operand)
  if (list?.some(test)) place.set(list.filter(value => !test(value)))
}

export const $pullAll: Operator = (place, operand) => {
  if (!Array.isArray(operand)) throw new CommandError('BadValue', '$pullAll requires an array')
  const list = listAt(place, '$pullAll')
  if (list) place.set(list.filter(value => !operand.some(gone => sameValue(gone, value))))
}

export const $pop: Operator = (place, operand) => {
  if (operand !== 1 && operand !== -1) throw new CommandError('FailedToParse', '$pop: 1 or -1')
  const list = listAt(place, '$pop', 'TypeMismatch')
  if (list) place.set(operand === 1 ? list.slice(0, -1) : list.slice(1))
}

function listAt(place: Place, name: string, code: CodeName = 'BadValue'): unknown[] | undefined {
  if (!place.exists) return undefined
  if (Array.isArray(place.value)) return place.value
  throw new CommandError(
    code,
    `Cannot apply ${name}: the field '${place.path}' must be an array but is of type ` +
      typeName(place.value),
  )
}

/** `value`, or `{ $each: [...] }` with its modifiers. */
function pushed(operand: unknown): Doc & { $each: unknown[] } {
  if (!isDoc(operand) || !('$each' in operand)) return { $each: [operand] }
  const unknown = Object.keys(operand).find(name => !PUSH_MODIFIERS.has(name))
  if (unknown) throw new CommandError('BadValue', `Unrecognized clause in $push: ${unknown}`)
  if (!Array.isArray(operand.$each)) {
    throw new CommandError('BadValue', 'The argument to $each must be an array')
  }
  return { ...operand, $each: operand.$each }
}

function sortList(list: unknown[], spec: unknown): unknown[] {
  if (isDoc(spec)) {
    // sortDocuments reads documents; what is none sorts as one without the fields.
    const wrapped = list.map(value => ({ value, key: value }))
    const paths = Object.fromEntries(Object.entries(spec).map(([p, d]) => [`key.${p}`, d]))
    return sortDocuments(wrapped, paths).map(entry => entry.value)
  }
  if (spec !== 1 && spec !== -1) throw new CommandError('BadValue', '$sort in $push: 1 or -1')
  return list.toSorted((a, b) => compareValues(a, b) * spec)
}

const sliced = (list: unknown[], size: number): unknown[] =>
  size === 0 ? [] : size > 0 ? list.slice(0, size) : list.slice(size)

function wholeNumber(value: unknown): number {
  if (Number.isInteger(value)) return value as number
  throw new CommandError('BadValue', 'The value for $position and $slice must be a whole number')
}

/** A condition on an element: on its fields if it is a plain document, else on the element itself. */
function pullTest(operand: unknown): Test & ((value: unknown) => boolean) {
  const onFields = isDoc(operand) && !Object.keys(operand).some(name => name.startsWith('$'))
  const test = compileFilter(onFields ? operand : { e: operand })
  return (value: unknown) => (onFields ? isDoc(value) && test(value) : test({ e: value }))
}
