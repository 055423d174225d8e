import { lookup } from 'node:dns'
import { Agent } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress, isPublicHost } from './subscription'

/** Which push services are spoken to, and how. */
export interface PushReach {
  mayBe: (host: string) => boolean
  agent: Agent
}

/**
 * Looks a name up and refuses what is not on the internet. It is done for the very connection that is
 * then made: a name that meant something else a moment ago cannot lead into our own network.
 */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0)
    const [first] = found
    const isPublic = found.every(({ address }) => isPublicAddress(address))
    if (!first || !isPublic) {
      return done(
        Object.assign(new Error(`${host} is no public host`), { code: 'ENOTPUBLIC' }),
        '',
        0,
      )
    }
    if (options.all) done(null, found)
    else done(null, first.address, first.family)
  })
}

/** Every service on the internet, and none in our own network. */
export const publicReach = (): PushReach => ({
  mayBe: isPublicHost,
  agent: new Agent({ lookup: publicLookup, keepAlive: true, maxSockets: 20 }),
})
