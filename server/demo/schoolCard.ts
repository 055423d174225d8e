import sharp from 'sharp'
import { CARD_SIZE } from '#contract/asset.ts'
import { canvas } from '#server/drawing/svg.ts'
import { draw } from './pictures/book.ts'

const { width, height } = CARD_SIZE

/** The school's own card, 1200 by 630, as JPEG: for pages that have no picture of their own. */
export function drawSchoolCard(): Promise<Buffer> {
  const card = canvas(width, height, draw('schoolCard'))
  return sharp(Buffer.from(card)).jpeg({ quality: 85, mozjpeg: true }).toBuffer()
}
