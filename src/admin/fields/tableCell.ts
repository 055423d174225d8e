/** Where in a table of a text the cursor is. */
import type { Quill } from './quill.ts'

/** As much of the library's module for tables as is needed: it works where the cursor is. */
export type TableModule = Record<
  | 'insertRowAbove'
  | 'insertRowBelow'
  | 'insertColumnLeft'
  | 'insertColumnRight'
  | 'deleteRow'
  | 'deleteColumn'
  | 'deleteTable',
  () => void
> & { getTable: () => readonly [unknown, unknown, { domNode: Node } | null, number] }

/** The cell that the cursor is in. */
export interface CellPlace {
  table: HTMLTableElement
  row: number
  column: number
}

export const moduleOf = (editor: Quill) => editor.getModule('table') as TableModule

/** Where in a table the cursor is; `undefined` outside of tables. */
export function cellAt(editor: Quill): CellPlace | undefined {
  const [, , cell] = moduleOf(editor).getTable()
  const place = cell?.domNode as HTMLTableCellElement | undefined
  const table = place?.closest('table')
  if (!place || !table) return undefined
  const row = (place.parentElement as HTMLTableRowElement).rowIndex
  return { table, row, column: place.cellIndex }
}
