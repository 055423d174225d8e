/**
 * Rich text as it may be stored. What must always hold: whatever comes in, what goes out holds
 * nothing but the allow-list's tags, attributes and addresses, and cleaning it again changes
 * nothing (a record read and written back keeps its bytes, so its revision means something).
 *
 * Parsing markup that a parser wrote can still change it (a paragraph inside a paragraph is two).
 * So it is cleaned until it stays as it is; what does not settle, and what is nested deeper than
 * any hand or editor nests it, or has more marks than words, is kept as its text alone.
 */
import sanitizeHtml from 'sanitize-html'
import { LIMITS } from '#contract/textRules.ts'
import { storedName } from './address.ts'
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  keptAttributes,
  RENAMED_TAGS,
  SILENT_TAGS,
} from './allowList.ts'

import { isPlainMarkup } from './plainMarkup.ts'

export { RICH_TEXT_COLOURS, type RichTextColour } from './allowList.ts'

/** Also what the markup only names, which is there once it is read: `&#1;`. */
const NOT_TEXT = /[^\P{Cc}\t\n]|\p{Noncharacter_Code_Point}/gu

const MAX_ROUNDS = 8
/** Levels that are kept; deeper tags go, their text stays. */
const MAX_DEPTH = 40
/** The parser's work per tag grows with the depth, so beyond this it is stopped. */
const HOPELESS_DEPTH = 500

/** A text of 200 kB with more has hardly a word between two; each costs as much as a line of words. */
const MOST_MARKS = 30_000

class TooDeep extends Error {}

/**
 * The tag is cut out afterwards. A name that is not allowed would do it too, but sanitize-html 2.17
 * remembers a dropped tag's new name and closes the next tag on that level with it.
 */
const DROPPED = 'x-dropped'
const DROPPED_TAG = /<\/?x-dropped>/g

const LINE_OF_CODE = /<\/div>\s*<div class="ql-code-block"[^<>]*>/g
/** `<` and `>` are escaped everywhere else in cleaned text, also inside attributes. */
const EMPTY_PARAGRAPH = /<p(?: [^<>]*)?><\/p>/g
const TAG = /<[^<>]*>/g

function transformed(tag: string, given: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  if (tag === 'div' && given.class === 'ql-code-block') return { tagName: DROPPED, attribs: {} }
  const isCode = tag === 'div' && given.class === 'ql-code-block-container'
  const tagName = isCode ? 'pre' : (RENAMED_TAGS.get(tag) ?? tag)
  const attribs = keptAttributes(tagName, tagName === 'a' ? { ...given, rel: '' } : given)
  if (tagName === 'a' && !attribs.href) return transformed('span', given)
  const isBare = Object.keys(attribs).length === 0
  const isPointless = (tagName === 'span' && isBare) || (tagName === 'img' && !attribs.src)
  return { tagName: isPointless ? DROPPED : tagName, attribs }
}

function cleanOnce(html: string): string {
  let depth = 0
  const cleaned = sanitizeHtml(html.replace(/\r\n?/g, '\n').replace(NOT_TEXT, ''), {
    allowedTags: [...ALLOWED_TAGS, DROPPED],
    allowedAttributes: ALLOWED_ATTRIBUTES,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: SILENT_TAGS,
    nestingLimit: MAX_DEPTH,
    transformTags: { '*': transformed },
    onOpenTag: () => {
      depth += 1
      if (depth > HOPELESS_DEPTH) throw new TooDeep()
    },
    onCloseTag: () => {
      depth -= 1
    },
  })
    .replace(DROPPED_TAG, '')
    .replace(EMPTY_PARAGRAPH, '')
  const showsNothing = !cleaned.includes('<img ') && cleaned.replace(TAG, '').trim() === ''
  return showsNothing ? '' : cleaned
}

function settled(html: string): string | undefined {
  if (html.split('<').length > MOST_MARKS) return undefined
  let before = html
  try {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const after = cleanOnce(before)
      if (after === before || isPlainMarkup(after)) return after
      // Nobody stores it, so it need not settle.
      if (after.length > LIMITS.richTextBytes) return after
      before = after
    }
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
  }
  return undefined
}

/**
 * What may be stored of a rich text field: the editor's own markup and nothing else.
 * The caller checks sizes, of the answer as well: escaping can make it longer than what came in. What is
 * too long to be stored is cleaned, but may change when it is cleaned again.
 * @param html from anywhere, up to about 200 kB
 * @returns HTML; `''` where nothing would be seen
 */
export function cleanRichText(html: string): string {
  if (isPlainMarkup(html)) return html
  // The editor writes each line of a code block as an element of its own.
  const joined = html.replace(LINE_OF_CODE, '\n')
  return settled(joined) ?? settled(`<p>${joined.replace(/(?:<[^>]*>?)+/g, ' ')}</p>`) ?? ''
}

/**
 * The stored pictures that rich text shows.
 * @param html as `cleanRichText` answers it
 * @returns bare file names, percent-decoded, in order, each once
 */
export function picturesIn(html: string): string[] {
  if (!html.includes('<img')) return []
  const names = new Set<string>()
  sanitizeHtml(html, {
    allowedTags: [],
    onOpenTag: (tag, attribs) => {
      const name = tag === 'img' ? storedName(attribs.src ?? '') : undefined
      if (name !== undefined) names.add(name)
    },
  })
  return [...names]
}
