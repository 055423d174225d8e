import { registerKeptTable } from './keptTable.ts'
import { pasteMatchers, registerClipboard } from './officePaste.ts'
import type { Quill, QuillLibrary } from './quill.ts'

/** The colours of the palette that text may have, by the names under which the server keeps them. */
const COLOURS = ['green', 'red', 'gold', 'grey']

/** As classes, so that the palette decides what they look like. */
function registerColours(Library: QuillLibrary): void {
  const colour = Library.import('attributors/class/color') as { whitelist?: string[] }
  colour.whitelist = COLOURS
  Library.register({ 'formats/color': colour as never }, true)
}

const FORMATS = [
  'header',
  'bold',
  'underline',
  'strike',
  'color',
  'link',
  'list',
  'indent',
  'align',
  'blockquote',
  'image',
  'table',
]

/** The Tab key goes on to what comes next, as everywhere: whoever has no mouse would never leave. */
const withoutTab = Object.fromEntries(
  [
    'tab',
    'remove tab',
    'indent',
    'outdent',
    'indent code-block',
    'outdent code-block',
    'table tab',
  ].map(name => [name, null]),
)

/** What each button is called. */
const names: Record<string, string> = {
  '.ql-bold': '粗體',
  '.ql-underline': '底線',
  '.ql-strike': '刪除線',
  '.ql-link': '連結',
  '.ql-image': '插入圖片',
  '.ql-alt': '圖片的替代文字',
  '.ql-blockquote': '引文',
  '.ql-clean': '清除格式',
  '.ql-list[value=ordered]': '編號清單',
  '.ql-list[value=bullet]': '項目清單',
  '.ql-indent[value="-1"]': '減少縮排',
  '.ql-indent[value="+1"]': '增加縮排',
  '.ql-header .ql-picker-label': '標題',
  '.ql-color .ql-picker-label': '文字顏色',
  '.ql-align .ql-picker-label': '對齊',
}

interface Pictures {
  /** Asks which ones are to stand where the cursor is. */
  choose: () => void
  /** Takes those that are dropped or pasted. */
  take: (editor: Quill, files: Iterable<File>) => Promise<void>
  /** Asks what one of them is called for who cannot see it; `undefined`: there is none here. */
  describe: (picture: HTMLImageElement | undefined) => void
}

/** An editor within `element`. */
export function createEditor(
  Library: QuillLibrary,
  element: HTMLElement,
  label: string,
  pictures: Pictures,
): Quill {
  const place = document.createElement('div')
  element.replaceChildren(place)
  registerColours(Library)
  registerClipboard(Library)
  const editor: Quill = new Library(place, {
    theme: 'snow',
    formats: [...FORMATS, registerKeptTable(Library)],
    modules: {
      table: true,
      keyboard: { bindings: withoutTab },
      toolbar: {
        container: [
          [{ header: [2, 3, 4, false] }],
          ['bold', 'underline', 'strike', { color: [...COLOURS, false] }],
          [
            { list: 'ordered' },
            { list: 'bullet' },
            { indent: '-1' },
            { indent: '+1' },
            { align: [] },
          ],
          ['link', 'image', 'alt', 'blockquote', 'clean'],
        ],
        handlers: {
          image: () => pictures.choose(),
          alt: () => pictures.describe(pictureAt(editor)),
        },
      },
      clipboard: { matchers: pasteMatchers(Library) },
      uploader: {
        mimetypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
        handler: (_range: unknown, files: File[]) => void pictures.take(editor, files),
      },
    },
  })
  nameParts(element, editor.root, label)
  editor.root.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLImageElement) pictures.describe(target)
  })
  return editor
}

/** The picture before the cursor, or after it. */
function pictureAt(editor: Quill): HTMLImageElement | undefined {
  const { index } = editor.getSelection(true)
  const nodes = [index, index + 1].map(place => editor.getLeaf(place)[0]?.domNode)
  return nodes.find(node => node instanceof HTMLImageElement)
}

function nameParts(element: HTMLElement, root: HTMLElement, label: string): void {
  root.setAttribute('role', 'textbox')
  root.setAttribute('aria-multiline', 'true')
  root.setAttribute('aria-label', label)
  element.querySelector('.ql-toolbar')?.setAttribute('aria-label', `${label}的格式`)
  for (const [selector, name] of Object.entries(names)) {
    for (const part of element.querySelectorAll(`.ql-toolbar ${selector}`)) {
      part.setAttribute('aria-label', name)
      part.setAttribute('title', name)
    }
  }
  const alt = element.querySelector('.ql-toolbar .ql-alt')
  if (alt) alt.textContent = 'ALT'
  element.querySelector('.ql-tooltip input')?.setAttribute('aria-label', '連結網址')
}
