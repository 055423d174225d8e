import { Query } from 'mingo/query'
import { type Doc, isDoc } from '../document.ts'
import { CommandError } from '../errors.ts'
import { mingoOptions } from './operators.ts'

export type Test = (doc: Doc) => boolean

/**
 * A filter document as a function.
 * @throws CommandError BadValue for what mingo does not know or we do not allow
 */
export function compileFilter(filter: Doc): Test {
  const { $comment: _ignored, ...condition } = filter
  if (Object.keys(condition).length === 0) return () => true
  const query = asBadValue(() => new Query(condition, mingoOptions))
  return doc => asBadValue(() => query.test(doc))
}

/** mingo reports a caller's mistake as a plain Error; to a driver it is MongoDB's BadValue. */
export function asBadValue<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof CommandError) throw error
    throw new CommandError('BadValue', error instanceof Error ? error.message : String(error))
  }
}

const hasOperators = (value: unknown): value is Doc =>
  isDoc(value) && Object.keys(value).some(name => name.startsWith('$'))

/** One thing a filter asks of a path: an operator and its operand. */
export type Condition = { path: string; operator: string; operand: unknown }

/** What every matching document must fulfil: the filter's conditions, those inside `$and` too. */
export function conditionsOf(filter: Doc): Condition[] {
  return Object.entries(filter).flatMap(([path, value]): Condition[] => {
    if (path === '$and') return Array.isArray(value) ? value.flatMap(conditionsOf) : []
    if (path.startsWith('$')) return []
    if (value instanceof RegExp) return [{ path, operator: '$regex', operand: value }]
    if (!hasOperators(value)) return [{ path, operator: '$eq', operand: value }]
    const { $options, ...operators } = value
    return Object.entries(operators).map(([operator, operand]) => ({
      path,
      operator,
      operand: operator === '$regex' ? pattern(operand, $options) : operand,
    }))
  })
}

const pattern = (source: unknown, options: unknown): RegExp =>
  source instanceof RegExp
    ? source
    : asBadValue(() => new RegExp(String(source), String(options ?? '')))
