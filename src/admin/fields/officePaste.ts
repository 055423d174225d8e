/**
 * What Word and WPS put on the clipboard. The editor itself makes lists of their lists; of the rest the
 * text and its weight stay, because sizes and typefaces of another program mean nothing here.
 */
import { showToast } from '#ui/toasts.ts'
import { toEditorTables } from './editorTables.ts'
import type { Quill, QuillLibrary } from './quill.ts'

type Range = NonNullable<ReturnType<Quill['getSelection']>>
type Delta = ReturnType<Quill['getContents']>
type Matcher = (node: Node, delta: Delta) => Delta

const KEPT = [
  'bold',
  'underline',
  'strike',
  'link',
  'list',
  'indent',
  'header',
  'align',
  'blockquote',
  'table',
]

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
  class OwnClipboard extends Clipboard {
    /** Also of a text that is opened, which comes the same way. */
    protected override normalizeHTML(doc: Document) {
      super.normalizeHTML(doc)
      toEditorTables(doc.body)
    }

    /** A table that is pasted behind words would take them into its first cell. */
    override onPaste(range: Range, content: { text?: string; html?: string }) {
      const [line, offset] = this.quill.getLine(range.index)
      const isBehind = offset > 0 && line?.statics.blotName !== 'table'
      if (!isBehind || !beginsWithTable(this.convert(content))) {
        super.onPaste(range, content)
        return
      }
      this.quill.insertText(range.index, '\n', Library.sources.USER)
      super.onPaste({ ...range, index: range.index + 1 }, content)
    }

    protected override convertHTML(html: string) {
      return super.convertHTML(html.replace(/(<\/?)style\b/gi, '$1template'))
    }
  }
  Library.register({ 'modules/clipboard': OwnClipboard }, true)
}

/** What turns pasted elements into the editor's own. */
export function pasteMatchers(Library: QuillLibrary): [number | string, Matcher][] {
  const DeltaOf = Library.import('delta') as unknown as new () => Delta
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
  // The browser gives nobody the files of the computer that a text comes from.
  const picture: Matcher = (node, delta) => {
    if (!(node instanceof HTMLImageElement) || !/^file:/i.test(node.src)) return delta
    showToast('warning', '文件裏的圖片未能貼上，請用工具列加入')
    return new DeltaOf()
  }
  return [
    [Node.ELEMENT_NODE, plain],
    ['img', picture],
    ['h1, h2, h3, h4, h5, h6', heading],
  ]
}
