/**
 * What Word and WPS put on the clipboard. The editor itself makes lists of their lists; of the rest the
 * text and its weight stay, because sizes and typefaces of another program mean nothing here.
 */
import { receiveBlanks, sendBlanks } from './editorBlanks.ts'
import { toEditorTables } from './editorTables.ts'
import { openForeignTables } from './keptTable.ts'
import { withOwnPictures } from './pastedPictures.ts'
import { type Delta, deltaOf, type Quill, type QuillLibrary } from './quill.ts'

type Range = NonNullable<ReturnType<Quill['getSelection']>>
type Matcher = (node: Node, delta: Delta) => Delta

const KEPT = [
  'bold',
  'underline',
  'strike',
  'script',
  'link',
  'list',
  'indent',
  'header',
  'align',
  'blockquote',
  'table',
]

/** What is said of a whole line. */
const OF_LINES = ['list', 'indent', 'header', 'align', 'blockquote', 'table']

/** Where a program ends its lines of markup between two Chinese characters, which no blank parts. */
const WRAPS =
  /(?<=[\p{Script=Han}，。、；：！？」』）])[^\S\n]*\n\s*(?=[\p{Script=Han}，。、；：！？「『（])/gu

/** Markup in which lines mean nothing has none within Chinese words, of which a blank would be made. */
const withoutWraps = (html: string): string =>
  /<pre|white-space[\w-]*:\s*p/i.test(html) ? html : html.replace(WRAPS, '')

const isForeign = (node: Node): boolean =>
  node instanceof HTMLElement && /mso-|wps/i.test(node.getAttribute('style') ?? '')

const holdsForeign = (node: Node): boolean =>
  node instanceof HTMLElement && node.querySelector('[style*="mso-"]') !== null

/** The level that the site shows a heading at: the first is the page's own, and there are none below the fourth. */
const siteLevel = (level: number): number => Math.min(4, Math.max(2, level))

/** Whether the first line of a text is a cell. */
function beginsWithTable({ ops }: Delta): boolean {
  const end = ops.find(({ insert }) => typeof insert !== 'string' || insert.includes('\n'))
  return end?.attributes?.table !== undefined
}

let isRegistered = false

/**
 * They send their style sheets with a text. The editor reads in their words what kind a list is; as templates
 * they are nothing to the browser, which would complain of style that the page's policy does not allow.
 */
export function registerClipboard(Library: QuillLibrary): void {
  if (isRegistered) return
  isRegistered = true
  const Clipboard = Library.import('modules/clipboard') as unknown as new (
    ...parts: never[]
  ) => Quill['clipboard']
  const DeltaOf = deltaOf(Library)
  const { USER, SILENT } = Library.sources
  const inOneLine = ({ ops }: Delta): Delta =>
    ops.reduce((line, { insert = '', attributes = {} }) => {
      const given = Object.entries(attributes).filter(([name]) => !OF_LINES.includes(name))
      const picture = typeof insert !== 'string' && 'image' in insert ? insert : ''
      const words = typeof insert === 'string' ? insert.replace(/\n+/g, ' ') : picture
      return line.insert(words, Object.fromEntries(given))
    }, new DeltaOf())
  class OwnClipboard extends Clipboard {
    /** Also of a text that is opened, which comes the same way. */
    protected override normalizeHTML(doc: Document) {
      super.normalizeHTML(doc)
      openForeignTables(doc.body)
      toEditorTables(doc.body)
      sendBlanks(doc.body)
    }

    /**
     * A table that is pasted behind words would take them into its first cell, and what has several lines would
     * part the table that it is pasted into.
     */
    override onPaste(
      { index, length }: Range,
      { html, text: lines }: { text?: string; html?: string },
    ) {
      const { quill } = this
      const copied = { html: html && withoutWraps(html), text: lines?.replace(/\r\n?/g, '\n') }
      const [line, offset] = quill.getLine(index)
      const isInCell = line?.statics.blotName === 'table'
      const given = this.convert(copied, quill.getFormat(index))
      const pasted = isInCell ? inOneLine(given) : given
      const { text, files } = withOwnPictures(Library, pasted)
      const isBehind = offset > 0 && !isInCell && beginsWithTable(text)
      if (isBehind) quill.insertText(index, '\n', USER)
      const from = index + Number(isBehind)
      quill.updateContents(new DeltaOf().retain(from).delete(length).concat(text), USER)
      quill.setSelection(from + text.length(), SILENT)
      quill.scrollSelectionIntoView()
      for (const [place, file] of files)
        quill.uploader.upload({ index: from + place, length: 0 }, [file])
    }

    protected override convertHTML(html: string) {
      return super.convertHTML(html.replace(/(<\/?)style\b/gi, '$1template'))
    }
  }
  Library.register({ 'modules/clipboard': OwnClipboard }, true)
}

/** What turns pasted elements into the editor's own. */
export function pasteMatchers(Library: QuillLibrary): [number | string, Matcher][] {
  const DeltaOf = deltaOf(Library)
  const only = (delta: Delta, kept: readonly string[]): Delta =>
    delta.ops.reduce((cleaned, { insert = '', attributes = {} }) => {
      const given = Object.entries(attributes).filter(([name]) => kept.includes(name))
      return cleaned.insert(insert, Object.fromEntries(given))
    }, new DeltaOf())

  const plain: Matcher = (node, delta) => {
    if (!isForeign(node)) return delta
    const cleaned = only(delta, KEPT)
    // The library makes a tab of a first line that is moved in; here no line is.
    const [first] = cleaned.ops
    if (typeof first?.insert === 'string') first.insert = first.insert.replace(/^\t/, '')
    return cleaned
  }
  /** As Google writes what is raised or lowered. */
  const raised: Matcher = (node, delta) => {
    const script = node instanceof HTMLElement ? node.style.verticalAlign : ''
    return /^su(b|per)$/.test(script)
      ? delta.compose(new DeltaOf().retain(delta.length(), { script }))
      : delta
  }
  const heading: Matcher = (node, delta) => {
    // They write every heading in bold letters, which it has by itself.
    const letters = holdsForeign(node) ? KEPT.filter(name => name !== 'bold') : undefined
    const cleaned = letters ? only(delta, letters) : delta
    // As it will be published, and as one could choose it here.
    for (const { attributes } of cleaned.ops) {
      if (attributes?.header) attributes.header = siteLevel(Number(attributes.header))
    }
    return cleaned
  }
  const blanks: Matcher = (_node, { ops }) =>
    ops.reduce(
      (read, { insert }) =>
        read.insert(typeof insert === 'string' ? receiveBlanks(insert) : (insert ?? '')),
      new DeltaOf(),
    )
  return [
    [Node.TEXT_NODE, blanks],
    [Node.ELEMENT_NODE, plain],
    [Node.ELEMENT_NODE, raised],
    ['h1, h2, h3, h4, h5, h6', heading],
  ]
}
