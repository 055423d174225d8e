/** Between a record's rich text and the editor's: pictures that wait on this device are shown from it. */
import { isPending, type WaitingFiles } from '#editing/outbox/waitingFiles.ts'
import { fromEditorTables } from './editorTables.ts'
import { clearKeptTables, restoreKeptTables, withoutKeptTables } from './keptTable.ts'

const WAITING = 'data-waiting'

/** As much of an editor as setting its content needs. */
interface Settable {
  clipboard: { convert: (content: { html: string }) => unknown }
  setContents: (content: never, source: 'silent') => unknown
  history: { clear: () => void }
}

/** Sets the editor's content, without that being something to undo. */
export function toEditor(editor: Settable, html: string): void {
  const body = parse(html)
  withoutKeptTables(body)
  editor.setContents(editor.clipboard.convert({ html: body.innerHTML }) as never, 'silent')
  editor.history.clear()
}

/** A document of its own runs nothing and fetches nothing. */
const parse = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body

/** The name of the picture that waits on this device, where an image is asked for as one. */
export function waitingName(image: HTMLImageElement): string | undefined {
  const name = image.getAttribute('src')?.split('/').at(-1) ?? ''
  return isPending(name) ? name : undefined
}

/** Shows the pictures that wait on this device, whose address nobody else can answer. */
export async function showWaiting(
  root: HTMLElement,
  files: Pick<WaitingFiles, 'read'>,
): Promise<void> {
  for (const image of root.querySelectorAll('img')) {
    const name = waitingName(image)
    if (!name || image.hasAttribute(WAITING)) continue
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

/** What stands in the editor, as the record has it; empty where there is nothing to see. */
export function fromEditor(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement
  for (const image of copy.querySelectorAll(`img[${WAITING}]`)) {
    image.setAttribute('src', `/upload/${image.getAttribute(WAITING)}`)
    image.removeAttribute(WAITING)
  }
  clearKeptTables(copy)
  for (const marker of copy.querySelectorAll('.ql-ui')) marker.remove()
  for (const list of copy.querySelectorAll('ol')) list.replaceWith(...listsOf(list))
  fromEditorTables(copy)
  restoreKeptTables(copy)
  const isEmpty = copy.textContent?.trim() === '' && !copy.querySelector('img, table')
  return isEmpty ? '' : copy.innerHTML
}
