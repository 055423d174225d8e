/** What an import would do, row by row, and what is wrong with it: the same on the server and on the device. */
import type { AnyCollection } from './collection.ts'
import { Failure, type Issue } from './failure.ts'
import { readId, readRevision, uniqueFields } from './identity.ts'
import type { ImportedRow, ImportProblem, ImportReport } from './importing.ts'
import { truncate } from './truncate.ts'

/** What else there is to do waits so long, whatever rows hold. */
const TURN_MS = 20

type Values = Readonly<Record<string, unknown>>

interface PlannedRow<V extends Values> extends ImportedRow {
  /** The revision that it changes; `null` where it adds the record. */
  before: number | null
  /** All values of the record, as they are to be. */
  values: V
}

interface Plan<V extends Values> {
  problems: ImportProblem[]
  rows: PlannedRow<V>[]
  unchanged: number
}

interface PlanParts<R extends { revision: unknown }, V extends Values> {
  collection: AnyCollection
  /** Every live record that rows name, by id; all of them where values must be unique. */
  current: ReadonlyMap<string, R>
  /** The id of a record that a row adds: the same whenever the same is asked for. */
  newId: (row: number) => string
  valuesOf: (record: R) => V
  /** The values of a new record. @throws Failure `invalid` that names every fault */
  added: (input: Values) => V
  /** The values that a row gives to a record. @throws Failure `invalid` that names every fault */
  changes: (input: Values, current: V) => V
  isSame: (a: unknown, b: unknown) => boolean
  /** Resolves when others have had their turn. */
  breathe: () => Promise<void>
}

const problem = (row: number, { field, label, message }: Omit<Issue, 'rule'>): ImportProblem => ({
  ...{ row, field, label, message },
})

const idProblem = (row: number, message: string) =>
  problem(row, { field: 'id', label: '系統編號', message })

/** Reads every row as a change of the record that it names, or as a new one; writes nothing. */
export async function planImport<R extends { revision: unknown }, V extends Values>(
  rows: readonly unknown[],
  parts: PlanParts<R, V>,
): Promise<Plan<V>> {
  const plan: Plan<V> = { problems: [], rows: [], unchanged: 0 }
  const seen = new Set<string>()
  let turn = 0
  for (const [index, row] of rows.entries()) {
    if (Date.now() - turn >= TURN_MS) {
      await parts.breathe()
      turn = Date.now()
    }
    const number = index + 1
    try {
      const planned = planRow(number, row, parts)
      if (!planned) plan.unchanged += 1
      else if (seen.has(planned.id)) plan.problems.push(idProblem(number, '同一記錄出現多於一次'))
      else {
        seen.add(planned.id)
        plan.rows.push(planned)
      }
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      plan.problems.push(...problemsOf(number, error, row))
    }
  }
  plan.problems.push(...taken(plan.rows, parts))
  plan.problems.sort((a, b) => a.row - b.row)
  return plan
}

/** @param by what undoes it; `null` where nothing was written */
export const reportOf = (
  { problems, rows, unchanged }: Plan<Values>,
  by: string | null,
): ImportReport => ({
  problems,
  rows: rows.map(({ values: _, before: __, ...row }) => row),
  unchanged,
  import: by,
})

/** As much of a value as is needed to find it in its file. */
const MOST_SHOWN = 40

/** The value that an issue is about, in words: `「31/2/2027」`; nothing where it is none of one word. */
function valueWords({ field }: Issue, row: unknown): string {
  let value = row
  for (const step of field.split('.')) value = (value as Values | null | undefined)?.[step]
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  if (value === '') return ''
  const text = String(value)
  const shown = truncate(text, MOST_SHOWN)
  return `「${shown === text ? text : `${shown}…`}」`
}

function problemsOf(row: number, failure: Failure, given: unknown): ImportProblem[] {
  if (failure.issues.length > 0) {
    return failure.issues.map(issue =>
      problem(row, { ...issue, message: `${valueWords(issue, given)}${issue.message}` }),
    )
  }
  return [problem(row, { field: '', label: '', message: failure.message })]
}

const isRow = (row: unknown): row is Values =>
  typeof row === 'object' && row !== null && !Array.isArray(row)

/** `undefined` for a row that changes nothing. @throws Failure that says what is wrong with it */
function planRow<R extends { revision: unknown }, V extends Values>(
  row: number,
  given: unknown,
  { collection, current, newId, ...parts }: PlanParts<R, V>,
): PlannedRow<V> | undefined {
  if (!isRow(given)) throw new Failure('invalid', { message: '必須是一項記錄' })
  const { id: named, revision, ...input } = given
  const titleOf = (values: Values) => String(values[collection.title] ?? '')
  if (named === undefined || named === null || named === '') {
    const values = parts.added(input)
    const id = newId(row)
    return { row, id, action: 'add', title: titleOf(values), changed: [], before: null, values }
  }
  const id = readId(named)
  const record = current.get(id)
  if (!record) throw new Failure('notFound', { message: '沒有這項記錄，或已被刪除' })
  const from = readRevision(revision)
  if (from !== undefined && from !== record.revision) {
    throw new Failure('conflict', { message: '匯出之後已被其他人修改' })
  }
  const held = parts.valuesOf(record)
  const values = { ...held, ...parts.changes(input, held) }
  const changed = Object.keys(values).filter(name => !parts.isSame(values[name], held[name]))
  if (changed.length === 0) return undefined
  const before = Number(record.revision)
  return { row, id, action: 'modify', title: titleOf(values), changed, before, values }
}

/** Values that must be unique and would not be, once all of it is written. */
function taken<R extends { revision: unknown }, V extends Values>(
  rows: readonly PlannedRow<V>[],
  { collection, current, valuesOf }: PlanParts<R, V>,
): ImportProblem[] {
  // Written in this order: a value is free as soon as the record that had it has another.
  const inOrder = [...rows].sort((a, b) => Number(a.before === null) - Number(b.before === null))
  return uniqueFields(collection).flatMap(([field, { label }]) => {
    const holders = new Map<unknown, string>()
    for (const [id, record] of current) holders.set(valuesOf(record)[field], id)
    return inOrder.flatMap(({ row, id, values }) => {
      const value = values[field]
      const record = current.get(id)
      const was = record && valuesOf(record)[field]
      // What two records have shared from before keeps neither from other changes.
      if (value === was) return []
      if (holders.get(was) === id) holders.delete(was)
      if (value === null || value === undefined) return []
      const holder = holders.get(value)
      holders.set(value, id)
      return holder === undefined || holder === id
        ? []
        : [problem(row, { field, label, message: `「${value}」已被另一項記錄使用` })]
    })
  })
}
