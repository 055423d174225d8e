/**
 * Which characters a text may hold. NUL, halves of characters and what Unicode calls no character are
 * refused. Other control characters come with what people paste: they are folded into blanks on the way
 * in. Texts from before hold all of them: they are spelt anew wherever they are read.
 */

/** No text has one of these in it. */
const IMPOSSIBLE = /\0|[\p{Cs}\p{Noncharacter_Code_Point}]/u
const EVERY_IMPOSSIBLE = /\0|[\p{Cs}\p{Noncharacter_Code_Point}]/gu

/** A line break of any system; to some programs only. */
const BREAKS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/gu
const CONTROLS_AND_BREAKS = /[\p{Cc}\u2028\u2029]+/gu
const CONTROLS = /[^\P{Cc}\t\n]/gu

/** They turn the order of what stands behind them, so that a name reads as another: `cod.exe` as `exe.doc`. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

const REPLACEMENT = '\ufffd'

/** Whether all its characters may be stored, once they are folded. */
export const isPossible = (text: string): boolean => !IMPOSSIBLE.test(text)

/** As one line: line breaks, tabs and other control characters are blanks. */
export const inOneLine = (text: string): string => text.replace(CONTROLS_AND_BREAKS, ' ')

/** With line breaks of one kind; control characters but the tab are blanks. */
export const inLines = (text: string): string => text.replace(BREAKS, '\n').replace(CONTROLS, ' ')

/** Markup, in which only tabs and line breaks are left of the control characters. */
export const inMarkup = (html: string): string =>
  html.replace(/\r\n?/g, '\n').replace(CONTROLS, ' ')

/** Without what turns the order of reading. */
export const withoutTurning = (text: string): string => text.replace(TURNING, '')

/** Whether something in it turns the order of reading. */
export const hasTurning = (text: string): boolean => text.search(TURNING) >= 0

/** With a mark in the place of what cannot be stored, for texts that are there already. */
const marked = (text: string): string => text.replace(EVERY_IMPOSSIBLE, REPLACEMENT)

/** What `marked` and the folds change anything of. */
const SUSPECT = /[^\P{Cc}\t\n]|[\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]/u

/** Any text as the one line that it may stand in elsewhere: in a calendar, a header, a feed. */
export const safeLine = (text: string): string => inOneLine(marked(text)).trim()

/** Any text as lines that may be stored. */
export const safeLines = (text: string): string =>
  SUSPECT.test(text) ? inLines(marked(text)) : text

/** Any markup as it may be stored. */
export const safeMarkup = (html: string): string =>
  SUSPECT.test(html) ? inMarkup(marked(html)) : html

/** Any text as it stands in markup, between marks and in an attribute. */
export const escapedMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

/** Any text as the name of something: one line in which what is not seen is not there. */
export const legibleName = (text: string): string => withoutTurning(safeLine(text)).trim()
