/**
 * What Word and WPS put on the clipboard. The editor itself makes lists of their lists; of the rest the
 * text and its weight stay, because sizes and typefaces of another program mean nothing here.
 */
import type { Quill, QuillLibrary } from './quill'

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

/** What turns pasted elements into the editor's own. */
export function pasteMatchers(Library: QuillLibrary): [number, Matcher][] {
  const DeltaOf = Library.import('delta') as unknown as new () => Delta
  const plain: Matcher = (node, delta) => {
    if (!isForeign(node)) return delta
    return delta.ops.reduce((kept, { insert = '', attributes = {} }) => {
      const given = Object.entries(attributes).filter(([name]) => KEPT.includes(name))
      return kept.insert(insert, Object.fromEntries(given))
    }, new DeltaOf())
  }
  return [[Node.ELEMENT_NODE, plain]]
}
