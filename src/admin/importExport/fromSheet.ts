/** A table that people have edited elsewhere, back into rows that the server takes. */
import type { AnyCollection } from '#contract/collection.ts'
import { Failure } from '#contract/failure.ts'
import type { Field } from '#contract/field.ts'
import { isId } from '#contract/identity.ts'
import type { ImportProblem } from '#contract/importing.ts'
import { linesInCell, numberInCell } from '#contract/kinds/cell.ts'
import { fromCell, toCell, traitsOf } from '#contract/kinds/index.ts'
import type { Names } from '#contract/kinds/kind.ts'
import type { Values } from '#editing/edit.ts'
import { pendingIn } from '#editing/outbox/waitingFiles.ts'
import { TOO_LONG } from './files.ts'
import { isBlank, isSameCell, meant, plain, type ReadCell } from './readCell.ts'
import { ID_HEADING, namesOf, OLD_ID_HEADING, REVISION_HEADING, sharedTitles } from './sheet.ts'

export interface ReadRows {
  rows: Record<string, unknown>[]
  /** Where each stands in the table; the headings are its row 1. */
  places: number[]
  /** Columns that belong to no field. */
  unknown: string[]
  /** Cells that mean nothing, or one thing or another; their rows count from 1, as the server counts them. */
  problems: ImportProblem[]
}

interface ReadingParts {
  collection: AnyCollection
  /** The records as they are, by id. */
  records: ReadonlyMap<string, Values>
  titles: Names
}

type Column = { heading: string; name: string; field: Field | undefined }

type Line = readonly ReadCell[]

/**
 * Under which heading records are named. Files from before call it 編號, which others understand as
 * their own number of a course: only where nothing else stands under it is it ours.
 */
function idHeadingIn(headings: readonly string[], lines: readonly Line[]): string {
  const place = headings.indexOf(OLD_ID_HEADING)
  if (headings.includes(ID_HEADING) || place < 0) return ID_HEADING
  const named = lines.map(line => plain(line[place]).trim()).filter(text => text !== '')
  return named.every(isId) ? OLD_ID_HEADING : ID_HEADING
}

/**
 * The columns of a table, by its headings: a field's label, or its name.
 * @throws Failure `invalid` where two are of one field: nobody knows which is meant
 */
function columnsOf({ fields }: AnyCollection, table: Line, lines: readonly Line[]): Column[] {
  const headings = table.map(cell => plain(cell).trim())
  const idHeading = idHeadingIn(headings, lines)
  const columns = headings.map((heading): Column => {
    if (heading === idHeading) return { heading, name: 'id', field: undefined }
    if (heading === REVISION_HEADING) return { heading, name: 'revision', field: undefined }
    const found = Object.entries(fields).find(
      ([name, { label }]) => label === heading || name === heading,
    )
    return { heading, name: found?.[0] ?? '', field: found?.[1] }
  })
  const seen = new Set<string>()
  for (const { name, heading } of columns) {
    if (name !== '' && seen.has(name)) {
      throw new Failure('invalid', { message: `有多於一欄名為「${heading}」，請只留一欄` })
    }
    seen.add(name)
  }
  return columns
}

/** What Excel shows where a formula means nothing; a text that begins with a sign is one to it. */
const EXCEL_ERROR = /^#(?:N\/A|NAME\?|REF!|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/

/** Whether it names a file that waited on a device when it was taken out; its record has it by now, or will. */
const isWaiting = (cell: ReadCell): boolean => pendingIn(cell).length > 0

/** Rows at once; the page draws and answers in between. */
const AT_ONCE = 50

const breathe = () => new Promise<void>(resolve => setTimeout(resolve))

/**
 * The rows of a table whose first row are headings. A cell that says what the record says already is left
 * out: nothing loses its precision by having been in a cell.
 * @param told how much of it is read, from 0 to 1
 */
export async function readRows(
  table: readonly (readonly ReadCell[])[],
  { collection, records, titles }: ReadingParts,
  told: (share: number) => void,
): Promise<ReadRows> {
  const begin = table.findIndex(line => !line.every(isBlank))
  const [headings = [], ...lines] = table.slice(Math.max(begin, 0))
  const columns = columnsOf(collection, headings, lines)
  const shared = sharedTitles(titles)
  const names = namesOf(titles)
  const ids = new Map([...names].map(([id, title]) => [title, id]))
  const read: ReadRows = {
    rows: [],
    places: [],
    unknown: columns
      .filter(({ name, heading }) => name === '' && heading !== '')
      .map(({ heading }) => heading),
    problems: [],
  }
  for (const [index, line] of lines.entries()) {
    if (index % AT_ONCE === 0) {
      told(index / lines.length)
      await breathe()
    }
    if (line.every(isBlank)) continue
    const id = plain(line[columns.findIndex(({ name }) => name === 'id')]).trim()
    const record = records.get(id)
    const row: Record<string, unknown> = {}
    const fault = (message: string, field = '', label = '') =>
      read.problems.push({ row: read.rows.length + 1, field, label, message })
    if (!line.slice(columns.length).every(isBlank)) {
      fault('這一行的格比欄位多；CSV裏含有逗號的內容要放在引號內')
    }
    for (const [place, { name, field }] of columns.entries()) {
      const cell = line[place]
      if (name === 'id') row.id = id || null
      else if (name === 'revision') row.revision = isBlank(cell) ? null : numberInCell(meant(cell))
      else if (field && cell !== TOO_LONG && !(record && isWaiting(cell))) {
        const isSaid = (by: Names) => record && isSameCell(toCell(field, record[name], by), cell)
        // Files from before call records by titles that others have, too.
        if (isSaid(names) || isSaid(titles)) continue
        if (isBlank(cell) && !record) continue
        if (EXCEL_ERROR.test(plain(cell).trim())) {
          fault(`「${plain(cell).trim()}」是Excel的公式錯誤，不是內容`, name, field.label)
          continue
        }
        const doubtful = traitsOf(field).refersTo
          ? linesInCell(meant(cell)).filter(line => !ids.has(line) && !isId(line))
          : []
        for (const line of doubtful) {
          const why = shared.has(line)
            ? `有多於一項名為「${line}」，請改填系統編號`
            : `沒有名為「${line}」的記錄，請更正名稱，或改填系統編號`
          fault(why, name, field.label)
        }
        if (doubtful.length > 0) continue
        row[name] = isBlank(cell) ? null : fromCell(field, meant(cell), ids)
      }
    }
    if (!row.id) delete row.revision
    read.rows.push(row)
    read.places.push(begin + index + 2)
  }
  told(1)
  return read
}
