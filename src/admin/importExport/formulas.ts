/**
 * No cell of a file is a formula to a program that opens it. What must always hold: `unescaped` takes off
 * just what `escaped` and `marked` have put before a text, so every text survives a way out and in.
 *
 * A program may pass over blanks and what is not seen before a sign, and knows the signs of full width
 * as well; so what stands before the sign does not count, nor what follows it.
 */
const UNSEEN = '[\\p{C}\\p{Z}\\s]*'
const SIGN = '[=+\\-@＝＋－＠]'
const DANGEROUS = `(?:${UNSEEN}${SIGN}|[\\t\\r\\n])`

/** One that is escaped already is escaped again: else its own apostrophe would be taken off it. */
const formula = new RegExp(`^'*${DANGEROUS}`, 'u')
const apostrophes = new RegExp(`^'+${DANGEROUS}`, 'u')

/** For CSV, whose texts a program reads as if they were typed: an apostrophe before what could be a formula. */
export const escaped = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** For XLSX, where a text is a text whatever it begins with: just what would be taken for an escape. */
export const marked = (text: string): string => (apostrophes.test(text) ? `'${text}` : text)

/** The text as it was. */
export const unescaped = (text: string): string => (apostrophes.test(text) ? text.slice(1) : text)
