/**
 * Tables that the editor cannot work on: it knows rows of cells of one line, and neither merged ones nor
 * captions, nor headings of single rows. Such a table stands in the text as one piece, which can be moved round
 * or deleted, and comes out as it went in.
 */
import { hasLines } from './editorTables.ts'
import type { QuillLibrary } from './quill.ts'

const NAME = 'kept-table'

/** Of headings it knows one row, above all others. */
const BEYOND = '[colspan], [rowspan], caption, table, th ~ td, td ~ th, tr ~ tr th, thead ~ * th'

/** What stands for each; the editor holds a name only, so that nothing pasted can become a table here. */
const tables = new Map<string, string>()

/** Of this page alone: what is copied goes to others as well, which have tables of their own. */
const page = Math.random().toString(36).slice(2)

const isBeyond = (table: HTMLTableElement): boolean =>
  table.querySelector(BEYOND) !== null || [...table.querySelectorAll('td, th')].some(hasLines)

/** Puts a mark in the place of each table that the editor cannot work on. */
export function withoutKeptTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    if (!body.contains(table) || !isBeyond(table)) continue
    const id = `${page}-${tables.size}`
    tables.set(id, table.outerHTML)
    const mark = document.createElement('figure')
    mark.className = NAME
    mark.dataset.table = id
    table.replaceWith(mark)
  }
}

/** What another page has kept whole comes from there as any table would. */
export function openForeignTables(body: HTMLElement): void {
  for (const mark of body.querySelectorAll<HTMLElement>(`.${NAME}`)) {
    if (!tables.has(mark.dataset.table ?? '')) mark.replaceWith(...mark.childNodes)
  }
}

/** Empties the marks, so that what they show is not taken for tables of the editor's own. */
export function clearKeptTables(copy: HTMLElement): void {
  for (const mark of copy.querySelectorAll(`.${NAME}`)) mark.replaceChildren()
}

/** Puts the tables back in the place of their marks. */
export function restoreKeptTables(copy: HTMLElement): void {
  for (const mark of copy.querySelectorAll<HTMLElement>(`.${NAME}`)) {
    mark.outerHTML = tables.get(mark.dataset.table ?? '') ?? ''
  }
}

/** Makes the editor know the marks. */
export function registerKeptTable(Library: QuillLibrary): string {
  const Embed = Library.import('blots/block/embed') as unknown as new () => object
  class KeptTable extends Embed {
    static blotName = NAME
    static tagName = 'figure'
    static className = NAME

    static create(id: string): Node {
      const mark = document.createElement('figure')
      mark.className = NAME
      mark.dataset.table = id
      mark.contentEditable = 'false'
      mark.title = '這個表格的儲存格有合併、標題或多行文字，只可整個保留或刪除'
      mark.innerHTML = tables.get(id) ?? ''
      return mark
    }

    static value(mark: HTMLElement): string | undefined {
      return mark.dataset.table
    }
  }
  Library.register({ [`formats/${NAME}`]: KeptTable as never }, true)
  return NAME
}
