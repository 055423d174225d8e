import { legibleName } from './characters.ts'

/** Joins file names where a list travels as one text; no allowed file name contains it. */
export const FILE_LIST_SEPARATOR = ';;file;;'

/** Where the server serves uploaded files when no object storage is configured. */
export const UPLOAD_PATH = '/upload'

/** The widths in pixels at which every stored picture also exists, in WebP. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const

/** The largest file that is taken, in bytes. */
export const FILE_BYTES = 20 * 1024 * 1024

/** The most pixels that a picture may have, and on a side. */
export const PICTURE_PIXELS = 40_000_000
export const PICTURE_SIDE = 16_383

/** The most that a picture may cost the server, in estimated milliseconds of a processor. */
export const PICTURE_WORK_MS = 6_000

/** The most that one form of files may hold, in bytes. */
export const FORM_BYTES = 100 * 1024 * 1024

/** What is taken by content, as media types; what a file is called says nothing. */
export const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  // What its content says of a PNG that moves; its first picture is kept.
  'image/apng',
  'image/webp',
  'image/avif',
  'image/gif',
] as const
export const DOCUMENT_TYPES = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const

/** What a record says about each file it names. */
export interface Asset {
  /** The name it had on the computer it came from. */
  label: string
  /** Bytes. */
  size: number
  /** Media type. */
  type: string
  width?: number
  height?: number
  widths?: number[]
  /** What a picture shows, for who does not see it. */
  alt?: string
  /** Where its subject is, as CSS places it: `50% 20%`. */
  focus?: string
  /** A picture's foremost colour, `#rrggbb`, to show until it is there; none where one sees through it. */
  colour?: string
}

export type Assets = Record<string, Asset>

/** A file as the server keeps it. */
export interface StoredFile extends Asset {
  name: string
}

/** What is said of a file, as one line that reads as what it is. */
export const legibleAsset = (asset: Asset): Asset => ({
  ...asset,
  label: legibleName(asset.label),
  ...(asset.alt === undefined ? {} : { alt: legibleName(asset.alt) }),
})

/** Whether `name` may be stored: a bare file name that cannot lead out of a folder, nor be two in a joined list. */
export function isFileName(name: string): boolean {
  const isBare = name !== '.' && !name.includes('..') && /^[^/\\\p{Cc}]+$/u.test(name)
  return isBare && !name.includes(FILE_LIST_SEPARATOR)
}

/** A file list from either spelling; empty entries of a joined text do not count. */
export function splitFileList(value: string | readonly string[] | null | undefined): string[] {
  if (typeof value !== 'string') return [...(value ?? [])]
  return value.split(FILE_LIST_SEPARATOR).filter(name => name !== '')
}

/** Entries of a comma-joined text, trimmed; the full-width comma separates as well. */
export function splitCommaList(value: string | null | undefined): string[] {
  return (value ?? '')
    .split(/[,，]/)
    .map(entry => entry.trim())
    .filter(entry => entry !== '')
}

/**
 * A stored name's address: `./upload/x` and `x` become `<base>/x`; an absolute one stays.
 * @param base where files are served, without a slash at the end; the site's own place when left out,
 *   from which alone a canvas may read a picture
 */
export function assetAddress(name: string, base: string = UPLOAD_PATH): string {
  if (/^https?:\/\//.test(name)) return name
  return `${base}/${encodeURIComponent(name.replace(/^\.\/upload\//, ''))}`
}

/** The stored name of a picture's narrower copy: `abc.webp` at 320 is `abc-320.webp`. */
export function narrowName(name: string, width: number): string {
  return `${name.replace(/\.[^.]*$/, '')}-${width}.webp`
}

/** What social networks show beside a link, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** The stored name of a picture's copy for cards, a JPEG of that size: `abc.webp` has `abc-card.jpg`. */
export function cardName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '')}-card.jpg`
}

/** The `srcset` of a stored picture, or `undefined` where it has no narrower copies. */
export function pictureSources(
  name: string,
  asset: Asset | undefined,
  base: string = UPLOAD_PATH,
): string | undefined {
  if (!asset?.widths?.length) return undefined
  const copies = asset.widths.map(
    width => `${assetAddress(narrowName(name, width), base)} ${width}w`,
  )
  const isWiderThanCopies = asset.width && asset.width > Math.max(...asset.widths)
  if (isWiderThanCopies) copies.push(`${assetAddress(name, base)} ${asset.width}w`)
  return copies.join(', ')
}
