/**
 * The operators of an update that change one field, each called as MongoDB calls it.
 * @throws CommandError where the operator cannot be applied to what the place holds, or the operand is none of its
 */
import { Long } from 'bson'
import { type Doc, isDoc } from '../document.ts'
import { CommandError, notImplemented } from '../errors.ts'
import { compareValues, isNumeric } from '../query/bsonOrder.ts'
import { typeName } from '../query/typeNames.ts'
import type { Place } from './place.ts'

/** Changes one place; `operand` is what the update gives for its path. */
export type Operator = (place: Place, operand: unknown) => void

export const $set: Operator = (place, operand) => place.set(operand)

export const $unset: Operator = place => {
  if (place.exists) place.unset()
}

const keepIf =
  (accept: (order: number) => boolean): Operator =>
  (place, operand) => {
    if (!place.exists || accept(compareValues(operand, place.value))) place.set(operand)
  }
export const $min = keepIf(order => order < 0)
export const $max = keepIf(order => order > 0)

/** A number that is not there counts as 0. @param whole the same for whole numbers beyond 2^53 */
const arithmetic =
  (name: string, plain: (a: number, b: number) => number, whole: 'add' | 'multiply'): Operator =>
  (place, operand) => {
    const [value, by] = numbersOf(place, operand, name)
    if (value === undefined) place.set(whole === 'add' ? by : 0)
    else place.set(onNumbers(value, by, plain, whole))
  }
export const $inc = arithmetic('$inc', (a, b) => a + b, 'add')
export const $mul = arithmetic('$mul', (a, b) => a * b, 'multiply')

export const $currentDate: Operator = (place, operand) => {
  const type = isDoc(operand) ? operand.$type : operand
  if (type === 'timestamp') throw notImplemented('$currentDate as a timestamp')
  if (typeof type !== 'boolean' && type !== 'date') {
    throw new CommandError('BadValue', "$currentDate needs true or { $type: 'date' }")
  }
  place.set(new Date())
}

type Numeric = number | Long

/** Unlike mingo, which silently leaves a text as it is. */
function numbersOf(place: Place, operand: unknown, name: string): [Numeric | undefined, Numeric] {
  if (!isNumeric(operand)) {
    throw new CommandError('TypeMismatch', `Cannot ${name} with non-numeric argument`)
  }
  if (place.exists && !isNumeric(place.value)) {
    throw new CommandError(
      'TypeMismatch',
      `Cannot apply ${name} to a value of non-numeric type. The field '${place.path}' is of ` +
        `type ${typeName(place.value)}`,
    )
  }
  return [place.value as Numeric | undefined, operand]
}

/** Whole numbers beyond 2^53 are Long and stay exact. */
function onNumbers(
  a: Numeric,
  b: Numeric,
  plain: (a: number, b: number) => number,
  whole: 'add' | 'multiply',
): Numeric {
  if (typeof a === 'number' && typeof b === 'number') return plain(a, b)
  const bothWhole = [a, b].every(n => n instanceof Long || Number.isInteger(n))
  if (!bothWhole) return plain(Number(a), Number(b))
  return Long.fromValue(a)[whole](Long.fromValue(b))
}

/** The fields an operator of an update names, checked to be a document. */
export function operandsOf(name: string, operands: unknown): Doc {
  if (isDoc(operands)) return operands
  throw new CommandError('FailedToParse', `Modifiers operate on fields: ${name} needs an object`)
}
