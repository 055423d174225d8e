/** A table as a file: CSV and XLSX, in which no cell is ever a formula. */
import type { Cell, Sheet } from './sheet'

/** Without it Excel takes CSV for another encoding. */
const BOM = '\ufeff'
/** Excel holds no longer text in a cell; a file with one counts as damaged. */
const LONGEST_CELL = 32_767
/** What stands in the place of a text that is too long. */
export const TOO_LONG = '（內容太長，不能放進Excel；請改用CSV匯出）'

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const ID_WIDTH = 26
const COLUMN_WIDTH = 20

/** As CSV (UTF-8 with BOM). What begins like a formula gets an apostrophe before it. */
export async function asCsv({ headings, rows }: Sheet): Promise<Blob> {
  const { default: Papa } = await import('papaparse')
  const text = Papa.unparse({ fields: headings, data: rows }, { escapeFormulae: true })
  return new Blob([BOM, text], { type: 'text/csv;charset=utf-8' })
}

/** As XLSX. A text is a text there, whatever it begins with. */
export async function asXlsx({ headings, rows }: Sheet, name: string): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const cell = (value: Cell) =>
    typeof value === 'string'
      ? { type: String, value: value.length > LONGEST_CELL ? TOO_LONG : value }
      : value
  const head = headings.map(value => ({ type: String, value, fontWeight: 'bold' as const }))
  const options = {
    sheet: name,
    stickyRowsCount: 1,
    columns: headings.map((_, index) => ({ width: index === 0 ? ID_WIDTH : COLUMN_WIDTH })),
  }
  const blob = await writeXlsxFile([head, ...rows.map(row => row.map(cell))], options).toBlob()
  return new Blob([blob], { type: XLSX_TYPE })
}
