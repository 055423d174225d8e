/** Notifications of special and bad-weather notices on this device. */
import { pushCalls } from '#contract/calls/push.ts'
import { Failure } from '#contract/failure.ts'
import type { PushSubscriptionWire } from '#contract/pushMessage.ts'
import { createRequestCall } from '#data/api.ts'

/** Whether this browser can at all, and was not told never to. */
export const canNotify = (): boolean =>
  'PushManager' in globalThis &&
  'Notification' in globalThis &&
  navigator.serviceWorker !== undefined &&
  Notification.permission !== 'denied'

const request = createRequestCall()

async function pushManager(): Promise<PushManager | undefined> {
  const registration = await navigator.serviceWorker.getRegistration()
  return registration?.pushManager
}

/** Whether this device is subscribed. */
export async function isSubscribed(): Promise<boolean> {
  return (await (await pushManager())?.getSubscription()) != null
}

/**
 * Asks the visitor, the browser's push service and our server, in this order.
 * @returns whether it is subscribed then; a visitor may well say no
 * @throws Failure where the browser's service or ours cannot be reached
 */
export async function subscribe(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { key } = await request(pushCalls.pushKey)
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const subscription = await (await pushManager())?.subscribe(options).catch((cause: unknown) => {
    throw new Failure('unreachable', { cause })
  })
  if (!subscription) return false
  try {
    const body = subscription.toJSON() as PushSubscriptionWire
    await request(pushCalls.subscribePush, undefined, body)
  } catch (error) {
    // Half a subscription would look like one and never say anything.
    await subscription.unsubscribe()
    throw error
  }
  return true
}

/** One tap, and nothing comes any more: here at once, on the server as soon as it can be told. */
export async function unsubscribe(): Promise<void> {
  const subscription = await (await pushManager())?.getSubscription()
  if (!subscription) return
  const { endpoint } = subscription
  await subscription.unsubscribe()
  // An endpoint that is not in use any more says so itself when it is next written to.
  await request(pushCalls.unsubscribePush, undefined, { endpoint }).catch(() => undefined)
}
