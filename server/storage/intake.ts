/**
 * What becomes of a file on its way into storage. A picture is turned upright, freed of what the
 * camera wrote about its owner, and re-encoded: the bytes that are kept were made here. The name
 * is made from the content, so the same file is kept once and its address may be cached for ever.
 */
import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import {
  type Asset,
  cardName,
  DOCUMENT_TYPES,
  narrowName,
  PICTURE_TYPES,
  PICTURE_WIDTHS,
} from '#contract/asset'
import { Failure } from '#contract/failure'
import { shareCard } from './shareCard'

/** Beyond this a picture is refused before it is unpacked. */
const MOST_PIXELS = 40_000_000

const QUALITY = { quality: 82, effort: 4 } as const

export interface NamedBytes {
  name: string
  bytes: Uint8Array
}

/** A file as it will be stored: what records say of it, and every copy to keep. */
export interface TakenFile {
  name: string
  asset: Asset
  copies: NamedBytes[]
}

const isOneOf = (types: readonly string[], type: string | undefined): boolean =>
  type !== undefined && types.includes(type)

const contentName = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32)

const LABEL_LENGTH = 200

/** What it was called, as one line: names travel in JSON and stand on the screen. */
const cleanLabel = (label: string): string => {
  const line = label.replace(/[\p{Cc}\p{Cs}]/gu, '').trim()
  return [...line].slice(0, LABEL_LENGTH).join('') || '未命名'
}

async function makeCopies(bytes: Uint8Array) {
  const upright = () => sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient()
  const { data, info } = await upright().webp(QUALITY).toBuffer({ resolveWithObject: true })
  const name = `${contentName(data)}.webp`
  const widths = PICTURE_WIDTHS.filter(width => width < info.width)
  const copies = [{ name, bytes: data as Uint8Array }]
  for (const width of widths) {
    const narrow = await upright().resize({ width }).webp(QUALITY).toBuffer()
    copies.push({ name: narrowName(name, width), bytes: narrow })
  }
  copies.push({ name: cardName(name), bytes: await shareCard(data) })
  return { name, info, widths, copies }
}

async function takePicture(bytes: Uint8Array, label: string): Promise<TakenFile> {
  // Reads the header alone.
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (metadata.width * metadata.height > MOST_PIXELS) {
    throw new Failure('tooLarge', { message: `${label}：圖片不可大於4千萬像素` })
  }
  const { name, info, widths, copies } = await makeCopies(bytes)
  const { size, width, height } = info
  return { name, asset: { label, size, type: 'image/webp', width, height, widths }, copies }
}

/**
 * Reads a file by its content, never by its name.
 * @param given the name it came with
 * @throws Failure `wrongType` for what is neither a picture nor a document, `tooLarge`, `invalid` for
 * what is damaged
 */
export async function takeIn(bytes: Uint8Array, given: string): Promise<TakenFile> {
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
  const name = `${contentName(bytes)}.${found.ext}`
  const asset = { label, size: bytes.byteLength, type: found.mime }
  return { name, asset, copies: [{ name, bytes }] }
}
