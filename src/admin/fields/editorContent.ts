/** Between a record's rich text and the editor's: pictures that wait on this device are shown from it. */
import { UPLOAD_PATH } from '#contract/asset.ts'
import { isPending } from '#editing/outbox/waitingFiles.ts'
import { keepRows, sendBlanks } from './editorBlanks.ts'
import { fromEditorTables } from './editorTables.ts'
import { clearKeptTables, restoreKeptTables, withoutKeptTables } from './keptTable.ts'
import type { QuillLibrary } from './quill.ts'
import type { WaitingAddresses } from './waitingAddresses.ts'

/** The name of a picture that waits on this device, wherever it is shown from. */
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
  sendBlanks(body, true)
  // The old site's spelling, which would be looked for beside the page.
  for (const image of body.querySelectorAll('img[src^="./upload/"]')) {
    image.setAttribute('src', image.getAttribute('src')?.slice(1) ?? '')
  }
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

let isRegistered = false

/**
 * Makes the editor know a picture that waits by its stored name, wherever it is shown from: where it is cut and
 * pasted, taken back and done again it is the same one, and to show it changes nothing.
 */
export function registerPictures(Library: QuillLibrary): void {
  if (isRegistered) return
  isRegistered = true
  const Picture = Library.import('formats/image') as unknown as {
    new (): { domNode: Element; format(name: string, value: unknown): void }
    create(value: unknown): HTMLImageElement
    value(image: Element): string | null
  }
  class OwnPicture extends Picture {
    static override create(value: unknown) {
      const image = Picture.create(value)
      const name = waitingName(image)
      // Until it is shown it has no address: nobody else could answer it.
      if (name) {
        image.removeAttribute('src')
        image.setAttribute(WAITING, name)
      }
      return image
    }

    static override value(image: Element) {
      const name = image.getAttribute(WAITING)
      return name ? `${UPLOAD_PATH}/${name}` : Picture.value(image)
    }

    override format(name: string, value: unknown) {
      super.format(name, value)
      // The library takes it away; with it, but empty, a picture is only decoration.
      if (name === 'alt' && value === '') this.domNode.setAttribute(name, value)
    }
  }
  Library.register({ 'formats/image': OwnPicture as never }, true)
}

/** Shows the pictures that wait on this device; one that is not there any more is missing. */
export async function showWaiting(root: HTMLElement, addresses: WaitingAddresses): Promise<void> {
  for (const image of root.querySelectorAll<HTMLImageElement>(`img[${WAITING}]:not([src])`)) {
    const name = image.getAttribute(WAITING) ?? ''
    image.src = await addresses.of(name).catch(() => `${UPLOAD_PATH}/${name}`)
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
  const copy = parse('').ownerDocument.importNode(root, true)
  clearKeptTables(copy)
  for (const marker of copy.querySelectorAll('.ql-ui')) marker.remove()
  for (const list of copy.querySelectorAll('ol')) list.replaceWith(...listsOf(list))
  fromEditorTables(copy)
  keepRows(copy)
  // The library opens each in a window of its own; those within the site, and for mail and calls, need none.
  for (const link of copy.querySelectorAll('a')) {
    if (['', location.host].includes(link.host)) link.removeAttribute('target')
  }
  restoreKeptTables(copy)
  for (const image of copy.querySelectorAll(`img[${WAITING}]`)) {
    image.setAttribute('src', `${UPLOAD_PATH}/${image.getAttribute(WAITING)}`)
    image.removeAttribute(WAITING)
  }
  const isEmpty = copy.textContent?.trim() === '' && !copy.querySelector('img, table')
  return isEmpty ? '' : copy.innerHTML
}
