import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { CARD_SIZE } from '#contract/asset'
import { fontBytes } from './documents/fonts'
import { green, white } from './pictures/palette'
import { at, canvas, fade, rect, repeat, stroke } from './pictures/svg'
import { mark } from './pictures/things/mark'
import { starQuarter } from './pictures/tile'

const NAME = '澳門持續教育學校'
const NAME_WIDTH = 720
const TILE = 90

const { width, height } = CARD_SIZE

const star = repeat(
  4,
  turn =>
    `<g transform="rotate(${turn * 90} ${TILE / 2} ${TILE / 2})">${stroke(starQuarter(TILE), white, 2)}</g>`,
)

const tiles = (y: number) => repeat(Math.ceil(width / TILE), column => at(column * TILE, y, star))

const ground = canvas(
  width,
  height,
  rect(0, 0, width, height, green[700]),
  fade(0.28, tiles(0), tiles(height - TILE)),
  at(width / 2, 240, mark(green[700], white), 2.6),
)

/** The school's own card, 1200 by 630, as JPEG: for pages that have no picture of their own. */
export async function drawSchoolCard(): Promise<Buffer> {
  const name = await drawName()
  const left = Math.round((width - NAME_WIDTH) / 2)
  return sharp(Buffer.from(ground))
    .composite([{ input: name, left, top: 380 }])
    .jpeg({ quality: 85, mozjpeg: true })
    .toBuffer()
}

/** The school's name in white, set in the font of its documents: no machine is asked for its own. */
async function drawName(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'school-card-'))
  try {
    const fontfile = join(folder, 'name.ttf')
    await writeFile(fontfile, fontBytes('main', 700))
    const text = `<span foreground="white">${NAME}</span>`
    const words = sharp({ text: { text, font: 'Noto Sans TC Bold 96', fontfile, rgba: true } })
    return await words.resize({ width: NAME_WIDTH }).png().toBuffer()
  } finally {
    await rm(folder, { recursive: true })
  }
}
