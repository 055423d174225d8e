/**
 * Everything that may stand in stored rich text, as data and one rule per attribute. What is not
 * named here does not exist: a new button in the editor needs a line here, or its work is lost on
 * the first save.
 */
import { legibleName } from '#contract/characters.ts'
import { linkAddress, storedName } from './address.ts'

/** Colours that text (`ql-color-…`) and its background (`ql-bg-…`) may take: names of the palette. */
export const RICH_TEXT_COLOURS = ['ink', 'green', 'red', 'gold', 'grey', 'white'] as const

export type RichTextColour = (typeof RICH_TEXT_COLOURS)[number]

const words = (text: string): string[] => text.split(' ')

export const ALLOWED_TAGS = words(
  'h2 h3 h4 p br strong b em i u s sub sup span ol ul li blockquote pre code a img ' +
    'table thead tbody tfoot tr th td caption',
)

/** Pasted tags that mean the same as one of the editor's. */
export const RENAMED_TAGS = new Map([
  ['h1', 'h2'],
  ['h5', 'h4'],
  ['h6', 'h4'],
  ['strike', 's'],
  ['del', 's'],
  ['ins', 'u'],
  // A block that becomes no paragraph would run its words into its neighbour's.
  ...words(
    'div section article header footer main aside nav address center figure figcaption dl dt dd ' +
      'fieldset details summary',
  ).map(tag => [tag, 'p'] as const),
])

/** Tags whose content is program, form or drawing, never text: it goes with them. */
export const SILENT_TAGS = words(
  'script style textarea option xmp noscript noembed noframes iframe template title svg math ' +
    'object applet plaintext',
)

const CLASSES = new Set([
  ...words('center right justify').map(side => `ql-align-${side}`),
  ...words('1 2 3 4 5 6 7 8').map(level => `ql-indent-${level}`),
  ...words('small large huge').map(size => `ql-size-${size}`),
  ...RICH_TEXT_COLOURS.flatMap(colour => [`ql-color-${colour}`, `ql-bg-${colour}`]),
])

/** What may stand instead of the given value; `undefined` removes the attribute. */
type Rule = (value: string) => string | undefined

const matching =
  (pattern: RegExp): Rule =>
  value =>
    pattern.test(value) ? value : undefined

const ownClasses: Rule = value =>
  [...new Set(value.split(/\s+/))].filter(name => CLASSES.has(name)).join(' ') || undefined

const size = matching(/^[1-9]\d{0,3}$/)
const span = matching(/^[1-9]\d?$/)

const ANYWHERE: Readonly<Record<string, Rule>> = {
  class: ownClasses,
  lang: matching(/^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,4}$/i),
}

const cell = { colspan: span, rowspan: span }

const BY_TAG = new Map<string, Readonly<Record<string, Rule>>>([
  ['a', { href: linkAddress, target: matching(/^_blank$/), rel: () => 'noopener' }],
  [
    'img',
    {
      src: value => (storedName(value) === undefined ? undefined : value),
      alt: legibleName,
      width: size,
      height: size,
    },
  ],
  ['li', { 'data-list': matching(/^(?:bullet|ordered|checked|unchecked)$/) }],
  ['td', cell],
  ['th', { ...cell, scope: matching(/^(?:row|col|rowgroup|colgroup)$/) }],
])

const rulesOf = (tag: string): [string, Rule][] =>
  Object.entries({ ...ANYWHERE, ...BY_TAG.get(tag) })

/** Made once: a text may have 20,000 elements. */
const RULES = new Map(ALLOWED_TAGS.map(tag => [tag, rulesOf(tag)]))
const OF_OTHERS = rulesOf('')

/** Attribute names by tag, in the shape sanitize-html takes. */
export const ALLOWED_ATTRIBUTES = Object.fromEntries(
  ALLOWED_TAGS.map(tag => [tag, rulesOf(tag).map(([name]) => name)]),
)

/** The attributes of one element that may stay, in a fixed order. */
export function keptAttributes(
  tag: string,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  const kept: Record<string, string> = {}
  if (Object.keys(given).length === 0) return kept
  for (const [name, rule] of RULES.get(tag) ?? OF_OTHERS) {
    const value = Object.hasOwn(given, name) ? rule(given[name] ?? '') : undefined
    if (value !== undefined) kept[name] = value
  }
  return kept
}
