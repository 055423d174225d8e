/** The words of a rich text. Nothing here becomes a document, so nothing in it runs or is fetched. */

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

function character(entity: string): string {
  if (!entity.startsWith('#')) return NAMED[entity.toLowerCase()] ?? ' '
  const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
}

/** A text of a document with the characters that stand in it by name or number; a blank for an unknown one. */
export const decoded = (text: string): string =>
  text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]+);/gi, (_, entity: string) => character(entity))

/** The words of a rich text in one line, its blocks apart. */
export const textOfHtml = (html: string | null | undefined): string =>
  decoded(
    (html ?? '')
      .replace(/<\/(p|h\d|li|t[dhr]|blockquote)>|<br\s*\/?>/g, ' ')
      .replace(/<[^>]+>/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim()
