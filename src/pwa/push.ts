/** Notifications on this device: of special and bad-weather notices, and of saved courses' deadlines. */
import { pushCalls } from '#contract/calls/push.ts'
import { Failure } from '#contract/failure.ts'
import { MOST_REMINDED, type PushSubscriptionWire } from '#contract/pushMessage.ts'
import { DAY_MS } from '#contract/time.ts'
import { createRequestCall } from '#data/api.ts'
import { keepChoice, keptChoice } from '#data/deviceChoice.ts'
import { TOLD } from './notifying.ts'

const request = createRequestCall()

/** Subscriptions are renewed, and end, without a word to us: what was told longer ago is told again. */
const TOLD_HOLDS_MS = DAY_MS

async function pushManager(): Promise<PushManager | undefined> {
  const registration = await navigator.serviceWorker.getRegistration()
  return registration?.pushManager
}

const subscription = async () => (await (await pushManager())?.getSubscription()) ?? undefined

/** Whether this device is subscribed. */
export const isSubscribed = async (): Promise<boolean> => (await subscription()) !== undefined

/** Tells the server of a subscription, and of which courses' deadlines it is to be reminded. */
async function tell(own: PushSubscription, courses: readonly string[]): Promise<void> {
  await request(pushCalls.subscribePush, undefined, {
    ...(own.toJSON() as PushSubscriptionWire),
    courses: courses.slice(0, MOST_REMINDED),
  })
  keepChoice(TOLD, Date.now())
}

/**
 * Where this device is subscribed, tells the server so once a day.
 * @param courses the ids of the saved ones
 * @throws Failure where the server cannot be reached; it is told the next time
 */
export async function tellAgain(courses: readonly string[]): Promise<void> {
  const own = await subscription()
  const isTold = Math.abs(Date.now() - Number(keptChoice(TOLD))) < TOLD_HOLDS_MS
  if (own && !isTold) await tell(own, courses)
}

/**
 * Where this device is subscribed, tells the server which courses are saved on it.
 * @param courses their ids, the latest first
 * @returns whether it will be reminded of them
 * @throws Failure where the server cannot be reached
 */
export async function remindOf(courses: readonly string[]): Promise<boolean> {
  const own = await subscription()
  if (own) await tell(own, courses)
  return own !== undefined
}

/**
 * Asks the visitor, the browser's push service and our server, in this order.
 * @param courses the ids of the saved ones, of whose deadlines it is to be reminded
 * @returns whether it is subscribed then; a visitor may well say no
 * @throws Failure where the browser's service or ours cannot be reached
 */
export async function subscribe(courses: readonly string[]): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { key } = await request(pushCalls.pushKey)
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const own = await (await pushManager())?.subscribe(options).catch((cause: unknown) => {
    throw new Failure('unreachable', { cause })
  })
  if (!own) return false
  try {
    await tell(own, courses)
  } catch (error) {
    // Half a subscription would look like one and never say anything.
    await own.unsubscribe()
    throw error
  }
  return true
}

/** One tap, and nothing comes any more: here at once, on the server as soon as it can be told. */
export async function unsubscribe(): Promise<void> {
  const own = await subscription()
  if (!own) return
  const { endpoint } = own
  await own.unsubscribe()
  // An endpoint that is not in use any more says so itself when it is next written to.
  await request(pushCalls.unsubscribePush, undefined, { endpoint }).catch(() => undefined)
}
