import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** What an application was set to. */
interface Settings {
  get: (name: string) => unknown
}

/**
 * The address that a request comes from: the visitor's, where proxies that are trusted tell. What is no
 * address is not believed, and nothing before it.
 */
export function visitorAddress(
  app: Settings,
): (req: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  const isTrusted = app.get('trust proxy fn') as (address: string, hop: number) => boolean
  return ({ socket, headers }) => {
    const told = String(headers['x-forwarded-for'] ?? '').split(',')
    let address = socket.remoteAddress ?? ''
    for (const [hop, each] of told.reverse().entries()) {
      const next = each.trim()
      if (!isTrusted(address, hop) || !isIP(next)) break
      address = next
    }
    return address
  }
}
