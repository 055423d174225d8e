/** What a push message carries, encrypted on its way: enough to be shown without asking the server. */
export interface PushMessage {
  title: string
  body: string
  /** The page it opens, on this site. */
  href: string
}

/** Whether a value from outside is one. */
export function isPushMessage(value: unknown): value is PushMessage {
  if (typeof value !== 'object' || value === null) return false
  const { title, body, href } = value as Partial<Record<keyof PushMessage, unknown>>
  return [title, body, href].every(part => typeof part === 'string') && /^\/[^/\\]/.test(`${href}`)
}

/** What a browser's subscription says, as `subscribePush` takes it. */
export interface PushSubscriptionWire {
  /** Where messages go: https, at the browser vendor's push service. */
  endpoint: string
  /** base64url */
  keys: { p256dh: string; auth: string }
  /** The ids of the courses that were saved there, of whose deadlines it is reminded; as before where left out. */
  courses?: string[]
}

/** So many saved courses at most, the latest of them. */
export const MOST_REMINDED = 50
