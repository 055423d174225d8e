import { lookup } from 'node:dns'
import { Agent } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './publicAddress.ts'

/** Which push services are spoken to, and how. */
export interface PushReach {
  /** Whether a push service may be at an https address. */
  mayBe: (address: URL) => boolean
  agent: Agent
  /** For one message, from looking its service up to the end of the answer; milliseconds. */
  deadlineMs?: number
}

/** The push services of the browsers that there are; `*.` stands for any name under it. */
const BROWSERS_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  'web.push.apple.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

const isCalled = (host: string, name: string): boolean =>
  name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name

/** Whether a known push service is at an address. @param more hosts besides the browsers' */
export const isKnownService =
  (more: readonly string[] = []) =>
  ({ hostname, port }: URL): boolean =>
    port === '' && [...BROWSERS_SERVICES, ...more].some(name => isCalled(hostname, name))

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

/** The known services on the internet, and none in our own network. @param hosts more of them */
export const publicReach = (hosts: readonly string[]): PushReach => ({
  mayBe: isKnownService(hosts),
  agent: new Agent({ lookup: publicLookup, keepAlive: true, maxSockets: 20 }),
})
