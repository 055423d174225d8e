import { Router } from 'express'
import { DAY_MS } from '#contract/time.ts'
import { schoolContact } from '../published/schoolContact.ts'
import type { Site } from '../site.ts'
import type { VisitorFileParts } from './visitorFile.ts'

const PATH = '/.well-known/security.txt'

/** The standard asks for less than a year. */
const VALID_MS = 180 * DAY_MS

/** Whom to tell of a hole in the site: RFC 9116. Staff change the address with the school's contact. */
export function securityText({
  ask,
  publicOrigin,
  now,
}: VisitorFileParts & Pick<Site, 'now'>): Router {
  const router = Router()
  router.get(PATH, async (_req, res) => {
    const { email } = await schoolContact(ask)
    const expires = new Date(now().getTime() + VALID_MS)
    const isAddress = /^[^\s@<>\p{C}]+@[^\s@<>\p{C}]+$/u.test(email)
    const contact = isAddress ? `mailto:${encodeURI(email)}` : `${publicOrigin}/about#contact`
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: zh-Hant, pt, en',
      `Canonical: ${publicOrigin}${PATH}`,
    ]
    res
      .set('Cache-Control', 'no-cache')
      .type('text/plain')
      .send(`${lines.join('\n')}\n`)
  })
  return router
}
