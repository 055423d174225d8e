import type { IncomingMessage } from 'node:http'
import type { Express } from 'express'
import type { Logger } from 'pino'
import { rangeOf } from '../access/network.ts'

const isOurs = (address: string): boolean =>
  ['loopback', 'linkLocal', 'uniqueLocal', 'private'].includes(rangeOf(address) ?? '')

/**
 * Says once that there seems to be a proxy that is not trusted: all visitors would count as one, and the
 * limit of each would be that of all.
 */
export function createProxyHint(app: Pick<Express, 'get'>, logger: Logger) {
  let isDone = app.get('trust proxy') !== false
  return ({ headers, socket }: IncomingMessage): void => {
    if (isDone || headers['x-forwarded-for'] === undefined) return
    if (!isOurs(socket.remoteAddress ?? '')) return
    isDone = true
    logger.warn(
      'a proxy of this network is in front, but TRUST_PROXY is off: visitors count as one',
    )
  }
}
