import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { CARD_SIZE } from '#contract/asset.ts'
import type { ShareCard } from '#contract/shareCard.ts'
import type { Typeface } from '../drawing/typeface.ts'
import { cardSheet, SIDE, sideBox } from './cardSheet.ts'
import { BAND, EMBLEM, schoolSheet } from './schoolSheet.ts'

export interface CardParts {
  typeface: Typeface
  /** Where the build left the drawings of tiles. */
  tilesFolder: string
  /** And the site's icon. */
  emblem: string
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

const drawn = async (file: string, size: number): Promise<Buffer> =>
  sharp(await readFile(file), { density: 192 })
    .resize(size, size)
    .png()
    .toBuffer()

async function tilesSide(tiles: string, folder: string): Promise<Buffer> {
  const box = sideBox(SIDE.tiles)
  const tile = await drawn(join(folder, `${tiles}.svg`), TILE)
  const ground = { width: box.width, height: box.height, channels: 3 as const, background: MIST }
  return sharp({ create: ground })
    .composite([{ input: tile, tile: true }])
    .png()
    .toBuffer()
}

/** The side of a card; a picture that is gone, or cannot be read, leaves its place to the tiles. */
async function sideOf({ picture, tiles }: ShareCard, parts: CardParts) {
  const bytes = picture && (await parts.readFile(picture.name))
  const filled = bytes && (await pictureSide(bytes, picture.focus).catch(() => undefined))
  if (filled) return { input: filled, side: SIDE.picture }
  return { input: await tilesSide(tiles ?? 'star', parts.tilesFolder), side: SIDE.tiles }
}

const { width, height } = CARD_SIZE

/** As JPEG: some of those that show a card know nothing newer. */
const printed = (sheet: string, laidOn: OverlayOptions[]): Promise<Buffer> =>
  sharp(Buffer.from(sheet))
    .resize(width, height)
    .composite(laidOn)
    .flatten()
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()

/** A record's card as JPEG. */
export async function drawCard(card: ShareCard, parts: CardParts): Promise<Buffer> {
  const { input, side } = await sideOf(card, parts)
  const { left, top } = sideBox(side)
  return printed(cardSheet(card, parts.typeface, side), [{ input, left, top }])
}

/** The school's own card as JPEG, for pages that are of no record. */
export async function drawSchoolCard(
  school: ShareCard['school'],
  { typeface, tilesFolder, emblem }: Omit<CardParts, 'readFile'>,
): Promise<Buffer> {
  const tile = await drawn(join(tilesFolder, 'line-dark.svg'), BAND)
  const ground = { width, height: BAND, channels: 4 as const, background: '#00000000' }
  const band = await sharp({ create: ground })
    .composite([{ input: tile, tile: true }])
    .png()
    .toBuffer()
  return printed(schoolSheet(school, typeface), [
    ...[0, height - BAND].map(top => ({ input: band, left: 0, top })),
    {
      input: await drawn(emblem, EMBLEM.size),
      left: Math.round((width - EMBLEM.size) / 2),
      top: EMBLEM.top,
    },
  ])
}
