/**
 * Records as a table that people edit elsewhere: one row each, headed by the fields' labels. Cells are
 * what a person reads (是, the label of a choice, titles of other records), not what travels.
 */
import type { AnyCollection } from '#contract/collection.ts'
import { toCell } from '#contract/kinds/index.ts'
import type { Names } from '#contract/kinds/kind.ts'
import type { Values } from '#editing/edit.ts'

export type SheetCell = string | number | null

export interface Sheet {
  headings: string[]
  rows: SheetCell[][]
}

/** Names the record, so that it is found again; and its revision, so that nobody's edit is overwritten. */
export const ID_HEADING = '系統編號'
/** What it was called before, when it was taken for the number of a course. */
export const OLD_ID_HEADING = '編號'
export const REVISION_HEADING = '版本'

/** Titles that are no one record's alone: none of those that have one is named by it. */
export function sharedTitles(titles: Names): Set<string> {
  const seen = new Set<string>()
  return new Set([...titles.values()].filter(title => seen.size === seen.add(title).size))
}

/** What records are called in a cell, by id: nothing of those whose title others have, too. */
export function namesOf(titles: Names): Names {
  const shared = sharedTitles(titles)
  return new Map([...titles].filter(([, title]) => !shared.has(title)))
}

/** The records as a table, in their order. */
export function sheetOf(
  { fields }: AnyCollection,
  records: readonly Values[],
  titles: Names,
): Sheet {
  const columns = Object.entries(fields)
  const names = namesOf(titles)
  return {
    headings: [ID_HEADING, REVISION_HEADING, ...columns.map(([, { label }]) => label)],
    rows: records.map(record => [
      String(record.id),
      typeof record.revision === 'number' ? record.revision : null,
      ...columns.map(([name, field]) => toCell(field, record[name], names)),
    ]),
  }
}
