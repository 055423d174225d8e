const MARKS: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** As much as a search engine shows, in characters. */
const LONGEST = 150

/** The words of a rich text in one line, its blocks apart. */
export function wordsOf(html: string | null | undefined): string {
  return (html ?? '')
    .replace(/<\/(p|h\d|li|t[dhr]|blockquote)>|<br\s*\/?>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(nbsp|lt|gt|quot|#39|amp);/g, mark => MARKS[mark] ?? mark)
    .replace(/\s+/g, ' ')
    .trim()
}

/** A text cut to what stands under a title in search results, after a sentence where there is one. */
export function describe(text: string): string {
  if (text.length <= LONGEST) return text
  const start = text.slice(0, LONGEST)
  const end = Math.max(...['。', '！', '？', '. '].map(mark => start.lastIndexOf(mark)))
  return end > LONGEST / 3 ? start.slice(0, end + 1) : `${start.slice(0, -1)}…`
}
