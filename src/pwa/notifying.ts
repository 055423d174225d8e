/** When the server was last told of this device's subscription, as the device keeps it; milliseconds. */
export const TOLD = 'pushTold'

/**
 * Whether this browser can be notified at all, and was not told never to. Asked before `push.ts`, which few
 * pages need, is fetched.
 */
export const canNotify = (): boolean =>
  'PushManager' in globalThis &&
  'Notification' in globalThis &&
  navigator.serviceWorker !== undefined &&
  Notification.permission !== 'denied'
