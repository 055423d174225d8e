/** Between a record's rich text and the editor's: pictures that wait on this device are shown from it. */
import { isPending, type WaitingFiles } from '#offline/journal/waitingFiles'
import { clearKeptTables, restoreKeptTables, withoutKeptTables } from './keptTable'

const WAITING = 'data-waiting'

/** The editor stands in a form of the admin, with the site's own type. */
export const editorStyle = `
.adm-editor { border: 1px solid var(--colors-ink-soft); border-radius: 4px; background: #fff; }
.adm-editor .ql-toolbar.ql-snow, .adm-editor .ql-container.ql-snow { border: none; font-family: inherit; }
.adm-editor .ql-toolbar.ql-snow { position: sticky; top: 0; z-index: 2; border-bottom: 1px solid var(--colors-line); background: #fff; }
.adm-editor .ql-editor { min-height: 10rem; max-height: 60dvh; font-size: 16px; line-height: 1.7; }
.adm-editor .ql-editor :is(h2, h3, h4) { margin-block: 0.6em 0.3em; font-size: 18px; font-weight: 700; }
.adm-editor .ql-editor p { margin-bottom: 0.6em; }
.adm-editor .ql-snow .ql-picker.ql-header { width: 96px; }
.adm-editor .ql-snow .ql-picker.ql-header :is(.ql-picker-label, .ql-picker-item)::before { content: '內文'; }
.adm-editor .ql-snow .ql-picker.ql-header :is(.ql-picker-label, .ql-picker-item)[data-value='2']::before { content: '大標題'; font-size: 18px; }
.adm-editor .ql-snow .ql-picker.ql-header :is(.ql-picker-label, .ql-picker-item)[data-value='3']::before { content: '中標題'; font-size: 16px; }
.adm-editor .ql-snow .ql-picker.ql-header :is(.ql-picker-label, .ql-picker-item)[data-value='4']::before { content: '小標題'; font-size: 14px; }
.adm-editor .ql-snow .ql-tooltip { z-index: 3; }
.adm-editor .ql-toolbar button.ql-alt { width: auto; font-size: 12px; font-weight: 700; }
.adm-editor .ql-editor img { cursor: pointer; }
.adm-editor .adm-kept-table { margin: 0 0 0.6em; }
.adm-editor .adm-kept-table :is(td, th) { padding: 4px 8px; border: 1px solid var(--colors-line); }
.adm-editor .ql-editor img:not([alt]), .adm-editor .ql-editor img[alt=''] { outline: 2px dashed var(--colors-gold-600); outline-offset: -2px; }
.adm-editor .ql-color-green { color: var(--colors-green-700); }
.adm-editor .ql-color-red { color: var(--colors-red-600); }
.adm-editor .ql-color-gold { color: var(--colors-gold-600); }
.adm-editor .ql-color-grey { color: var(--colors-ink-soft); }
.adm-editor .ql-picker-options [data-value='green'] { background: var(--colors-green-700) !important; }
.adm-editor .ql-picker-options [data-value='red'] { background: var(--colors-red-600) !important; }
.adm-editor .ql-picker-options [data-value='gold'] { background: var(--colors-gold-600) !important; }
.adm-editor .ql-picker-options [data-value='grey'] { background: var(--colors-ink-soft) !important; }
`

/** As much of an editor as setting its content needs. */
interface Settable {
  clipboard: { convert: (content: { html: string }) => unknown }
  setContents: (content: never, source: 'silent') => unknown
  history: { clear: () => void }
}

/** Sets the editor's content, without that being something to undo. */
export function toEditor(editor: Settable, html: string): void {
  const plain = withPlainTables(html)
  editor.setContents(editor.clipboard.convert({ html: plain }) as never, 'silent')
  editor.history.clear()
}

/** A document of its own runs nothing and fetches nothing. */
const parse = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body

/** The editor knows rows of cells and nothing else: a heading row would become one cell. */
function withPlainTables(html: string): string {
  if (!html.includes('<table')) return html
  const body = parse(html)
  withoutKeptTables(body)
  for (const table of body.querySelectorAll('table')) {
    const rows = [...table.querySelectorAll('tr')]
    for (const cell of table.querySelectorAll('th')) {
      const plain = document.createElement('td')
      plain.append(...cell.childNodes)
      cell.replaceWith(plain)
    }
    const group = document.createElement('tbody')
    group.append(...rows)
    table.replaceChildren(group)
  }
  return body.innerHTML
}

/** Which of the tables that the editor works on begin with a row of headings. */
export function headedTables(html: string): boolean[] {
  if (!html.includes('<table')) return []
  const body = parse(html)
  withoutKeptTables(body)
  return [...body.querySelectorAll('table')].map(table => table.querySelector('tr th') !== null)
}

/** Shows the pictures that wait on this device, whose address nobody else can answer. */
export async function showWaiting(
  root: HTMLElement,
  files: Pick<WaitingFiles, 'read'>,
): Promise<void> {
  for (const image of root.querySelectorAll('img')) {
    const name = image.getAttribute('src')?.replace(/^.*\/upload\//, '') ?? ''
    if (!isPending(name) || image.hasAttribute(WAITING)) continue
    image.setAttribute(WAITING, name)
    image.src = URL.createObjectURL(await files.read(name))
  }
}

/** The editor has one kind of list, whose entries say what they are; a page has two. */
function listsOf(list: HTMLOListElement): HTMLElement[] {
  const lists: HTMLElement[] = []
  for (const entry of [...list.children]) {
    const tag = entry.getAttribute('data-list') === 'bullet' ? 'UL' : 'OL'
    entry.removeAttribute('data-list')
    if (lists.at(-1)?.tagName !== tag) lists.push(document.createElement(tag))
    lists.at(-1)?.append(entry)
  }
  return lists
}

function headFirstRow(table: HTMLTableElement): void {
  const row = table.rows[0]
  if (!row) return
  for (const cell of row.querySelectorAll('td')) {
    const heading = document.createElement('th')
    heading.scope = 'col'
    heading.append(...cell.childNodes)
    cell.replaceWith(heading)
  }
  table.createTHead().append(row)
}

/** What stands in the editor, as the record has it; empty where there is nothing to see. */
export function fromEditor(root: HTMLElement, headed: readonly boolean[] = []): string {
  const copy = root.cloneNode(true) as HTMLElement
  for (const image of copy.querySelectorAll(`img[${WAITING}]`)) {
    image.setAttribute('src', `/upload/${image.getAttribute(WAITING)}`)
    image.removeAttribute(WAITING)
  }
  clearKeptTables(copy)
  for (const marker of copy.querySelectorAll('.ql-ui')) marker.remove()
  for (const list of copy.querySelectorAll('ol')) list.replaceWith(...listsOf(list))
  for (const [index, table] of [...copy.querySelectorAll('table')].entries()) {
    if (headed[index]) headFirstRow(table)
  }
  restoreKeptTables(copy)
  const isEmpty = copy.textContent?.trim() === '' && !copy.querySelector('img, table')
  return isEmpty ? '' : copy.innerHTML
}
