import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll } from 'vitest'

/**
 * Registers that a picture of that name is on the disk for the tests of a file, and gone after them.
 * @returns where it is, from the first test on
 */
export function pictureFile(name: string): () => string {
  let folder: string
  const path = () => join(folder, name)
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'school-engines-'))
    const background = { r: 20, g: 120, b: 90 }
    const drawn = sharp({ create: { width: 640, height: 400, channels: 3, background } })
    await writeFile(path(), await drawn.png().toBuffer())
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return path
}
