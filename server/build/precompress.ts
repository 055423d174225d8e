import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const IS_TEXT = /\.(js|css|svg)$/

/**
 * Writes each text of the build once more in Brotli and in gzip, at their best: what never changes
 * is worth a second's work that no server could spend while a visitor waits.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter(name => IS_TEXT.test(name))
      await Promise.all(files.map(name => compress(join(dir, name))))
    },
  }
}

async function compress(file: string) {
  const text = await readFile(file)
  await writeFile(`${file}.br`, await brotli(text))
  await writeFile(`${file}.gz`, await zip(text, { level: 9 }))
}
