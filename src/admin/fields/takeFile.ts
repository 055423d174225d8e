/** A file on its way from this computer into a field: checked, uploaded, or kept until it can be. */
import { subscribe } from 'valtio'
import { DOCUMENT_TYPES, FILE_BYTES, PICTURE_TYPES, type StoredFile } from '#contract/asset.ts'
import { writtenBytes } from '#contract/bytes.ts'
import { Failure } from '#contract/failure.ts'
import type { FileNotes } from '#contract/media.ts'
import { uploadFile } from '#data/upload.ts'
import type { Desk } from '#editing/desk.ts'
import { connection } from '#pwa/connection.ts'

const pictures: readonly string[] = PICTURE_TYPES
const documents: readonly string[] = DOCUMENT_TYPES

/** What the field for choosing a file offers. */
export const acceptOf = (holds: 'image' | 'file'): string =>
  (holds === 'image' ? pictures : [...documents, ...pictures]).join(',')

export const notPicture = ({ name }: File): string =>
  `${name}：不是可用的圖片，請用JPEG、PNG、WebP、AVIF或GIF`

/** Why the file cannot be taken, said before it is sent; `undefined` where it can. */
export function refusalOf(file: File, holds: 'image' | 'file'): string | undefined {
  if (file.size > FILE_BYTES) {
    return `${file.name}：${writtenBytes(file.size)}，不可大於${writtenBytes(FILE_BYTES)}`
  }
  const isPicture = pictures.includes(file.type)
  if (holds === 'image' && !isPicture) return notPicture(file)
  if (!isPicture && !documents.includes(file.type)) {
    return `${file.name}：不接受這種檔案，請用PDF、DOCX、XLSX或圖片`
  }
  return undefined
}

interface Taking {
  onProgress: (done: number) => void
  signal: AbortSignal
  /** What is said about it. */
  notes?: FileNotes | undefined
}

/** What is known of files that were uploaded in this visit; their records do not say it yet. */
export const uploaded = new Map<string, StoredFile>()

/**
 * Uploads the file, or keeps it on this device where the server cannot be asked, or asks for a new login: the sender
 * of its record leads there, and after that both go together.
 * @returns the name for the record
 * @throws Failure
 */
export async function takeFile(
  desk: Desk,
  file: File,
  { onProgress, signal, notes }: Taking,
): Promise<string> {
  const keep = () => desk.files.keep(desk.author, file, file.name, notes)
  if (!connection.isReachable) return keep()
  // Where nothing comes back any more it would hold up its form for ever.
  const away = new AbortController()
  const stop = subscribe(connection, () => connection.isReachable || away.abort())
  try {
    const ending = AbortSignal.any([signal, away.signal])
    const stored = await uploadFile(file, file.name, { onProgress, signal: ending, notes })
    uploaded.set(stored.name, stored)
    return stored.name
  } catch (error) {
    const isLater = error instanceof Failure && ['retry', 'sign in'].includes(error.next)
    if (!isLater || signal.aborted) throw error
    return keep()
  } finally {
    stop()
  }
}
