import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawContent } from './draw'
import { drawSchoolCard } from './schoolCard'
import { storeDrawn } from './storeDrawn'

/** The school's own card within that folder. */
export const SCHOOL_CARD = 'card.jpg'

/** Draws the demo school's files and leaves them in `folder` as they will be stored. */
export async function buildContent(folder: string): Promise<void> {
  const originals = join(folder, 'originals')
  await drawContent(originals)
  await storeDrawn(originals, folder)
  await rm(originals, { recursive: true })
  await writeFile(join(folder, SCHOOL_CARD), await drawSchoolCard())
}
