/**
 * The school's typeface as its package ships it: for each of a hundred ranges of characters a file of its own.
 * The build lays them aside for the server, which then needs no package of a hundred megabytes.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PIECES, type Piece } from './typeface.ts'

const PACKAGE = '@fontsource/noto-sans-tc'
const WEIGHT = 700

const FACE = /url\(\.\/files\/([\w-]+\.woff)\)[^}]*unicode-range: ([^;]+);/g

const rangeOf = (written: string): [number, number] => {
  const [from = 0, to = from] = written
    .replace('U+', '')
    .split('-')
    .map(digits => Number.parseInt(digits, 16))
  return [from, to]
}

/** Leaves the pieces of the typeface in `folder`, and which characters each is for. */
export async function packType(folder: string): Promise<void> {
  const sheet = createRequire(import.meta.url).resolve(`${PACKAGE}/${WEIGHT}.css`)
  const faces = [...(await readFile(sheet, 'utf8')).matchAll(FACE)]
  // Of two faces for a character a browser takes the one that is written last.
  const pieces = faces.reverse().map(([, file = '', ranges = '']): Piece => {
    return { file, ranges: ranges.split(',').map(range => rangeOf(range.trim())) }
  })
  await mkdir(folder, { recursive: true })
  const files = join(dirname(sheet), 'files')
  await Promise.all(pieces.map(({ file }) => copyFile(join(files, file), join(folder, file))))
  await writeFile(join(folder, PIECES), JSON.stringify(pieces))
}
