import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { documents } from './documents/catalogue.ts'
import { type Picture, pictures } from './pictures/catalogue.ts'

/** What has been drawn so far, for whoever waits. */
export interface Progress {
  readonly label: string
  readonly done: number
  readonly all: number
}

// More, and sharp's own threads would take every core of a small machine.
const AT_ONCE = 2

/** One picture as WebP bytes of exactly its declared size. */
export function renderPicture(picture: Picture): Promise<Buffer> {
  return sharp(Buffer.from(picture.draw())).webp({ quality: 82, effort: 4 }).toBuffer()
}

/**
 * Draws all pictures and documents of the demo school into `folder` (made if missing), each under its
 * label. The same code always writes the same files. Fails on the first file that cannot be written.
 */
export async function drawContent(
  folder: string,
  onProgress: (progress: Progress) => void = () => {},
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const work = [
    ...pictures.map(picture => ({ label: picture.label, make: () => renderPicture(picture) })),
    ...documents.map(({ label, write }) => ({ label, make: write })),
  ]
  let done = 0
  await pLimit(AT_ONCE).map(work, async ({ label, make }) => {
    await writeFile(join(folder, label), await make())
    done += 1
    onProgress({ label, done, all: work.length })
  })
}
