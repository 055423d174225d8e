/** A push subscription as it arrives from anybody: nothing of it is trusted. */
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Failure, type Issue, invalid } from '#contract/failure'
import type { PushSubscriptionWire } from '#contract/pushMessage'

const LONGEST_ENDPOINT = 1_000
const P256DH = /^[\w-]{87}=?$/
const AUTH = /^[\w-]{22}={0,2}$/

const issue = (field: string, label: string, message: string): Issue => ({
  field,
  label,
  rule: 'format',
  message,
})

/** Whether an address is one that anybody on the internet can reach: no machine of our own network. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.process(address).range() === 'unicast'
}

/** Whether a push service may be there, before its name is looked up. */
export function isPublicHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  if (isIP(bare)) return isPublicAddress(bare)
  return bare.includes('.') && !/(^|\.)(localhost|local|internal|home\.arpa)\.?$/i.test(bare)
}

/** The endpoint that a subscription or its end names. @throws Failure `invalid` */
export function readEndpoint(
  endpoint: unknown,
  mayBe: (host: string) => boolean = isPublicHost,
): string {
  const address =
    typeof endpoint === 'string' && endpoint.length <= LONGEST_ENDPOINT && URL.canParse(endpoint)
      ? new URL(endpoint)
      : undefined
  const isAllowed =
    address?.protocol === 'https:' &&
    address.username === '' &&
    address.password === '' &&
    mayBe(address.hostname)
  if (!isAllowed) throw invalid([issue('endpoint', '推送位址', '必須是公開的https網址')])
  return address.href
}

/** @throws Failure `invalid` that names everything wrong with it */
export function readSubscription(
  body: Readonly<Record<string, unknown>> | undefined,
  mayBe?: (host: string) => boolean,
): PushSubscriptionWire {
  const endpoint = readEndpoint(body?.endpoint, mayBe)
  const keys = (body?.keys ?? {}) as Partial<Record<'p256dh' | 'auth', unknown>>
  const { p256dh, auth } = typeof keys === 'object' ? keys : {}
  const issues = [
    ...(isMatch(p256dh, P256DH) ? [] : [issue('p256dh', '推送公鑰', '格式不正確')]),
    ...(isMatch(auth, AUTH) ? [] : [issue('auth', '推送密鑰', '格式不正確')]),
  ]
  if (issues.length > 0) throw invalid(issues)
  return { endpoint, keys: { p256dh: String(p256dh), auth: String(auth) } }
}

const isMatch = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value)

/** More would be more than a school has visitors. */
export const MOST_SUBSCRIPTIONS = 200_000

/** @throws Failure `noSpace` where there are too many already */
export function checkRoom(count: number): void {
  if (count >= MOST_SUBSCRIPTIONS) throw new Failure('noSpace')
}
