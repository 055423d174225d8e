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

const LINES =
  'br, p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, pre, table, thead, tbody, tr, th, td'

/** Whether a cell has more than one line, or one that is more than words. */
export const hasLines = (cell: Element): boolean =>
  [...cell.querySelectorAll(LINES)].some(
    part =>
      !/^(BR|P|DIV)$/.test(part.tagName) || part.textContent?.trim() !== cell.textContent?.trim(),
  )

/** Leaves a cell aligned as it was, where another takes its place. */
function keepLook(cell: Element, other: Element): void {
  if (cell.className) other.className = cell.className
}

/** Makes a cell one line: the editor would make a cell of each that is in it. */
function joinLines(cell: Element): void {
  for (const part of cell.querySelectorAll(LINES)) part.replaceWith(...part.childNodes, ' ')
  // As one text, the library takes blanks in a row and at its end away.
  cell.normalize()
}

/** Gives each row a cell in every column; what stood across several is in the first of them. */
function partCells(rows: readonly HTMLTableRowElement[]): void {
  const grid: Element[][] = rows.map(() => [])
  const empty = () => document.createElement('td')
  for (const [top, { cells }] of rows.entries()) {
    let left = 0
    for (const cell of cells) {
      while (grid[top]?.[left]) left += 1
      // 0: all that are below.
      const height = cell.rowSpan || rows.length
      for (const row of grid.slice(top, top + height)) {
        for (let column = left; column < left + cell.colSpan; column += 1) row[column] ??= empty()
      }
      grid[top]?.splice(left, 1, cell)
    }
  }
  for (const [index, row] of rows.entries())
    row.replaceChildren(...Array.from(grid[index] ?? [], cell => cell ?? empty()))
}

/**
 * Makes of a text's tables what the editor knows: it would make one cell of a row of headings, and move what
 * stands beside merged cells into other columns.
 */
export function toEditorTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    const rows = [...table.rows]
    const [first] = rows
    if (!first) continue
    const [only, ...others] = table.querySelectorAll('td, th')
    // One cell around much is no table, but how a page or a letter was set.
    if (only && others.length === 0 && hasLines(only)) {
      table.replaceWith(...only.childNodes)
      continue
    }
    if (table.caption) {
      const line = document.createElement('p')
      line.append(...table.caption.childNodes)
      table.before(line)
    }
    // Of one that heads only its row the others are no headings.
    const isHeaded = first.querySelector('th') && !first.querySelector('* ~ td')
    for (const cell of table.querySelectorAll('td, th')) if (hasLines(cell)) joinLines(cell)
    if (table.querySelector('[colspan], [rowspan]')) partCells(rows)
    for (const heading of table.querySelectorAll('th')) {
      const plain = document.createElement('td')
      plain.append(...heading.childNodes)
      keepLook(heading, plain)
      heading.replaceWith(plain)
    }
    if (isHeaded) {
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
    keepLook(cell, heading)
    cell.replaceWith(heading)
  }
  table.createTHead().append(row)
}
