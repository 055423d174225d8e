/**
 * What becomes of a file on its way into storage. A picture is turned upright, freed of what the
 * camera wrote about its owner, and re-encoded: the bytes that are kept were made here. The name
 * is made from the content, so the same file is kept once and its address may be cached for ever.
 */
import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import pLimit from 'p-limit'
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
import { isWithinBounds } from './unpackedSize'

/** Beyond this a picture is refused before it is unpacked. */
const MOST_PIXELS = 40_000_000

/** For each copy of a picture. */
const DEADLINE_S = 30

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
  const upright = () =>
    sharp(bytes, { limitInputPixels: MOST_PIXELS }).timeout({ seconds: DEADLINE_S }).autoOrient()
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
  // Reads the header alone. One that has none only begins like a picture, as a script may.
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(cause => {
      throw new Failure('wrongType', { message: `${label}：不是圖片`, cause })
    })
  if (metadata.width * metadata.height > MOST_PIXELS) {
    throw new Failure('tooLarge', { message: `${label}：圖片不可大於4千萬像素` })
  }
  const { name, info, widths, copies } = await makeCopies(bytes)
  const { size, width, height } = info
  return { name, asset: { label, size, type: 'image/webp', width, height, widths }, copies }
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
