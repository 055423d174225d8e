import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { CARD_SIZE } from '#contract/asset.ts'
import type { ShareCard } from '#contract/shareCard.ts'
import type { Typeface } from '../drawing/typeface.ts'
import { cardSheet, SIDE, sideBox } from './cardSheet.ts'

export interface CardParts {
  typeface: Typeface
  /** Where the build left the drawings of tiles. */
  tilesFolder: string
  /** A stored file's bytes. */
  readFile: (name: string) => Promise<Uint8Array | undefined>
}

const TILE = 70
const MIST = '#f4f8f5'

/** Between these, width by height, a picture fills its side and loses little; else it stands whole. */
const FILLING = { least: 0.78, most: 3 }
const MARGIN = 36

/** As CSS says where a picture's subject is, in shares of its width and height. */
const focusOf = (focus = '50% 50%') => focus.split(' ').map(share => Number.parseFloat(share) / 100)

async function pictureSide(bytes: Uint8Array, focus: string | undefined): Promise<Buffer> {
  const box = sideBox(SIDE.picture)
  const picture = sharp(bytes).flatten({ background: '#ffffff' })
  const { width, height } = await picture.metadata()
  const ratio = width / height
  if (ratio < FILLING.least || ratio > FILLING.most) {
    const [most, high] = [box.width - 2 * MARGIN, box.height - 2 * MARGIN]
    const whole = await picture.resize({ width: most, height: high, fit: 'inside' }).toBuffer()
    const ground = { width: box.width, height: box.height, channels: 3 as const, background: MIST }
    return sharp({ create: ground })
      .composite([{ input: whole }])
      .png()
      .toBuffer()
  }
  const scale = Math.max(box.width / width, box.height / height)
  const [wide, high] = [Math.ceil(width * scale), Math.ceil(height * scale)]
  const [x = 0.5, y = 0.5] = focusOf(focus)
  return picture
    .resize(wide, high)
    .extract({
      left: Math.round((wide - box.width) * x),
      top: Math.round((high - box.height) * y),
      width: box.width,
      height: box.height,
    })
    .png()
    .toBuffer()
}

async function tilesSide(tiles: string, folder: string): Promise<Buffer> {
  const box = sideBox(SIDE.tiles)
  const tile = await sharp(await readFile(join(folder, `${tiles}.svg`)), { density: 192 })
    .resize(TILE, TILE)
    .png()
    .toBuffer()
  const ground = { width: box.width, height: box.height, channels: 3 as const, background: MIST }
  return sharp({ create: ground })
    .composite([{ input: tile, tile: true }])
    .png()
    .toBuffer()
}

/** The side of a card; a picture that is gone, or cannot be read, leaves its place to the tiles. */
async function sideOf({ picture, tiles }: ShareCard, parts: CardParts) {
  const bytes = picture && (await parts.readFile(picture.name))
  const drawn = bytes && (await pictureSide(bytes, picture.focus).catch(() => undefined))
  if (drawn) return { input: drawn, side: SIDE.picture }
  return { input: await tilesSide(tiles ?? 'star', parts.tilesFolder), side: SIDE.tiles }
}

/** A record's card as JPEG: some of those that show one know nothing newer. */
export async function drawCard(card: ShareCard, parts: CardParts): Promise<Buffer> {
  const { input, side } = await sideOf(card, parts)
  const { left, top } = sideBox(side)
  const sheet = Buffer.from(cardSheet(card, parts.typeface, side))
  const { width, height } = CARD_SIZE
  return sharp(sheet)
    .resize(width, height)
    .composite([{ input, left, top }])
    .flatten()
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
