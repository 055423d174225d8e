/**
 * Where everything stands on a share card: the section above, the title, what is said of it, and the school
 * at the foot. All measures are pixels of the card. The side, a picture or tiles, is laid on by `drawCard`.
 */
import { CARD_SIZE } from '#contract/asset.ts'
import type { ShareCard } from '#contract/shareCard.ts'
import { canvas, rect } from '../drawing/svg.ts'
import { titleLines } from '../drawing/titleLines.ts'
import type { Typeface } from '../drawing/typeface.ts'

const { width, height } = CARD_SIZE

const INK = '#10231c'
const SOFT = '#4a5d55'
const GREEN = '#0b6b4f'
const GROUND = '#084d39'
const LINE = '#d9e5de'

const FOOT = 76
const LEFT = 64
/** Between the words and the side; a mark that hangs in the margin has its place there. */
const GAP = 56

/** What stands beside the words: a picture needs more room than tiles. */
export const SIDE = { picture: 460, tiles: 280 } as const

/** The largest at which a title fits; the last is for one that has to be shortened. */
const TITLE_SIZES = [96, 76, 66, 58, 52, 46]
const MOST_LINES = 3
const TITLE = { top: 128, leading: 1.3 }

const LINES = { last: height - FOOT - 44, leading: 60, size: 34, label: 26 }

export function cardSheet(card: ShareCard, { widthOf, words }: Typeface, side: number): string {
  const room = width - side - LEFT - GAP
  const sizeFor = (text: string, size: number) =>
    Math.min(size, (size * room) / widthOf(text, size))

  function title(): string {
    for (const size of TITLE_SIZES) {
      const measure = (text: string) => widthOf(text, size)
      const text = card.title.normalize('NFC').replace(/\s+/g, ' ').trim()
      const { lines, isWhole } = titleLines({ text, width: room, most: MOST_LINES, measure })
      const isLast = size === TITLE_SIZES.at(-1)
      // The larger sizes are for few lines: below them there has to be air.
      const isHigh = lines.length * size * TITLE.leading > LINES.last - TITLE.top - 140
      if (!isLast && (!isWhole || isHigh)) continue
      return lines
        .map((line, i) => words(line, LEFT, TITLE.top + size + i * size * TITLE.leading, size, INK))
        .join('')
    }
    return ''
  }

  function saidLine({ label, text }: ShareCard['lines'][number], y: number): string {
    const indent = label ? widthOf(label, LINES.label) + 24 : 0
    const size = Math.min(LINES.size, (LINES.size * (room - indent)) / widthOf(text, LINES.size))
    return (
      words(label ?? '', LEFT, y, LINES.label, SOFT) + words(text, LEFT + indent, y, size, GREEN)
    )
  }

  const said = card.lines.map((line, i) =>
    saidLine(line, LINES.last - (card.lines.length - 1 - i) * LINES.leading),
  )
  const { zh, pt } = card.school
  const foot = height - FOOT / 2 + 11
  const name = sizeFor(zh, 30)
  return canvas(
    width,
    height,
    rect(0, 0, width, height, '#ffffff'),
    rect(LEFT, 62, 44, 6, GREEN),
    words(card.section, LEFT + 60, 76, sizeFor(card.section, 28) * 0.98, GREEN),
    title(),
    card.lines.length > 0
      ? rect(LEFT, LINES.last - card.lines.length * LINES.leading - 8, room, 2, LINE)
      : '',
    ...said,
    rect(0, height - FOOT, width, FOOT, GROUND),
    words(zh, LEFT, foot, name, '#ffffff'),
    words(pt, LEFT + widthOf(zh, name) + 28, foot - 1, 22, '#dff3e7'),
  )
}

/** Where the side begins, and how high it is. */
export const sideBox = (side: number) => ({
  left: width - side,
  top: 0,
  width: side,
  height: height - FOOT,
})
