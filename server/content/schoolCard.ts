import sharp from 'sharp'
import { CARD_SIZE } from '#contract/asset'
import { words } from './pictures/lettering'
import { green, white } from './pictures/palette'
import { at, canvas, fade, rect, repeat, stroke } from './pictures/svg'
import { mark } from './pictures/things/mark'
import { starQuarter } from './pictures/tile'

const NAME = '澳門持續教育學校'
const TILE = 90

const { width, height } = CARD_SIZE

const star = repeat(
  4,
  turn =>
    `<g transform="rotate(${turn * 90} ${TILE / 2} ${TILE / 2})">${stroke(starQuarter(TILE), white, 2)}</g>`,
)

const tiles = (y: number) => repeat(Math.ceil(width / TILE), column => at(column * TILE, y, star))

/** The school's own card, 1200 by 630, as JPEG: for pages that have no picture of their own. */
export function drawSchoolCard(): Promise<Buffer> {
  const card = canvas(
    width,
    height,
    rect(0, 0, width, height, green[700]),
    fade(0.28, tiles(0), tiles(height - TILE)),
    at(width / 2, 240, mark(green[700], white), 2.6),
    words(NAME, width / 2, 462, 90, white, 'middle'),
  )
  return sharp(Buffer.from(card)).jpeg({ quality: 85, mozjpeg: true }).toBuffer()
}
