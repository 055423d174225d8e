/**
 * Where everything stands on the school's own card: two bands, the emblem, and the name in Chinese and in
 * Portuguese. All measures are pixels of the card. Emblem and bands are laid on by `drawSchoolCard`.
 */
import { CARD_SIZE } from '#contract/asset.ts'
import type { ShareCard } from '#contract/shareCard.ts'
import { canvas, rect } from '../drawing/svg.ts'
import type { Typeface } from '../drawing/typeface.ts'

const { width, height } = CARD_SIZE

const GROUND = '#0b6b4f'

/** The side of a tile, and so the height of a band. */
export const BAND = 90
export const EMBLEM = { size: 166, top: 146 } as const

const MARGIN = 90
const ROOM = width - 2 * MARGIN
const ZH = { line: 424, size: 90, colour: '#ffffff' }
const PT = { line: 488, size: 34, colour: '#dff3e7' }

export function schoolSheet({ zh, pt }: ShareCard['school'], { widthOf, words }: Typeface): string {
  function centred(text: string, { line, size: most, colour }: typeof ZH): string {
    const size = Math.min(most, (most * ROOM) / widthOf(text, most))
    return words(text, (width - widthOf(text, size)) / 2, line, size, colour)
  }
  return canvas(width, height, rect(0, 0, width, height, GROUND), centred(zh, ZH), centred(pt, PT))
}
