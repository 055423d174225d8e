/** What can be done to the tables of a text; each is one step that the editor can take back. */
import { isHeadRow, newRow } from './editorTables.ts'
import { deltaOf, type Quill, type QuillLibrary } from './quill.ts'
import { type CellPlace, cellAt, moduleOf, type TableModule } from './tableCell.ts'

/** As many rows and columns as a new table has, the row of headings among them. */
const SIZE = 3

export type TableAction =
  | 'insert'
  | 'rowAbove'
  | 'rowBelow'
  | 'columnLeft'
  | 'columnRight'
  | 'heading'
  | 'removeRow'
  | 'removeColumn'
  | 'removeTable'

/** Whether the first row of a table is its headings. */
export const hasHeadings = ({ table }: CellPlace): boolean => isHeadRow(table.rows[0])

interface Step {
  take: (tables: TableModule, place: CellPlace) => void
  /** How far the cell that is meant then is from the one that was; the nearest, where there is none. */
  down?: number
  right?: number
}

const steps: Readonly<Record<Exclude<TableAction, 'insert' | 'heading'>, Step>> = {
  rowAbove: { take: tables => tables.insertRowAbove() },
  rowBelow: { take: tables => tables.insertRowBelow(), down: 1 },
  columnLeft: { take: tables => tables.insertColumnLeft() },
  columnRight: { take: tables => tables.insertColumnRight(), right: 1 },
  // Of the last one nothing would be left but an empty frame.
  removeRow: {
    take: (tables, { table }) =>
      table.rows.length > 1 ? tables.deleteRow() : tables.deleteTable(),
  },
  removeColumn: {
    take: (tables, { table, row }) =>
      (table.rows[row]?.cells.length ?? 0) > 1 ? tables.deleteColumn() : tables.deleteTable(),
  },
  removeTable: { take: tables => tables.deleteTable() },
}

/** Does it where the cursor is, and leaves the cursor in the cell that is meant then. */
export function applyToTable(editor: Quill, Library: QuillLibrary, action: TableAction): void {
  // Gives it back the place that the cursor had.
  editor.focus()
  // A step of its own, apart from what was typed a moment ago.
  editor.history.cutoff()
  if (action === 'insert') {
    insertTable(editor, Library)
    return
  }
  const place = cellAt(editor)
  if (!place) return
  if (action === 'heading') {
    toggleHeadings(editor, Library, place)
    return
  }
  const { take, down = 0, right = 0 } = steps[action]
  take(moduleOf(editor), place)
  const rows = [...place.table.rows]
  const cells = [...((rows[place.row + down] ?? rows.at(-1))?.cells ?? [])]
  const cell = cells[place.column + right] ?? cells.at(-1)
  const blot = cell?.isConnected && Library.find(cell)
  if (!blot || blot instanceof Library) return
  editor.setSelection(editor.getIndex(blot), 0, Library.sources.USER)
}

/** Below the line that the cursor is in, which stays whole; in its place, where there is nothing in it. */
function insertTable(editor: Quill, Library: QuillLibrary): void {
  const { index } = editor.getSelection(true)
  const [line, offset] = editor.getLine(index)
  const length = line?.length() ?? 1
  const at = length > 1 ? index - offset + length : index - offset
  const delta = new (deltaOf(Library))().retain(at)
  for (let row = 0; row < SIZE; row += 1) {
    delta.insert('\n'.repeat(SIZE), { table: newRow(row === 0) })
  }
  // Whoever goes on writing needs a line behind it.
  if (at >= editor.getLength()) delta.insert('\n')
  editor.updateContents(delta, Library.sources.USER)
  editor.setSelection(at, 0, Library.sources.USER)
}

function toggleHeadings(editor: Quill, Library: QuillLibrary, place: CellPlace): void {
  const first = place.table.rows[0]
  const blot = first && Library.find(first)
  if (!blot || blot instanceof Library) return
  const name = newRow(!hasHeadings(place))
  editor.formatLine(editor.getIndex(blot), blot.length(), 'table', name, Library.sources.USER)
}
