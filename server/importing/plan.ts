/** What an import would do, row by row, and what is wrong with it. Nothing is written here. */
import { setImmediate as breathe } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { AnyCollection } from '#contract/collection'
import { Failure, type Issue } from '#contract/failure'
import type { ImportedRow, ImportProblem } from '#contract/importing'
import type { StoredRecord } from '#contract/record'
import type { StoredValues } from '#contract/validation'
import { changedValues, draftValues } from '../calls/draft'
import { readId, readRevision } from '../calls/requestParts'
import { uniqueFields } from '../mongo/schemaOf'

/** Others are answered in between. */
const ROWS_AT_ONCE = 25

export interface PlannedRow extends ImportedRow {
  /** The revision that it changes; `null` where it adds the record. */
  before: number | null
  /** All values of the record, as they are to be. */
  values: StoredValues
}

export interface Plan {
  problems: ImportProblem[]
  rows: PlannedRow[]
  unchanged: number
}

interface PlanParts {
  collection: AnyCollection
  /** Every live record, by id. */
  current: ReadonlyMap<string, StoredRecord>
  now: Date
  /** The id of a record that a row adds: the same whenever the same is asked for. */
  newId: (row: number) => string
}

type Row = Readonly<Record<string, unknown>>

const problem = (row: number, { field, label, message }: Omit<Issue, 'rule'>): ImportProblem => ({
  ...{ row, field, label, message },
})

const idProblem = (row: number, message: string) =>
  problem(row, { field: 'id', label: '編號', message })

/** Reads every row as a change of the record that it names, or as a new one. */
export async function planImport(rows: readonly unknown[], parts: PlanParts): Promise<Plan> {
  const plan: Plan = { problems: [], rows: [], unchanged: 0 }
  const seen = new Set<string>()
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_ONCE === 0) await breathe()
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
      plan.problems.push(...problemsOf(number, error))
    }
  }
  plan.problems.push(...taken(plan.rows, parts))
  plan.problems.sort((a, b) => a.row - b.row)
  return plan
}

function problemsOf(row: number, failure: Failure): ImportProblem[] {
  if (failure.issues.length > 0) return failure.issues.map(issue => problem(row, issue))
  return [problem(row, { field: '', label: '', message: failure.message })]
}

const isRow = (row: unknown): row is Row =>
  typeof row === 'object' && row !== null && !Array.isArray(row)

/** `undefined` for a row that changes nothing. @throws Failure that says what is wrong with it */
function planRow(
  row: number,
  given: unknown,
  { collection, current, now, newId }: PlanParts,
): PlannedRow | undefined {
  if (!isRow(given)) throw new Failure('invalid', { message: '必須是一項記錄' })
  const { id: named, revision, ...input } = given
  const titleOf = (values: StoredValues) => String(values[collection.title] ?? '')
  if (named === undefined || named === null || named === '') {
    const values = draftValues(collection, input, now)
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
  const values = { ...record.values, ...changedValues(collection, input, record.values) }
  const changed = Object.keys(values).filter(
    name => !isDeepStrictEqual(values[name], record.values[name]),
  )
  if (changed.length === 0) return undefined
  const { revision: before } = record
  return { row, id, action: 'modify', title: titleOf(values), changed, before, values }
}

/** Values that must be unique and would not be, once all of it is written. */
function taken(rows: readonly PlannedRow[], { collection, current }: PlanParts): ImportProblem[] {
  // Written in this order: a value is free as soon as the record that had it has another.
  const inOrder = [...rows].sort((a, b) => Number(a.before === null) - Number(b.before === null))
  return uniqueFields(collection).flatMap(([field, { label }]) => {
    const holders = new Map<unknown, string>()
    for (const [id, { values }] of current) holders.set(values[field], id)
    return inOrder.flatMap(({ row, id, values }) => {
      const value = values[field]
      const was = current.get(id)?.values[field]
      if (holders.get(was) === id) holders.delete(was)
      if (value === null || value === undefined) return []
      const holder = holders.get(value)
      holders.set(value, id)
      return holder === undefined || holder === id
        ? []
        : [problem(row, { field, label, message: '已被另一項記錄使用' })]
    })
  })
}
