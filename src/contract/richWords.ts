const MARKS: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** The words of a rich text in one line, its blocks apart. */
export function wordsOf(html: string | null | undefined): string {
  return (html ?? '')
    .replace(/<\/(p|h\d|li|t[dhr]|blockquote)>|<br\s*\/?>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(nbsp|lt|gt|quot|#39|amp);/g, mark => MARKS[mark] ?? mark)
    .replace(/\s+/g, ' ')
    .trim()
}
