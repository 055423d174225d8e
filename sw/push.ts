/** Messages from the school: shown as notifications, each of which opens its notice. */
import { initialContact } from '#contract/contact.ts'
import { BADGE, iconAddress } from '#contract/installation.ts'
import { isPushMessage } from '#contract/pushMessage.ts'
import { visitorsWindow } from './visitorsWindow.ts'

declare const self: ServiceWorkerGlobalScope

/** Listens for what the push service delivers, and for the visitor's touch on what is shown. */
export function listenForPush(): void {
  self.addEventListener('push', event => event.waitUntil(show(event.data)))
  self.addEventListener('notificationclick', event => {
    event.notification.close()
    event.waitUntil(open(String(event.notification.data ?? '/latestNotice')))
  })
}

/** A browser demands that every message be shown, so one that cannot be read is shown as well. */
async function show(data: PushMessageData | null): Promise<void> {
  let message: unknown
  try {
    message = data?.json()
  } catch {
    message = undefined
  }
  const { title, body, href } = isPushMessage(message)
    ? message
    : { title: initialContact.name.zh, body: '有新的公告', href: '/latestNotice' }
  await self.registration.showNotification(title, {
    body,
    data: href,
    tag: href,
    lang: 'zh-Hant-MO',
    icon: iconAddress('any', 192),
    badge: BADGE.address,
  })
}

/** In a window that is there, else in a new one. Addresses of this site only. */
async function open(href: string): Promise<void> {
  const address = new URL(href, location.origin)
  if (address.origin !== location.origin) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const first = visitorsWindow(windows)
  if (!first) {
    await self.clients.openWindow(address.href)
    return
  }
  // A browser that does not let it come to the front lets it go to the page all the same.
  await first.focus().catch(() => undefined)
  await first.navigate(address.href).catch(() => self.clients.openWindow(address.href))
}
