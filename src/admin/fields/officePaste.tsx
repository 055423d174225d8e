/**
 * What Word and WPS put on the clipboard: lists that are paragraphs with a bullet typed before them,
 * and marks of their own for everything. Lists become lists; of the rest the text and its weight stay.
 */
import type { Quill, QuillLibrary } from './quill'

type Delta = ReturnType<Quill['getContents']>
type Matcher = (node: Node, delta: Delta) => Delta

/** `mso-list:l0 level2 lfo1`: the level of a paragraph that is an entry of a list. */
const LIST = /mso-list:[^;]*?level(\d+)/i
const ORDERED = /^\s*(?:\(?[0-9a-zA-Z一二三四五六七八九十]{1,4}[.)、．）])/

/** The sign that Word types before the entry, which it marks as to be left out. */
const signOf = (paragraph: HTMLElement): HTMLElement | null =>
  paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')

/** Sizes, typefaces and grounds of another program mean nothing here. */
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

/** How many characters of the sign stand at the beginning of the text. */
function signLength(delta: Delta, sign: string): number {
  const start = delta.ops[0]?.insert
  return typeof start === 'string' && sign !== '' && start.startsWith(sign) ? sign.length : 0
}

/** What turns pasted elements into the editor's own, in the order in which they are asked. */
export function pasteMatchers(Library: QuillLibrary): [number, Matcher][] {
  const DeltaOf = Library.import('delta') as unknown as new () => Delta

  const plain: Matcher = (node, delta) => {
    if (!isForeign(node)) return delta
    return delta.ops.reduce((kept, { insert = '', attributes = {} }) => {
      const given = Object.entries(attributes).filter(([name]) => KEPT.includes(name))
      return kept.insert(insert, Object.fromEntries(given))
    }, new DeltaOf())
  }

  /** A paragraph of Word's that is an entry of a list. */
  const list: Matcher = (node, delta) => {
    const style = node instanceof HTMLElement ? node.getAttribute('style') : null
    const level = LIST.exec(style ?? '')?.[1]
    if (level === undefined || !(node instanceof HTMLElement)) return delta
    const sign = signOf(node)?.textContent ?? ''
    const bare = joined(delta).slice(signLength(joined(delta), sign))
    const indent = Number(level) - 1
    const entry = { list: ORDERED.test(sign) ? 'ordered' : 'bullet', ...(indent ? { indent } : {}) }
    return bare.compose(new DeltaOf().retain(bare.length(), entry))
  }

  /** Neighbours that are marked alike, as one: a sign may be spread over several. */
  const joined = (delta: Delta): Delta =>
    delta.ops.reduce(
      (all, { insert = '', attributes }) => all.insert(insert, attributes),
      new DeltaOf(),
    )

  return [
    [Node.ELEMENT_NODE, plain],
    [Node.ELEMENT_NODE, list],
  ]
}
