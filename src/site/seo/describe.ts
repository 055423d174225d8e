import { truncate } from '#contract/truncate.ts'

/** As much as a search engine shows, in characters. */
const LONGEST = 150

/** A text cut to what stands under a title in search results, after a sentence where there is one. */
export function describe(text: string): string {
  if (text.length <= LONGEST) return text
  const start = text.slice(0, LONGEST)
  const end = Math.max(...['。', '！', '？', '. '].map(mark => start.lastIndexOf(mark)))
  return end > LONGEST / 3 ? start.slice(0, end + 1) : `${truncate(text, LONGEST - 1)}…`
}
