/**
 * Share cards, drawn when they are first asked for and then kept. What must hold: what is drawn is made of
 * records alone, never of an address; so however many ask, a card is drawn once, and there are no more of
 * them than records.
 */
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { cardFingerprint, type ShareCard } from '#contract/shareCard.ts'
import { openTypeface } from '../drawing/typeface.ts'
import { drawCard } from './drawCard.ts'
import { CARD_TILES, CARD_TYPE } from './packCards.ts'

/** Some 250 cards. */
const MOST_BYTES = 16 * 2 ** 20

interface ShareCardParts {
  /** Where the build left what cards are drawn with. */
  contentFolder: string
  /** A stored file's bytes. */
  readFile: (name: string) => Promise<Uint8Array | undefined>
}

export function createShareCards({ contentFolder, readFile }: ShareCardParts) {
  const typeface = openTypeface(join(contentFolder, CARD_TYPE))
  const tilesFolder = join(contentFolder, CARD_TILES)
  // One at a time: a page is worth more than a card.
  const inTurn = pLimit(1)
  const drawn = new LRUCache<string, Buffer, ShareCard>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_, __, { context: card }) =>
      inTurn(drawCard, card, { typeface, tilesFolder, readFile }),
  })
  return {
    /** A card as JPEG. */
    async get(card: ShareCard): Promise<Buffer> {
      const bytes = await drawn.fetch(cardFingerprint(card), { context: card })
      if (!bytes) throw new Error('a card was not drawn')
      return bytes
    },
  }
}

export type ShareCards = ReturnType<typeof createShareCards>
