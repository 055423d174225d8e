/** What was done in one go to records: how the trail names it, and what it did to each of them. */
import * as v from 'valibot'
import { auditEntry } from './audit.ts'
import { ordinal } from './calls/parts.ts'
import { ID_DIGITS } from './recordId.ts'

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

export const UUID = new RegExp(`^${uuid}$`)

const UNDOING = '/undo'

/** The name of an import's undoing, by the import's id; its records bear it. */
export const undoMark = (importId: string): string => `${importId}${UNDOING}`

/** The id of the import that a mark names, or whose undoing it names. */
export const importOf = (mark: string): string =>
  mark.endsWith(UNDOING) ? mark.slice(0, -UNDOING.length) : mark

/** The name of one revision of a record, which is an operation where it was not part of another. */
export const revisionName = (collection: string, record: string, revision: number): string =>
  `${collection}/${record}/${revision}`

const named = new RegExp(
  `^(?:(?<edits>${uuid})|(?<import>${ID_DIGITS}(?:${UNDOING})?)|(?<collection>[A-Za-z]+)/(?<record>${ID_DIGITS})/(?<revision>[1-9]\\d{0,8}))$`,
)

/** What the name of an operation names. */
export type OperationName =
  | { readonly of: 'edits'; readonly mark: string }
  | { readonly of: 'import'; readonly mark: string; readonly isUndoing: boolean }
  | {
      readonly of: 'revision'
      readonly collection: string
      readonly record: string
      readonly revision: number
    }

/** What it names; `undefined` where it is no name of an operation. */
export function readOperation(name: string): OperationName | undefined {
  const { edits, import: mark, collection, record, revision } = named.exec(name)?.groups ?? {}
  if (edits) return { of: 'edits', mark: edits }
  if (mark) return { of: 'import', mark, isUndoing: mark.endsWith(UNDOING) }
  if (!collection || !record) return undefined
  return { of: 'revision', collection, record, revision: Number(revision) }
}

/** Fields by their names, as they travel. */
const values = v.pipe(
  v.custom<Readonly<Record<string, unknown>>>(() => true),
  v.metadata({ type: 'object' }),
)

/** What an operation did to one record. */
export const operationStep = v.object({
  ...v.pick(auditEntry, ['action']).entries,
  collection: v.string(),
  record: v.string(),
  revision: ordinal,
  title: v.string(),
  /** What the fields that it changed held before; `null` where nothing is kept of that. */
  before: v.nullable(values),
  /** What they held after it. */
  after: values,
})
export type OperationStep = v.InferOutput<typeof operationStep>
