/**
 * Records as a table that people edit elsewhere: one row each, headed by the fields' labels. Cells are
 * what a person reads (是, the label of a choice, titles of other records), not what travels.
 */

import { splitFileList } from '#contract/asset'
import type { AnyCollection } from '#contract/collection'
import type { Field } from '#contract/field'
import { toStamp } from '#contract/time'

export type Cell = string | number | null

export interface Sheet {
  headings: string[]
  rows: Cell[][]
}

/** What records of other collections are called, by id. */
export type Titles = ReadonlyMap<string, string>

type Values = Readonly<Record<string, unknown>>

/** Names the record, so that it is found again; and its revision, so that nobody's edit is overwritten. */
export const ID_HEADING = '系統編號'
/** What it was called before, when it was taken for the number of a course. */
export const OLD_ID_HEADING = '編號'
export const REVISION_HEADING = '版本'

/** A list has an entry a line: no name has a line break in it. */
const inLines = (entries: readonly string[]): Cell => entries.join('\n') || null

/** A value as a person reads it in a cell. */
export function toCell(field: Field, value: unknown, titles: Titles): Cell {
  if (value === null || value === undefined || value === '') return null
  switch (field.kind) {
    case 'number':
    case 'money':
      return Number(value)
    case 'flag':
      return value === true ? '是' : '否'
    case 'choice':
      return field.options[String(value)] ?? String(value)
    case 'dateTime':
      return toStamp(new Date(String(value)))
    case 'fileList':
      return inLines(splitFileList(value as string | string[]))
    case 'references':
      return inLines((value as string[]).map(id => titles.get(id) ?? id))
    default:
      return String(value)
  }
}

/** The records as a table, in their order. */
export function sheetOf(
  { fields }: AnyCollection,
  records: readonly Values[],
  titles: Titles,
): Sheet {
  const columns = Object.entries(fields)
  return {
    headings: [ID_HEADING, REVISION_HEADING, ...columns.map(([, { label }]) => label)],
    rows: records.map(record => [
      String(record.id),
      typeof record.revision === 'number' ? record.revision : null,
      ...columns.map(([name, field]) => toCell(field, record[name], titles)),
    ]),
  }
}
