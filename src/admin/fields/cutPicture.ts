/** Cuts a picture in this browser: what comes out stays what it was, but for what was cut off. */
import type { PercentCrop } from 'react-image-crop'
import { FILE_BYTES } from '#contract/asset.ts'
import { type FileNotes, focalPoint, focusText } from '#contract/media.ts'

/** What is known of a picture that can be cut. */
export interface CutPicture {
  /** The name it came with. */
  label: string
  /** As what it is kept. */
  type?: string | undefined
  alt?: string | undefined
  focus?: string | undefined
}

/** What browsers can write, by how the names of such files end. */
const ENDINGS: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** As good as what cameras write; the server makes it smaller by itself. */
const QUALITY = 0.9

const endingOf = (label: string): string => label.split('.').pop()?.toLowerCase() ?? ''

/** The format of a picture with that name; one that no browser writes (AVIF, GIF) becomes WebP. */
export function formatFor({ label, type = '' }: CutPicture): string {
  const written = Object.values(ENDINGS)
  return ENDINGS[endingOf(label)] ?? (written.includes(type) ? type : 'image/webp')
}

/** The name of the file that is `type`: as it was, unless its ending would say something else. */
function nameFor({ label }: CutPicture, type: string): string {
  const ending = endingOf(label)
  if (ENDINGS[ending] === type) return label
  const stem = ending !== '' && label.includes('.') ? label.slice(0, -ending.length - 1) : label
  return `${stem}.${Object.keys(ENDINGS).find(each => ENDINGS[each] === type)}`
}

/**
 * The picture as a file of its own kind. One that would be too large to send travels as a kind that is
 * smaller. For a kind that a browser cannot write it writes PNG, of which nothing turns black that was seen through.
 * @param write writes it as a kind, or as another where the browser does not know that one
 */
export async function asFile(
  picture: CutPicture,
  write: (type: string, quality: number) => Promise<Blob | null>,
): Promise<File | undefined> {
  let written: Blob | null = null
  for (const type of new Set([formatFor(picture), 'image/webp', 'image/jpeg'])) {
    written = await write(type, QUALITY)
    const isRight = written?.type === type || written?.type === 'image/png'
    if (written && isRight && written.size <= FILE_BYTES) break
  }
  return written
    ? new File([written], nameFor(picture, written.type), { type: written.type })
    : undefined
}

/** What is said of the picture, where it still holds: its words, and its subject if that was not cut off. */
export function notesAfter({ alt, focus }: CutPicture, crop: PercentCrop): FileNotes {
  const { left, top } = focalPoint(focus)
  const place = {
    left: Math.round(((left - crop.x) / crop.width) * 100),
    top: Math.round(((top - crop.y) / crop.height) * 100),
  }
  const isThere = Object.values(place).every(each => each >= 0 && each <= 100)
  return { ...(alt ? { alt } : {}), ...(focus && isThere ? { focus: focusText(place) } : {}) }
}

/** On more pixels Safari draws nothing, on an iPhone; a photo of one has up to three times as many. */
const CANVAS_PIXELS = 4096 * 4096

/** The size, in whole pixels, of a canvas for a picture of that size: its own, or as large as there may be. */
export function canvasFor(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, Math.sqrt(CANVAS_PIXELS / (width * height)))
  const side = (length: number) =>
    Math.max(1, scale < 1 ? Math.floor(length * scale) : Math.round(length))
  return { width: side(width), height: side(height) }
}

/**
 * The part of a picture that is shown.
 * @throws where its bytes may not be read, or nothing can be made of them
 */
export async function cut(
  image: HTMLImageElement,
  crop: PercentCrop,
  picture: CutPicture,
): Promise<File> {
  const { naturalWidth, naturalHeight } = image
  const [left, top] = [(crop.x / 100) * naturalWidth, (crop.y / 100) * naturalHeight]
  const [width, height] = [(crop.width / 100) * naturalWidth, (crop.height / 100) * naturalHeight]
  const canvas = document.createElement('canvas')
  const { width: w, height: h } = Object.assign(canvas, canvasFor(width, height))
  canvas.getContext('2d')?.drawImage(image, left, top, width, height, 0, 0, w, h)
  const file = await asFile(
    picture,
    (type, quality) => new Promise(resolve => canvas.toBlob(resolve, type, quality)),
  )
  if (!file) throw new Error('the canvas was not written')
  return file
}
