/**
 * Tables between a text and the editor. The editor knows rows of cells and nothing else, each row by a name of
 * its own; a row of headings is one whose name says so, which stays with it through all that is done to
 * the text.
 */

const HEAD = 'head-'

/** The name of a row, of headings or not, that is none of those there are. */
export const newRow = (isHead: boolean): string =>
  (isHead ? HEAD : 'row-') + Math.random().toString(36).slice(2, 10)

/** Whether a row of the editor is one of headings. */
export const isHeadRow = (row: HTMLTableRowElement | undefined): boolean =>
  row?.cells[0]?.dataset.row?.startsWith(HEAD) ?? false

/** Makes of a text's tables what the editor knows: it would make one cell of a row of headings. */
export function toEditorTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    const rows = [...table.querySelectorAll('tr')]
    const [first] = rows
    const isHeaded = first?.querySelector('th') !== null
    for (const heading of table.querySelectorAll('th')) {
      const plain = document.createElement('td')
      plain.append(...heading.childNodes)
      heading.replaceWith(plain)
    }
    if (first && isHeaded) {
      const name = newRow(true)
      for (const cell of first.cells) cell.dataset.row = name
    }
    const group = document.createElement('tbody')
    group.append(...rows)
    table.replaceChildren(group)
  }
}

/** Makes of the editor's tables those of a text: the first row's headings, where it has them. */
export function fromEditorTables(copy: HTMLElement): void {
  for (const table of copy.querySelectorAll('table')) {
    const [first] = table.rows
    if (first && isHeadRow(first)) headRow(table, first)
  }
}

function headRow(table: HTMLTableElement, row: HTMLTableRowElement): void {
  for (const cell of row.querySelectorAll('td')) {
    const heading = document.createElement('th')
    heading.scope = 'col'
    heading.append(...cell.childNodes)
    cell.replaceWith(heading)
  }
  table.createTHead().append(row)
}
