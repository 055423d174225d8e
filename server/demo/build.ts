import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { packCards } from '#server/share/packCards.ts'
import { readContent } from './content.ts'
import { documents } from './documents/catalogue.ts'
import { drawContent } from './draw.ts'
import { faultsOf } from './faults.ts'
import { pictures } from './pictures/catalogue.ts'
import { storeDrawn } from './storeDrawn.ts'
import { writeTexts } from './texts.ts'

/**
 * Draws the demo school's files and leaves them in `folder` as they will be stored, with its texts.
 * @throws naming every text that breaks a rule of the contract
 */
export async function buildContent(folder: string): Promise<void> {
  const texts = readContent()
  const labels = new Set([...pictures, ...documents].map(({ label }) => label))
  const faults = faultsOf(texts, labels, new Date())
  if (faults.length > 0) throw new Error(`The demo school's texts:\n${faults.join('\n')}`)
  const originals = join(folder, 'originals')
  await drawContent(originals)
  await storeDrawn(originals, folder)
  await rm(originals, { recursive: true })
  await writeTexts(folder, texts)
  await packCards(folder)
}
