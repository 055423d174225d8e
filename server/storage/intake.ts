/**
 * What becomes of a file on its way into storage. A picture is turned upright, freed of what the
 * camera wrote about its owner, and re-encoded: the bytes that are kept were made here. The name
 * is made from the content, so the same file is kept once and its address may be cached for ever.
 */
import { fileTypeFromBuffer } from 'file-type'
import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import {
  type Asset,
  cardName,
  DOCUMENT_TYPES,
  narrowName,
  PICTURE_PIXELS,
  PICTURE_SIDE,
  PICTURE_TYPES,
  PICTURE_WIDTHS,
} from '#contract/asset.ts'
import { legibleName } from '#contract/characters.ts'
import { Failure } from '#contract/failure.ts'
import { contentName } from './contentName.ts'
import { type Effort, effortFor } from './pictureWork.ts'
import { shareCard } from './shareCard.ts'
import { isWithinBounds } from './unpackedSize.ts'

/** For each copy of a picture. */
const DEADLINE_S = 30

const QUALITY = 82
/** Of the smaller copies. */
const NARROW = { quality: QUALITY, effort: 4 } as const

interface NamedBytes {
  name: string
  bytes: Uint8Array
}

/** A file as it will be stored: what records say of it, and every copy to keep. */
interface TakenFile {
  name: string
  asset: Asset
  copies: NamedBytes[]
}

const isOneOf = (types: readonly string[], type: string | undefined): boolean =>
  type !== undefined && types.includes(type)

const LABEL_LENGTH = 200
/** Also what only spaces letters or hides between them; emoji are joined by the one that is left. */
const NOT_SEEN = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u00ad\u200b\u2028\u2029\u2060\ufeff]/gu

/** What it was called, as one line: names travel in JSON and stand on the screen. */
const cleanLabel = (label: string): string => {
  const line = legibleName(label.replace(NOT_SEEN, ''))
  return [...line].slice(0, LABEL_LENGTH).join('') || '未命名'
}

async function foremostColour(picture: Sharp): Promise<string | undefined> {
  const { isOpaque, dominant } = await picture.stats()
  const hex = (part: number) => part.toString(16).padStart(2, '0')
  return isOpaque ? `#${[dominant.r, dominant.g, dominant.b].map(hex).join('')}` : undefined
}

async function makeCopies(bytes: Uint8Array, effort: Effort) {
  const upright = () =>
    sharp(bytes, { limitInputPixels: PICTURE_PIXELS }).timeout({ seconds: DEADLINE_S }).autoOrient()
  const { data, info } = await upright()
    .webp({ quality: QUALITY, effort })
    .toBuffer({ resolveWithObject: true })
  const name = `${contentName(data)}.webp`
  const widths = PICTURE_WIDTHS.filter(width => width < info.width)
  const copies = [{ name, bytes: data as Uint8Array }]
  // Unpacked once for all of them: what is as wide as the widest is small.
  const widest = await upright()
    .resize({ width: Math.min(info.width, Math.max(...PICTURE_WIDTHS)) })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  for (const width of widths) {
    const narrow = await sharp(widest.data, { raw: widest.info })
      .resize({ width })
      .webp(NARROW)
      .toBuffer()
    copies.push({ name: narrowName(name, width), bytes: narrow })
  }
  copies.push({ name: cardName(name), bytes: await shareCard(data) })
  const colour = await foremostColour(sharp(widest.data, { raw: widest.info }))
  return { name, info, widths, colour, copies }
}

async function takePicture(bytes: Uint8Array, label: string): Promise<TakenFile> {
  // Reads the header alone. One that has none only begins like a picture, as a script may.
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(cause => {
      throw new Failure('wrongType', { message: `${label}：不是圖片`, cause })
    })
  const tooLarge = (message: string) => new Failure('tooLarge', { message: `${label}：${message}` })
  if (metadata.width * metadata.height > PICTURE_PIXELS) throw tooLarge('圖片不可大於4千萬像素')
  if (Math.max(metadata.width, metadata.height) > PICTURE_SIDE) {
    throw tooLarge(`圖片的闊度和高度不可大於${PICTURE_SIDE}像素`)
  }
  const effort = effortFor(metadata)
  if (effort === undefined) throw tooLarge('處理這張圖片需時太久，請先縮小，或存為JPEG')
  const { name, info, widths, colour, copies } = await makeCopies(bytes, effort)
  const { size, width, height } = info
  const asset = {
    label,
    size,
    type: 'image/webp',
    width,
    height,
    widths,
    ...(colour && { colour }),
  }
  return { name, asset, copies }
}

/** @throws Failure where an office document is damaged, or too large once it is unpacked */
async function checkParts(bytes: Uint8Array, label: string): Promise<void> {
  let isSmall: boolean
  try {
    isSmall = await isWithinBounds(bytes)
  } catch (cause) {
    throw new Failure('invalid', { message: `${label}：文件已損壞，無法讀取`, cause })
  }
  if (!isSmall) throw new Failure('tooLarge', { message: `${label}：文件解壓後太大` })
}

async function readFile(bytes: Uint8Array, given: string): Promise<TakenFile> {
  const label = cleanLabel(given)
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (isOneOf(PICTURE_TYPES, found?.mime)) {
    try {
      return await takePicture(bytes, label)
    } catch (cause) {
      if (cause instanceof Failure) throw cause
      throw new Failure('invalid', { message: `${label}：圖片已損壞，無法讀取`, cause })
    }
  }
  if (!found || !isOneOf(DOCUMENT_TYPES, found.mime)) {
    const message = `${label}：只接受JPEG、PNG、WebP、AVIF、GIF圖片和PDF、DOCX、XLSX文件`
    throw new Failure('wrongType', { message })
  }
  if (found.mime !== 'application/pdf') await checkParts(bytes, label)
  const name = `${contentName(bytes)}.${found.ext}`
  const asset = { label, size: bytes.byteLength, type: found.mime }
  return { name, asset, copies: [{ name, bytes }] }
}

/** Two at a time: unpacked, a picture is many times its size. */
const inTurn = pLimit(2)

/**
 * Reads a file by its content, never by its name.
 * @param given the name it came with
 * @throws Failure `wrongType` for what is neither a picture nor a document, `tooLarge`, `invalid` for
 * what is damaged
 */
export const takeIn = (bytes: Uint8Array, given: string): Promise<TakenFile> =>
  inTurn(() => readFile(bytes, given))
