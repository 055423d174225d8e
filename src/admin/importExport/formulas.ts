/**
 * No cell of a file is a formula to a program that opens it. What must always hold: `unescaped` takes off
 * just what `escaped` and `marked` have put into a text, so every text survives a way out and in.
 *
 * Where lists are separated by semicolons, as in Portuguese, Excel begins a cell after each of them, and after
 * a tab or a line break: our quotation marks are none to it in the midst of what it takes for a cell.
 *
 * A program may pass over blanks and what is not seen before a sign, and knows the signs of full width
 * as well; so what stands before the sign does not count, nor what follows it.
 */
const UNSEEN = '[\\p{C}\\p{Z}\\s]'
const SIGN = '[=+\\-@＝＋－＠]'
const DANGEROUS = `(?:${UNSEEN}*${SIGN}|[\\t\\r\\n])`
/** What begins a cell within a text, and a formula in it; of several breaks the last one counts. */
const SEPARATOR = '([;\\t\\r\\n])'
const FORMULA = `(?:(?![\\t\\r\\n])${UNSEEN})*${SIGN}`

/** One that is escaped already is escaped again: else its own apostrophe would be taken off it. */
const first = new RegExp(`^(?='*${DANGEROUS})`, 'u')
const later = new RegExp(`${SEPARATOR}(?='*${FORMULA})`, 'gu')
const firstEscaped = new RegExp(`^'(?='*${DANGEROUS})`, 'u')
const laterEscaped = new RegExp(`${SEPARATOR}'(?='*${FORMULA})`, 'gu')

/** For CSV, whose texts a program reads as if they were typed: an apostrophe before what could be a formula. */
export const escaped = (text: string): string => text.replace(first, "'").replace(later, "$1'")

/** For XLSX, where a text is a text whatever it begins with: just what would be taken for an escape. */
export const marked = (text: string): string =>
  text.replace(firstEscaped, "''").replace(laterEscaped, "$1''")

/** The text as it was. */
export const unescaped = (text: string): string =>
  text.replace(laterEscaped, '$1').replace(firstEscaped, '')
