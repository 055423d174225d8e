import { Router } from 'express'
import type { Contact } from '#contract/contact'
import { type Endpoint, generalEndpoints } from '#contract/endpoint'
import { DAY_MS } from '#contract/time'

interface SecurityTextDependencies {
  /** Asks a call as a visitor. */
  ask: (endpoint: Endpoint, value?: string) => Promise<unknown>
  publicOrigin: string
  now: () => Date
}

const PATH = '/.well-known/security.txt'

/** The standard asks for less than a year. */
const VALID_MS = 180 * DAY_MS

/** Whom to tell of a hole in the site: RFC 9116. Staff change the address with the school's contact. */
export function securityText({ ask, publicOrigin, now }: SecurityTextDependencies): Router {
  const router = Router()
  router.get(PATH, async (_req, res) => {
    const { value } = (await ask(generalEndpoints.settingByName, 'contact')) as { value: Contact }
    const expires = new Date(now().getTime() + VALID_MS)
    const isAddress = /^[^\s@<>\p{C}]+@[^\s@<>\p{C}]+$/u.test(value.email)
    const contact = isAddress ? `mailto:${encodeURI(value.email)}` : `${publicOrigin}/about#contact`
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
