/** A push subscription as it arrives from anybody: nothing of it is trusted. */
import { Failure, type Issue, invalid } from '#contract/failure.ts'
import { isId } from '#contract/identity.ts'
import { MOST_REMINDED, type PushSubscriptionWire } from '#contract/pushMessage.ts'
import { isPublicHost } from './publicAddress.ts'
import type { PushReach } from './reach.ts'

const LONGEST_ENDPOINT = 1_000
const P256DH = /^[\w-]{87}=?$/
const AUTH = /^[\w-]{22}={0,2}$/

const issue = (field: string, label: string, message: string): Issue => ({
  field,
  label,
  rule: 'format',
  message,
})

/** An https address that names nobody; `undefined` for anything else. */
function readAddress(endpoint: unknown): URL | undefined {
  if (typeof endpoint !== 'string' || endpoint.length > LONGEST_ENDPOINT) return undefined
  const address = URL.canParse(endpoint) ? new URL(endpoint) : undefined
  const isPlain = address?.protocol === 'https:' && !address.username && !address.password
  return isPlain ? address : undefined
}

const endpointIssue = (message: string) => issue('endpoint', '推送位址', message)

/** What a subscription that ends is known by, wherever it leads. @throws Failure `invalid` */
export function readEndpoint(endpoint: unknown): string {
  const address = readAddress(endpoint)
  if (!address) throw invalid([endpointIssue('必須是公開的https網址')])
  return address.href
}

/** What keeps an address from being that of a push service. */
function serviceIssues(address: URL | undefined, mayBe: PushReach['mayBe']): Issue[] {
  if (address && mayBe(address)) return []
  const isPublic = address && address.port === '' && isPublicHost(address.hostname)
  return [endpointIssue(isPublic ? '不是已知的推送服務' : '必須是公開的https網址')]
}

/** @throws Failure `invalid` that names everything wrong with it */
export function readSubscription(
  body: Readonly<Record<string, unknown>> | undefined,
  mayBe: PushReach['mayBe'],
): PushSubscriptionWire {
  const address = readAddress(body?.endpoint)
  const keys = (body?.keys ?? {}) as Partial<Record<'p256dh' | 'auth', unknown>>
  const { p256dh, auth } = typeof keys === 'object' ? keys : {}
  const issues = [
    ...serviceIssues(address, mayBe),
    ...(isMatch(p256dh, P256DH) ? [] : [issue('p256dh', '推送公鑰', '格式不正確')]),
    ...(isMatch(auth, AUTH) ? [] : [issue('auth', '推送密鑰', '格式不正確')]),
  ]
  const courses = body?.courses ?? undefined
  if (!isCourses(courses)) issues.push(issue('courses', '收藏的課程', '格式不正確'))
  if (!address || issues.length > 0) throw invalid(issues)
  const own = { p256dh: String(p256dh), auth: String(auth) }
  return {
    endpoint: address.href,
    keys: own,
    ...(isCourses(courses) && courses ? { courses } : {}),
  }
}

/** A list of ids, or none. */
const isCourses = (value: unknown): value is string[] | undefined =>
  value === undefined ||
  (Array.isArray(value) && value.length <= MOST_REMINDED && value.every(isId))

const isMatch = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value)

/** More would be more than a school has visitors. */
const MOST_SUBSCRIPTIONS = 200_000

/** @throws Failure `noSpace` where there are too many already */
export function checkRoom(count: number): void {
  if (count >= MOST_SUBSCRIPTIONS) throw new Failure('noSpace')
}
