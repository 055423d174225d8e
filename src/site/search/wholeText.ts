const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

function character(entity: string): string {
  if (!entity.startsWith('#')) return named[entity.toLowerCase()] ?? ' '
  const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
}

/**
 * All words of a rich text without its marks, blocks parted by spaces. It never becomes a document,
 * so nothing in it runs or is fetched.
 */
export function wholeText(html: string): string {
  return (
    html
      .replace(
        /<(?:\/?(?:p|h\d|li|ul|ol|tr|td|th|table|blockquote|pre|div)|br|hr|img)\b[^>]*>/gi,
        ' ',
      )
      .replace(/<[^>]*>/g, '')
      .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]+);/gi, (_, entity: string) => character(entity))
      .replace(/\s+/g, ' ')
      // Full-width punctuation brings its own space.
      .replace(/(?<=[，。、：；！？）」』》…]) /g, '')
      .trim()
  )
}
