/**
 * What becomes of a file on its way into storage. A picture is turned upright, freed of what the
 * camera wrote about its owner, and re-encoded: the bytes that are kept were made here. The name
 * is made from the content, so the same file is kept once and its address may be cached for ever.
 */
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { type Asset, cardName, narrowName, PICTURE_WIDTHS } from '#contract/asset'
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

const PICTURE_FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'gif'])

const contentName = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32)

const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-'

async function takePicture(bytes: Uint8Array, label: string): Promise<TakenFile> {
  const upright = () => sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient()
  const { data, info } = await upright().webp(QUALITY).toBuffer({ resolveWithObject: true })
  const name = `${contentName(data)}.webp`
  const widths = PICTURE_WIDTHS.filter(width => width < info.width)
  const narrow = await Promise.all(
    widths.map(async width => ({
      name: narrowName(name, width),
      bytes: await upright().resize({ width }).webp(QUALITY).toBuffer(),
    })),
  )
  const card = { name: cardName(name), bytes: await shareCard(data) }
  const { size, width, height } = info
  const asset = { label, size, type: 'image/webp', width, height, widths }
  return { name, asset, copies: [{ name, bytes: data }, ...narrow, card] }
}

/**
 * Reads a file by its content, never by its name.
 * @param label the name it came with
 * @throws Failure `wrongType` for what is neither a picture nor a PDF
 */
export async function takeIn(bytes: Uint8Array, label: string): Promise<TakenFile> {
  if (isPdf(bytes)) {
    const name = `${contentName(bytes)}.pdf`
    const asset = { label, size: bytes.byteLength, type: 'application/pdf' }
    return { name, asset, copies: [{ name, bytes }] }
  }
  const metadata = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .metadata()
    .catch(() => undefined)
  if (!metadata || !PICTURE_FORMATS.has(metadata.format)) throw new Failure('wrongType')
  return takePicture(bytes, label)
}
