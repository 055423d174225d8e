/** A table as a file: CSV and XLSX, in which no cell is ever a formula. */
import { escaped, marked } from './formulas.ts'
import type { Sheet, SheetCell } from './sheet.ts'

/** Without it Excel takes CSV for another encoding. */
const BOM = '\ufeff'
/** Excel holds no longer text in a cell; a file with one counts as damaged. */
export const LONGEST_CELL = 32_767
/** What stands in the place of a text that is too long. */
export const TOO_LONG = '（內容太長，不能放進Excel；請改用CSV匯出）'

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const ID_WIDTH = 26
const COLUMN_WIDTH = 20

/** What XML cannot hold, and what would be taken for its spelling here. */
const NOT_IN_XML = /[^\P{Cc}\t\n]|[\p{Cs}\p{Noncharacter_Code_Point}]|_(?=x[0-9a-f]{4}_)/giu

/** A text as a cell of XLSX spells it: `_x0001_` for a character that XML cannot hold. */
const inXml = (text: string): string =>
  text.replace(NOT_IN_XML, found =>
    found
      .split('')
      .map(unit => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
      .join(''),
  )

/** As CSV (UTF-8 with BOM). What begins like a formula gets an apostrophe before it. */
export async function asCsv({ headings, rows }: Sheet): Promise<Blob> {
  const { default: Papa } = await import('papaparse')
  const data = rows.map(row => row.map(cell => (typeof cell === 'string' ? escaped(cell) : cell)))
  const text = Papa.unparse({ fields: headings.map(escaped), data })
  return new Blob([BOM, text], { type: 'text/csv;charset=utf-8' })
}

/** As XLSX. A text is a text there, whatever it begins with. */
export async function asXlsx({ headings, rows }: Sheet, name: string): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const cell = (value: SheetCell) => {
    if (typeof value !== 'string') return value
    const spelt = inXml(marked(value))
    return { type: String, value: spelt.length > LONGEST_CELL ? TOO_LONG : spelt }
  }
  const head = headings.map(value => ({ type: String, value, fontWeight: 'bold' as const }))
  const options = {
    sheet: name,
    stickyRowsCount: 1,
    columns: headings.map((_, index) => ({ width: index === 0 ? ID_WIDTH : COLUMN_WIDTH })),
  }
  const blob = await writeXlsxFile([head, ...rows.map(row => row.map(cell))], options).toBlob()
  return new Blob([blob], { type: XLSX_TYPE })
}
