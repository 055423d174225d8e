/** A cell as it is read out of a file, and whether it still says what was written into it. */
import { type Cell, momentInCell } from '#contract/kinds/cell.ts'
import { LONGEST_CELL } from './files.ts'
import { unescaped } from './formulas.ts'

export type ReadCell = Cell | null | undefined

export const isBlank = (cell: ReadCell): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')

/** What a formula was kept from being by an apostrophe is without it again. */
export const meant = (cell: ReadCell): Cell =>
  typeof cell === 'string' ? unescaped(cell) : (cell ?? '')
export const plain = (cell: ReadCell): string => String(meant(cell))

/** Excel's dates are read as if they were of Greenwich. */
const stampOf = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ')

/** What Excel takes for a number: `26E01` as well. */
const NUMERAL = /^\d+(\.\d+)?(E[+-]?\d+)?$/i
/** As which it shows a long one, or one of those with an E. */
const SHORTENED = /^\d(?:\.(\d{1,15}))?E[+-]\d+$/
const WITH_SECONDS = /^(\d{4}-\d\d-\d\d \d\d:\d\d):\d\d$/

/** Whether a number is another in fewer digits: 202612345678 is shown, and saved, as 2.02612E+11. */
function isShortened(written: string, text: string): boolean {
  const shown = SHORTENED.exec(text)
  if (!shown) return false
  const [whole, short] = [written, text].map(each =>
    Number(each).toExponential(shown[1]?.length ?? 0),
  )
  return whole === short
}

/**
 * Whether that is all that is left of a text once Excel has opened its CSV and saved it again: it makes a
 * number of `007`, and shows no seconds of a moment. Whoever means just that does so in the form.
 */
function isLeftOf(written: string, text: string): boolean {
  if (NUMERAL.test(written)) return text === String(Number(written)) || isShortened(written, text)
  const [, minute] = WITH_SECONDS.exec(written) ?? []
  if (minute === undefined || text.split(':').length !== 2) return false
  return momentInCell(text, (day, time) => `${day} ${time}`) === `${minute}:00`
}

/** Files know no line breaks of other systems. */
const withPlainBreaks = (text: string): string => text.replace(/\r\n/g, '\n')

/** Whether it is where Excel cut off a text longer than it holds: it opens such CSV, and saves the rest, without a word. */
const isCutOff = (written: string, cell: ReadCell): boolean =>
  typeof cell === 'string' && cell.length === LONGEST_CELL && written.startsWith(unescaped(cell))

/** Whether a cell holds what was written into it. */
export function isSameCell(written: string | number | null, cell: ReadCell): boolean {
  if (written === null) return isBlank(cell)
  const text = withPlainBreaks(cell instanceof Date ? stampOf(cell) : plain(cell))
  if (typeof written !== 'string') return text === String(written)
  const whole = withPlainBreaks(written)
  return text === whole || isLeftOf(written, text) || isCutOff(whole, cell)
}
