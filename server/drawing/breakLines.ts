// Breaking Chinese text into lines. What must hold: no line begins with a closing mark or ends with an
// opening one, and a Latin word or a number is never cut. A closing mark that no longer fits hangs in the
// margin, as it does in print.

const CLOSING = '，。、：；）」』》？！…%'
const OPENING = '（「『《'
const WORD = /[A-Za-z0-9À-ÿ@.,:/$+&'%-]+|\s+|./gsu

/** Pieces that stay whole: Latin words and numbers, else single characters. */
export const pieces = (text: string): string[] => text.match(WORD) ?? []

/**
 * Breaks one paragraph into lines.
 * @param measure the width of a piece, in the unit of `width`
 * @param whole the pieces of the text that stay whole
 */
export function breakLines(
  text: string,
  width: number,
  measure: (piece: string) => number,
  whole: readonly string[] = pieces(text),
): readonly string[] {
  const lines: string[] = []
  let line: string[] = []
  let used = 0
  const close = (carried: string[]) => {
    lines.push(line.join('').trimEnd())
    line = carried
    used = carried.reduce((sum, piece) => sum + measure(piece), 0)
  }
  for (const piece of whole) {
    const size = measure(piece)
    const last = line.at(-1)
    if (used + size > width && line.length > 0 && !CLOSING.includes(piece)) {
      if (last !== undefined && OPENING.includes(last) && line.length > 1) close([line.pop() ?? ''])
      else close([])
      if (piece.trim() === '' && line.length === 0) continue
    }
    line.push(piece)
    used += size
  }
  if (line.length > 0) close([])
  return lines
}
