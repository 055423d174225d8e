import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { Failure } from '#contract/failure.ts'
import { refuseEarly } from './refuseEarly.ts'

/**
 * Whether a request says once where it goes; Node takes the first of several, a proxy perhaps the last. Only
 * the oldest HTTP may leave it out.
 */
export function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/** Refuses what says several times where it goes, or never. */
export const oneHost: RequestHandler = (req, res, next) => {
  if (hasOneHost(req)) return next()
  res.set('Connection', 'close')
  const failure = new Failure('invalid', { message: 'Host：必須有一個，且只可有一個' })
  refuseEarly(req, res, failure, 'Not one Host.')
}
