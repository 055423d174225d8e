import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { packType } from '../drawing/packType.ts'

/** Where they are within the folder that the build fills. */
export const CARD_TYPE = 'type'
export const CARD_TILES = 'tiles'
export const CARD_EMBLEM = 'icon.svg'

/** Lays aside what share cards are drawn with. */
export async function packCards(folder: string): Promise<void> {
  await packType(join(folder, CARD_TYPE))
  await cp('src/theme/tiles', join(folder, CARD_TILES), { recursive: true })
  await cp('src/theme/icon.svg', join(folder, CARD_EMBLEM))
}
