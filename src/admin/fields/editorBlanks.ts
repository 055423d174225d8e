/**
 * Blanks between a text and the editor. Its library makes one common blank of all that it reads, also of those
 * that HTML keeps: of the two full-width ones that a Chinese paragraph begins with, and of what holds a number
 * together. They pass it as characters that no text has, and are themselves again behind it.
 */

/** The last one comes with what other programs put on the clipboard, in the place of common ones. */
const BLANKS = '\u2002\u2003\u2009\u202f\u3000\u00a0'
const FIRST = 0xfdd0
const EVERY = new RegExp(`[${BLANKS}]`, 'g')
const OF_OTHERS = new RegExp(`[${BLANKS.slice(0, -1)}]`, 'g')
const PASSING = /[\ufdd0-\ufdd5]/g

function inTexts(root: Node, change: (text: string) => string): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const changed = change(text.data)
    // Nothing is written with each key that changes nothing.
    if (changed !== text.data) text.data = changed
  }
}

/** Before the library reads a text. @param isStored it has none but those that are meant */
export function sendBlanks(root: Node, isStored = false): void {
  inTexts(root, text =>
    text.replace(isStored ? EVERY : OF_OTHERS, blank =>
      String.fromCharCode(FIRST + BLANKS.indexOf(blank)),
    ),
  )
}

/** What the library has read, as it was. */
export const receiveBlanks = (text: string): string =>
  text.replace(PASSING, passing => BLANKS.charAt(passing.charCodeAt(0) - FIRST))

/** Of blanks in a row the editor shows each, a page one: all but the last are such as a page shows. */
export const keepRows = (root: Node): void =>
  inTexts(root, text => text.replace(/ (?= )/g, '\u00a0'))
