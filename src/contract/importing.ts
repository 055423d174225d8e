/** Many records at once, out of a file: looked at first, then taken in one step, which can be undone. */
import * as v from 'valibot'
import { amount, id, list, ordinal, texts } from './calls/parts.ts'

/** Rows at most in one import. */
export const IMPORT_ROWS = 2_000

/** What an import may weigh, in bytes: as much as many long texts. */
export const IMPORT_BYTES = 20 * 1024 * 1024

/** What is wrong with one row; the first is 1. */
const importProblem = v.object({
  row: ordinal,
  field: v.string(),
  label: v.string(),
  message: v.string(),
})
export type ImportProblem = v.InferOutput<typeof importProblem>

/** What an import does, or would do, with one row. */
const importedRow = v.object({
  row: ordinal,
  id,
  action: v.picklist(['add', 'modify']),
  /** How a person knows the record. */
  title: v.string(),
  /** The fields that become others. */
  changed: texts,
})
export type ImportedRow = v.InferOutput<typeof importedRow>

export const importReport = v.object({
  problems: list(importProblem),
  /** Without those that change nothing. */
  rows: list(importedRow),
  /** How many rows change nothing. */
  unchanged: amount,
  /** What undoes it; `null` where nothing was written. */
  import: v.nullable(id),
})
export type ImportReport = v.InferOutput<typeof importReport>

export const undoneImport = v.object({
  undone: amount,
  /** Records that somebody has changed since: they stay as they are. */
  left: list(v.object({ id, title: v.string() })),
})
export type UndoneImport = v.InferOutput<typeof undoneImport>
