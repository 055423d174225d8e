import { Context } from 'mingo'
import { Lazy } from 'mingo/lazy'
import * as accumulatorOperators from 'mingo/operators/accumulator'
import * as expressionOperators from 'mingo/operators/expression'
import * as pipelineOperators from 'mingo/operators/pipeline'
import * as projectionOperators from 'mingo/operators/projection'
import * as queryOperators from 'mingo/operators/query'
import * as windowOperators from 'mingo/operators/window'
import type { Options } from 'mingo/types'
import type { Doc } from '../document.ts'
import { CommandError, notImplemented } from '../errors.ts'
import { compareValues, sameValue, typeRank, valueKey } from './bsonOrder.ts'
import { $elemMatch } from './elemMatch.ts'
import { candidatesAt, leavesAt } from './paths.ts'
import { sortDocuments } from './sorting.ts'
import { typeTest } from './typeNames.ts'

/*
 * mingo's operators, with those replaced that compare values. What must hold: a filter, an index and
 * a sort agree on "same" and "less". mingo's own would call two Binary tokens with invalid UTF-8
 * equal, look at ObjectId as an unknown kind, and keep a `g` regex's position between documents.
 */

type Test = (doc: Doc) => boolean

const some =
  (path: string, test: (value: unknown) => boolean): Test =>
  doc =>
    candidatesAt(doc, path).some(test)

const not =
  (test: Test): Test =>
  doc =>
    !test(doc)

const equals = (path: string, wanted: unknown): Test =>
  wanted instanceof RegExp ? matches(path, wanted) : some(path, value => sameValue(value, wanted))

/** Only values of the same type are less or greater than each other; null only equals. */
const compares =
  (accept: (order: number) => boolean) =>
  (path: string, bound: unknown): Test => {
    const rank = typeRank(bound)
    return some(path, v => typeRank(v) === rank && accept(compareValues(v, bound)))
  }

/** `g` remembers a position between calls, and stands for MongoDB's `s` in a decoded BSON regex. */
function matches(path: string, value: unknown): Test {
  const given = value instanceof RegExp ? value : new RegExp(String(value))
  const flags = [...new Set(given.flags.replace('g', 's'))].join('')
  const pattern = new RegExp(given.source, flags)
  return some(path, v => (typeof v === 'string' ? pattern.test(v) : sameValue(v, given)))
}

function isIn(path: string, list: unknown): Test {
  if (!Array.isArray(list)) throw new CommandError('BadValue', '$in needs an array')
  const keys = new Set(list.filter(v => !(v instanceof RegExp)).map(valueKey))
  const patterns = list.filter(v => v instanceof RegExp).map(v => matches(path, v))
  const listed = some(path, value => keys.has(valueKey(value)))
  return doc => listed(doc) || patterns.some(test => test(doc))
}

function hasAll(path: string, list: unknown): Test {
  if (!Array.isArray(list)) throw new CommandError('BadValue', '$all needs an array')
  const tests = list.map(wanted => equals(path, wanted))
  return doc => tests.length > 0 && tests.every(test => test(doc))
}

const exists = (path: string, wanted: unknown): Test => {
  const present: Test = doc => leavesAt(doc, path).some(leaf => leaf !== undefined)
  return wanted ? present : not(present)
}

/** The remainder of the whole part, of numbers only. */
function hasRemainder(path: string, operand: unknown): Test {
  const [divisor, remainder] = Array.isArray(operand) && operand.length === 2 ? operand : []
  if (!Number.isFinite(divisor) || !Number.isFinite(remainder) || Math.trunc(divisor) === 0) {
    throw new CommandError('BadValue', '$mod needs a divisor other than 0 and a remainder')
  }
  const [by, rest] = [Math.trunc(divisor), Math.trunc(remainder)]
  return some(path, value => typeof value === 'number' && Math.trunc(value) % by === rest)
}

const hasType = (path: string, names: unknown): Test => some(path, typeTest(names))

const hasSize = (path: string, size: unknown): Test => {
  if (!Number.isInteger(size)) throw new CommandError('BadValue', '$size must be a whole number')
  return doc => leavesAt(doc, path).some(leaf => Array.isArray(leaf) && leaf.length === size)
}

const ownQueryOperators = {
  $eq: equals,
  $ne: (path: string, value: unknown) => not(equals(path, value)),
  $in: isIn,
  $nin: (path: string, list: unknown) => not(isIn(path, list)),
  $gt: compares(order => order > 0),
  $gte: compares(order => order >= 0),
  $lt: compares(order => order < 0),
  $lte: compares(order => order <= 0),
  $regex: matches,
  $elemMatch,
  $exists: exists,
  $mod: hasRemainder,
  $size: hasSize,
  $type: hasType,
  // $all of several $elemMatch is left to mingo: it has no value to compare.
  $all: (path: string, list: unknown, options: Options): Test =>
    Array.isArray(list) && list.some(v => v?.$elemMatch !== undefined)
      ? queryOperators.$all(path, list, options)
      : hasAll(path, list),
}

/** mingo's `$sort` knows no place for ObjectId and dates among the types. */
const $sort = (docs: ReturnType<typeof Lazy>, spec: Doc) =>
  docs.transform<Doc>(all => Lazy(sortDocuments(all, spec)))

const refused = (name: string) => () => {
  throw notImplemented(`the stage ${name}`)
}

const operators = {
  accumulator: accumulatorOperators,
  expression: expressionOperators,
  projection: projectionOperators,
  window: windowOperators,
  query: { ...queryOperators, ...ownQueryOperators },
  // $out and $merge would write past the store's indexes and its commit.
  pipeline: { ...pipelineOperators, $sort, $out: refused('$out'), $merge: refused('$merge') },
}

/** What every filter and pipeline of the engine is compiled with. */
export const mingoOptions: Partial<Options> = {
  // mingo's types want each operator by its own signature; by name they are all alike.
  context: Context.init(operators as unknown as Parameters<typeof Context.init>[0]),
  // $where, $function and $accumulator would run a caller's text as code in this process.
  scriptEnabled: false,
}

/** Whether there is such a stage of an aggregation, `$match` and the like. */
export const knowsStage = (name: string): boolean => Object.hasOwn(operators.pipeline, name)
