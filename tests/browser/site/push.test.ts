/** A message as the browser's push service would deliver it: shown, and opened. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { CHROME } from '../../setup/browser.ts'
import { type Phone, startPhone, whenKept } from '../../setup/phone.ts'
import { ownSite } from '../../setup/site.ts'

const { origin } = await ownSite()
let phone: Phone
beforeEach(async () => {
  // The engine alone shows no notifications.
  phone = await startPhone(CHROME)
  await phone.context.grantPermissions(['notifications'], { origin })
})
afterEach(async () => {
  await phone.close()
  expect(phone.complaints).toEqual([])
})

/** Delivers `data` to the worker through the browser itself. */
async function deliver(data: string) {
  const page = await phone.open(`${origin}/about`)
  await whenKept(page)
  await page.getByRole('button', { name: '我已知悉' }).click()
  const browser = await phone.context.newCDPSession(page)
  const registered = new Promise<string>(resolve => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  const registrationId = await registered
  const shown = async () => {
    // One that comes again stands in the place of the first.
    await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
    return notifications()
  }
  const notifications = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      const notifications = (await registration?.getNotifications()) ?? []
      return notifications.map(({ title, body, data: href }) => ({ title, body, href }))
    })
  return { page, shown, notifications }
}

it('shows the notice, and a touch leads to it', async () => {
  const { data } = await (await fetch(`${origin}/api/getEnableLatestNotice`)).json()
  const [{ id, title }] = data
  const message = { title: `特別消息：${title}`, body: '詳情', href: `/latestNoticeDetail/${id}` }
  const { page, shown, notifications } = await deliver(JSON.stringify(message))
  await expect.poll(shown, { timeout: 10_000 }).toEqual([message])
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
  const { shown } = await deliver(data)
  const general = { title: '澳門持續教育學校', body: '有新的公告', href: '/latestNotice' }
  await expect.poll(shown, { timeout: 10_000 }).toEqual([general])
})
