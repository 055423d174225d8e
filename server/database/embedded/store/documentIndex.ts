import type { Doc } from '../document.ts'
import { CommandError } from '../errors.ts'
import { valueKey } from '../query/bsonOrder.ts'
import { type Condition, compileFilter, type Test } from '../query/filter.ts'
import { EMPTY_LIST, keyValuesAt, leavesAt } from '../query/paths.ts'
import type { IndexSpec } from './indexSpec.ts'

/** Above this many combinations of `$in` lists a scan is no worse. */
const MAX_LOOKUPS = 10_000

/**
 * An index in memory: from a key (one text per combination of indexed values) to record numbers.
 * It only ever narrows a search; the filter itself is still applied to what it finds.
 */
export class DocumentIndex {
  readonly #paths: string[]
  readonly #covers: Test
  readonly #entries = new Map<string, Set<number>>()

  constructor(readonly spec: IndexSpec) {
    this.#paths = Object.keys(spec.key)
    this.#covers = compileFilter(spec.partialFilterExpression ?? {})
  }

  get isUnique(): boolean {
    return this.spec.unique === true || this.spec.name === '_id_'
  }

  add(record: number, doc: Doc): void {
    for (const key of this.#keysOf(doc)) {
      const records = this.#entries.get(key)
      if (records) records.add(record)
      else this.#entries.set(key, new Set([record]))
    }
  }

  remove(record: number, doc: Doc): void {
    for (const key of this.#keysOf(doc)) {
      const records = this.#entries.get(key)
      records?.delete(record)
      if (records?.size === 0) this.#entries.delete(key)
    }
  }

  /**
   * Refuses a document whose key another record holds.
   * @throws CommandError DuplicateKey with keyPattern and keyValue
   */
  refuseDuplicate(namespace: string, record: number | undefined, doc: Doc): void {
    if (!this.isUnique) return
    for (const key of this.#keysOf(doc)) {
      for (const holder of this.#entries.get(key) ?? []) {
        if (holder !== record) throw this.#duplicate(namespace, doc)
      }
    }
  }

  /** The records that can fulfil the conditions, or undefined if this index cannot tell. */
  lookup(conditions: readonly Condition[]): Set<number> | undefined {
    if (!this.#impliedBy(conditions)) return undefined
    let keys: string[][] = [[]]
    for (const path of this.#paths) {
      const values = soughtValues(path, conditions)
      if (!values || keys.length * values.length > MAX_LOOKUPS) return undefined
      keys = keys.flatMap(start => values.map(value => [...start, valueKey(value)]))
    }
    const found = new Set<number>()
    for (const key of keys) {
      for (const record of this.#entries.get(joined(key)) ?? []) found.add(record)
    }
    return found
  }

  /** Every combination of the indexed values; a list counts once for each of its elements. */
  #keysOf(doc: Doc): Set<string> {
    if (!this.#covers(doc)) return new Set()
    const missing = (path: string) => leavesAt(doc, path).every(leaf => leaf === undefined)
    if (this.spec.sparse && this.#paths.every(missing)) return new Set()
    let keys: string[][] = [[]]
    for (const path of this.#paths) {
      const texts = keyValuesAt(doc, path).map(keyText)
      keys = keys.flatMap(start => texts.map(text => [...start, text]))
    }
    return new Set(keys.map(joined))
  }

  /** A partial index may be used only by a filter that asks for all that it covers. */
  #impliedBy(conditions: readonly Condition[]): boolean {
    return Object.entries(this.spec.partialFilterExpression ?? {}).every(([path, value]) =>
      conditions.some(
        c => c.path === path && c.operator === '$eq' && valueKey(c.operand) === valueKey(value),
      ),
    )
  }

  #duplicate(namespace: string, doc: Doc): CommandError {
    const keyValue = Object.fromEntries(
      this.#paths.map(path => [path, leavesAt(doc, path)[0] ?? null]),
    )
    return new CommandError(
      'DuplicateKey',
      `E11000 duplicate key error collection: ${namespace} index: ${this.spec.name} ` +
        `dup key: ${JSON.stringify(keyValue)}`,
      { keyPattern: this.spec.key, keyValue },
    )
  }
}

const keyText = (value: unknown): string => (value === EMPTY_LIST ? 'empty' : valueKey(value))

/** One key for several values; a single value needs no quoting and is the usual case. */
const joined = (key: string[]): string =>
  key.length === 1 ? (key[0] as string) : JSON.stringify(key)

/** The values one of which the path must equal. null also matches a missing field: not sought. */
function soughtValues(path: string, conditions: readonly Condition[]): unknown[] | undefined {
  for (const { path: asked, operator, operand } of conditions) {
    if (asked !== path) continue
    const values = operator === '$eq' ? [operand] : operator === '$in' ? operand : undefined
    if (Array.isArray(values) && values.every(isSeekable)) return values
  }
  return undefined
}

const isSeekable = (value: unknown) =>
  value !== null && value !== undefined && !Array.isArray(value) && !(value instanceof RegExp)
