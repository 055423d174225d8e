/**
 * The pieces of a text that no line may break within: a date, a time of the day, a telephone number, a sum,
 * a number with its unit, a short bracket, a short title of a work. Every place that shows a text finds them
 * here. The style sheet keeps them whole by `word-break: keep-all`, not by `nowrap`: a piece wider than its place still breaks,
 * in place of making the page wider. Between two of them stands a `wbr`, as WebKit sees no end of a line
 * there by itself, and between one and a Chinese character or punctuation, where Firefox sees none. Nothing
 * here looks further than a number is long: texts are of any length, and a visitor waits for it.
 */
const BRACKET = '（[^（）]{1,10}）|\\([^()]{1,10}\\)|《[^《》]{1,10}》'
const DATE = '(?:\\d{4}年)?\\d{1,2}月\\d{1,2}日|\\d{4}年(?:\\d{1,2}月|至今)?'
const CLOCK = '\\d{1,2}[:：]\\d{2}'
const TIME = `(?:[上中下]午|[早晚]上|晚間|凌晨)?${CLOCK}(?:[–~-]${CLOCK})?`
/** As they are written in Macau: what follows is no unit of the second half. */
const TELEPHONE = '(?<!\\d)\\d{4} \\d{4}(?!\\d)'
const AMOUNT = '\\d[\\d,]{0,15}(?:\\.\\d{1,9})?'
const SUM = `(?:MOP|\\$){1,2}${AMOUNT}`
const UNIT = '小時|分鐘|公里|毫米|個月|學分|(?![至到])\\p{Script=Han}|%'
const NUMBER = `第?${AMOUNT}(?:${UNIT})`
const PIECE = new RegExp(`(${[BRACKET, TELEPHONE, DATE, TIME, SUM, NUMBER].join('|')})`, 'gu')

/** The class that keeps a piece whole, declared in `theme/globalCss`. */
export const WHOLE = 'whole'

/** The class of what must not be parted: as narrow as a word. */
export const TOGETHER = 'together'

/** The text cut at its whole pieces: every second part is one, the first is not. */
export const cutAtPieces = (text: string): string[] => text.split(PIECE)

/** A piece as it is shown: a telephone number does not end a line at its space. */
export const shownPiece = (piece: string): string =>
  piece.replace(/^(\d{4}) (\d{4})$/, '$1\u00a0$2')

const LAST_WORD = /\p{Script=Han}{2}[，、。；：！？]?$/u

/** The end of a text that is not to stand on the last line in part: two characters and what follows them; or nothing. */
export const lastWordOf = (text: string): string =>
  LAST_WORD.exec(cutAtPieces(text).at(-1) ?? '')?.[0] ?? ''

const HAN_FIRST = /^\p{Script=Han}/u
const HAN_LAST = /[\p{Script=Han}，、。；：！？）」》]$/u

/** Whether a line may end between a piece and what stands before it. */
export const mayEndAfter = (before: string): boolean => HAN_LAST.test(before)
/** The same for what stands after it: not before punctuation. */
export const mayEndBefore = (after: string): boolean => HAN_FIRST.test(after)

/** The same for clean HTML: its words, not its marks. The last word of an item of a list is kept together. */
export function wholePiecesIn(html: string): string {
  /** What stands before the words, past the marks: a piece, or else the last of other words. */
  let before = ''
  let isPiece = false
  const marked = (words: string): string =>
    cutAtPieces(words)
      .map((part, index) => {
        if (part === '') return ''
        const wasPiece = isPiece
        isPiece = index % 2 === 1
        const mayEnd = isPiece ? wasPiece || mayEndAfter(before) : wasPiece && mayEndBefore(part)
        before = part.slice(-2)
        return `${mayEnd ? '<wbr>' : ''}${isPiece ? `<span class="${WHOLE}">${shownPiece(part)}</span>` : part}`
      })
      .join('')
  return html.replace(
    /(^|>)([^<]+)(?=(<\/li>)?)/g,
    (_, mark: string, words: string, end: string | undefined) => {
      const [shown, last] = [marked(words), end ? lastWordOf(words) : '']
      if (last === '') return mark + shown
      return `${mark}${shown.slice(0, -last.length)}<span class="${TOGETHER}">${last}</span>`
    },
  )
}
