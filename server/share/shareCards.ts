/**
 * Share cards, drawn when they are first asked for and then kept. What must hold: what is drawn is made of
 * records and the school's name alone, never of an address; so however many ask, a card is drawn once, and there
 * are no more of them than records, and one.
 */
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { cardFingerprint, type ShareCard } from '#contract/shareCard.ts'
import { openTypeface } from '../drawing/typeface.ts'
import { type CardParts, drawCard, drawSchoolCard } from './drawCard.ts'
import { CARD_EMBLEM, CARD_TILES, CARD_TYPE } from './packCards.ts'

/** Some 250 cards. */
const MOST_BYTES = 16 * 2 ** 20

interface ShareCardParts {
  /** Where the build left what cards are drawn with. */
  contentFolder: string
  /** A stored file's bytes. */
  readFile: (name: string) => Promise<Uint8Array | undefined>
}

export function createShareCards({ contentFolder, readFile }: ShareCardParts) {
  const parts: CardParts = {
    typeface: openTypeface(join(contentFolder, CARD_TYPE)),
    tilesFolder: join(contentFolder, CARD_TILES),
    emblem: join(contentFolder, CARD_EMBLEM),
    readFile,
  }
  // One at a time: a page is worth more than a card.
  const inTurn = pLimit(1)
  const drawn = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_, __, { context: draw }) => inTurn(draw),
  })
  async function once(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const bytes = await drawn.fetch(name, { context: draw })
    if (!bytes) throw new Error('a card was not drawn')
    return bytes
  }
  return {
    /** A record's card as JPEG. */
    get: (card: ShareCard): Promise<Buffer> =>
      once(cardFingerprint(card), () => drawCard(card, parts)),

    /** The school's own, as JPEG. */
    ofSchool: (school: ShareCard['school']): Promise<Buffer> =>
      once(JSON.stringify(school), () => drawSchoolCard(school, parts)),
  }
}

export type ShareCards = ReturnType<typeof createShareCards>
