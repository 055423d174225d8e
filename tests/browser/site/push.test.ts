/** A message as the browser's push service would deliver it: shown, and opened. */
import type { CDPSession, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { CHROME } from '../../setup/browser.ts'
import { type Phone, startPhone, whenKept } from '../../setup/phone.ts'
import { sharedSite } from '../../setup/site.ts'

const { origin } = sharedSite()
let phone: Phone
let page: Page
let session: CDPSession
let registrationId: string

beforeAll(async () => {
  // The engine alone shows no notifications.
  phone = await startPhone(CHROME)
  await phone.context.grantPermissions(['notifications'], { origin })
  page = await phone.open(`${origin}/about`)
  await whenKept(page)
  await page.getByRole('button', { name: '我已知悉' }).click()
  session = await phone.context.newCDPSession(page)
  const registered = new Promise<string>(resolve => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  registrationId = await registered
})
afterAll(() => phone.close())
afterEach(() => expect(phone.complaints).toEqual([]))

const notifications = () =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const shown = (await registration?.getNotifications()) ?? []
    return shown.map(({ title, body, data: href }) => ({ title, body, href }))
  })

/** Delivers `data` to the worker through the browser itself, and resolves to what is shown then. */
async function deliver(data: string) {
  // One that comes again stands in the place of the first.
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  return notifications()
}

beforeEach(async () => {
  const left = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      const shown = (await registration?.getNotifications()) ?? []
      for (const notification of shown) notification.close()
      return shown.length
    })
  await expect.poll(left).toBe(0)
})

it('shows the notice, and a touch leads to it', async () => {
  const { data } = await (await fetch(`${origin}/api/getEnableLatestNotice`)).json()
  const [{ id, title }] = data
  const message = { title: `特別消息：${title}`, body: '詳情', href: `/latestNoticeDetail/${id}` }
  await expect.poll(() => deliver(JSON.stringify(message))).toEqual([message])
  const [worker] = phone.context.serviceWorkers()
  const touch = () =>
    worker?.evaluate(async () => {
      const scope = self as unknown as EventTarget & { registration: ServiceWorkerRegistration }
      for (const notification of await scope.registration.getNotifications()) {
        const event = new Event('notificationclick')
        Object.assign(event, { notification, waitUntil: () => undefined })
        scope.dispatchEvent(event)
      }
    })
  await touch()
  await page.waitForURL(`**/latestNoticeDetail/${id}`)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  // A delivery that was on its way when the first one was seen may show it once more.
  const left = async () => {
    await touch()
    return notifications()
  }
  await expect.poll(left).toEqual([])
})

it.each([
  'no JSON at all',
  JSON.stringify({ title: 1 }),
  JSON.stringify({ title: 'a', body: 'b', href: 'https://elsewhere.example/' }),
])('shows that there is news for a message it cannot read: %s', async data => {
  const general = { title: '澳門持續教育學校', body: '有新的公告', href: '/latestNotice' }
  await expect.poll(() => deliver(data)).toEqual([general])
})
