import { decoded } from '#contract/richWords.ts'

/** No element that only begins with the same letter; nor does it look further than the next mark. */
const PARAGRAPH_EDGE = /<p(?: [^<>]*)?>|<\/p>/g

/** What stands in paragraphs, marks and all; nothing of one that is not closed. */
function inParagraphs(html: string): string {
  let words = ''
  let begin = -1
  for (const { 0: edge, index } of html.matchAll(PARAGRAPH_EDGE)) {
    if (edge !== '</p>') begin = begin < 0 ? index + edge.length : begin
    else if (begin >= 0) {
      words += html.slice(begin, index)
      begin = -1
    }
  }
  return words
}

/** The words of a rich text's paragraphs without its marks, for the lines that introduce it. */
export const plainText = (html: string | null): string =>
  decoded(inParagraphs(html ?? '').replace(/<[^<>]+>/g, '')).trim()
