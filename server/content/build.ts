import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { drawContent } from './draw'
import { storeDrawn } from './storeDrawn'

/** Draws the demo school's files and leaves them in `folder` as they will be stored. */
export async function buildContent(folder: string): Promise<void> {
  const originals = join(folder, 'originals')
  await drawContent(originals)
  await storeDrawn(originals, folder)
  await rm(originals, { recursive: true })
}
