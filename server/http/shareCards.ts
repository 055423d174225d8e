import { Router } from 'express'
import { collections } from '#contract/collections/index.ts'
import { recordOfAddress } from '#contract/pages.ts'
import { CARD_PATH, cardFingerprint, SCHOOL_CARD, shareCardOf } from '#contract/shareCard.ts'
import { schoolContact } from '../published/schoolContact.ts'
import type { ShareCards } from '../share/shareCards.ts'
import { sendMissing } from './missing.ts'
import { visibleRecord } from './visibleRecord.ts'
import type { VisitorFileParts } from './visitorFile.ts'

interface CardFileParts extends Pick<VisitorFileParts, 'ask'> {
  cards: ShareCards
}

/** The pictures that are shown beside links: the school's own, and `card-….jpg` below a record's page. */
export function shareCards({ ask, cards }: CardFileParts): Router {
  const router = Router()
  router.get(SCHOOL_CARD, async (_req, res) => {
    const { name } = await schoolContact(ask)
    const bytes = await cards.ofSchool({ zh: name.zh, pt: name.pt })
    res.set('Cache-Control', 'public, max-age=86400')
    res.set('Cross-Origin-Resource-Policy', 'cross-origin').type('image/jpeg').send(bytes)
  })
  router.get(CARD_PATH, async (req, res) => {
    const found = recordOfAddress(req.params[0] ?? '', collections)
    const record = found && (await visibleRecord(ask, found))
    if (!record) {
      sendMissing(res)
      return
    }
    const card = shareCardOf(found.collection, record, await schoolContact(ask))
    try {
      const bytes = await cards.get(card)
      // Who has an address of before the last change gets the card of now, and does not keep it.
      const isOfNow = cardFingerprint(card) === req.params[1]
      res.set('Cache-Control', isOfNow ? 'public, max-age=31536000, immutable' : 'no-cache')
      res.set('Cross-Origin-Resource-Policy', 'cross-origin').type('image/jpeg').send(bytes)
    } catch (error) {
      req.log.error({ err: error }, 'a share card could not be drawn')
      res.set('Cache-Control', 'no-store').redirect(302, SCHOOL_CARD)
    }
  })
  return router
}
