/** Many records at once, out of a file: looked at first, then taken in one step, which can be undone. */

/** Rows at most in one import. */
export const IMPORT_ROWS = 2_000

/** What an import may weigh, in bytes: as much as many long texts. */
export const IMPORT_BYTES = 20 * 1024 * 1024

/** What is wrong with one row. */
export interface ImportProblem {
  /** 1 is the first. */
  row: number
  field: string
  label: string
  message: string
}

/** What an import does, or would do, with one row. */
export interface ImportedRow {
  /** 1 is the first. */
  row: number
  id: string
  action: 'add' | 'modify'
  /** How a person knows the record. */
  title: string
  /** The fields that become others. */
  changed: readonly string[]
}

export interface ImportReport {
  problems: readonly ImportProblem[]
  /** Without those that change nothing. */
  rows: readonly ImportedRow[]
  /** How many rows change nothing. */
  unchanged: number
  /** What undoes it; `null` where nothing was written. */
  import: string | null
}

export interface UndoneImport {
  undone: number
  /** Records that somebody has changed since: they stay as they are. */
  left: readonly { id: string; title: string }[]
}
