import { registerPictures } from './editorContent.ts'
import { clearFormats, formatLines } from './editorFormats.ts'
import { askForLink, readTypedLinks } from './editorLinks.ts'
import { COLOURS, controls, nameParts, registerIcons } from './editorToolbar.ts'
import { registerKeptTable } from './keptTable.ts'
import { pasteMatchers, registerClipboard } from './officePaste.ts'
import type { Quill, QuillLibrary } from './quill.ts'

/** As classes, so that the palette decides what they look like. */
function registerColours(Library: QuillLibrary): void {
  const colour = Library.import('attributors/class/color') as { whitelist?: string[] }
  colour.whitelist = COLOURS
  Library.register({ 'formats/color': colour as never }, true)
}

const FORMATS = [
  'header',
  'bold',
  'italic',
  'underline',
  'strike',
  'script',
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
const TAB = [
  'tab',
  'remove tab',
  'indent',
  'outdent',
  'indent code-block',
  'outdent code-block',
  'table tab',
]

const bindings = {
  ...Object.fromEntries(TAB.map(name => [name, null])),
  // Of boxes to tick, which the library begins with `[]` as well, a page would show a numbered list.
  'list autofill': { prefix: /^\s*?(\d+\.|-|\*)$/ },
}

/** What the editor asks of the field around it. */
interface Asked {
  /** Asks which pictures are to stand where the cursor is. */
  choose: () => void
  /** Takes those that are dropped or pasted there. */
  take: (files: Iterable<File>, index: number) => Promise<void>
  /** Asks what one of them is called for who cannot see it; `undefined`: there is none here. */
  describe: (picture: HTMLImageElement | undefined) => void
  /** Opens what may be done with tables. */
  openTables: (editor: Quill) => void
  /** Fills the window with it, or gives it its place in the form back. */
  fill: () => void
}

/**
 * An editor, and what it is made of, to be put into the page once its content is set: within the page Quill
 * asks for the selection after each step, and Chromium lays out the page to answer.
 */
export function createEditor(Library: QuillLibrary, label: string, asked: Asked) {
  const parts = document.createDocumentFragment()
  const place = document.createElement('div')
  parts.append(place)
  registerColours(Library)
  registerClipboard(Library)
  registerIcons(Library)
  registerPictures(Library)
  // The library's own take a cell out of its table.
  const ofLines = Object.fromEntries(
    ['header', 'list', 'blockquote'].map(name => [
      name,
      (value: unknown) => formatLines(editor, Library, name, value),
    ]),
  )
  const editor: Quill = new Library(place, {
    theme: 'snow',
    // What it asks stays within it.
    bounds: place,
    formats: [...FORMATS, registerKeptTable(Library)],
    modules: {
      table: true,
      keyboard: { bindings },
      toolbar: {
        container: controls,
        handlers: {
          ...ofLines,
          image: () => asked.choose(),
          link: (isWanted: boolean) => askForLink(editor, isWanted),
          undo: () => editor.history.undo(),
          redo: () => editor.history.redo(),
          full: asked.fill,
          tables: () => asked.openTables(editor),
          alt: () => asked.describe(pictureAt(editor)),
        },
      },
      clipboard: { matchers: pasteMatchers(Library) },
    },
  })
  // The theme has Ctrl+K ask for a link; here it opens the search over everything, also from the editor.
  delete editor.keyboard.bindings.k
  // The library's own passes over what is no picture to it, and says nothing.
  editor.uploader.upload = ({ index }, files) => void asked.take(files, index)
  // The library's own compares what is there with its bare words, and deletes what is none.
  editor.removeFormat = (index, length) => clearFormats(editor, Library, index, length)
  readTypedLinks(editor)
  nameParts(parts, editor.root, label)
  editor.root.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLImageElement) asked.describe(target)
  })
  return { editor, parts }
}

/** The picture before the cursor, or after it. */
function pictureAt(editor: Quill): HTMLImageElement | undefined {
  const { index } = editor.getSelection(true)
  const nodes = [index, index + 1].map(place => editor.getLeaf(place)[0]?.domNode)
  return nodes.find(node => node instanceof HTMLImageElement)
}
