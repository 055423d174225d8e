import { breakLines } from './breakLines.ts'

const ELLIPSIS = '…'

const words = new Intl.Segmenter('zh-Hant', { granularity: 'word' })

/** Words, which stay whole where they fit into a line. */
function wordsOf(text: string, width: number, measure: (text: string) => number): string[] {
  return [...words.segment(text)].flatMap(({ segment }) =>
    measure(segment) > width ? [...segment] : [segment],
  )
}

interface Title {
  text: string
  /** Of a line, in the unit of `measure`. */
  width: number
  most: number
  measure: (text: string) => number
}

/**
 * A title in at most so many lines of about the same width.
 * @returns `isWhole` where nothing had to be left out for it
 */
export function titleLines({ text, width, most, measure }: Title) {
  const broken = (at: number) => breakLines(text, at, measure, wordsOf(text, at, measure))
  const lines = broken(width)
  if (lines.length > most) {
    return { lines: shortened(lines, { width, most, measure }), isWhole: false }
  }
  let [narrow, wide] = [width / 2, width]
  while (wide - narrow > width / 100) {
    const middle = (narrow + wide) / 2
    if (broken(middle).length > lines.length) narrow = middle
    else wide = middle
  }
  return { lines: broken(wide), isWhole: true }
}

function shortened(lines: readonly string[], { width, most, measure }: Omit<Title, 'text'>) {
  const last = [...lines.slice(most - 1).join('')]
  while (last.length > 0 && measure(last.join('') + ELLIPSIS) > width) last.pop()
  return [...lines.slice(0, most - 1), last.join('').trimEnd() + ELLIPSIS]
}
