import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { packType } from '../drawing/packType.ts'

/** Where they are within the folder that the build fills. */
export const CARD_TYPE = 'type'
export const CARD_TILES = 'tiles'

/** Lays aside what share cards are drawn with. */
export async function packCards(folder: string): Promise<void> {
  await packType(join(folder, CARD_TYPE))
  await cp('src/theme/tiles', join(folder, CARD_TILES), { recursive: true })
}
