/** Saved courses are spoken of to the server only where the device takes notifications, and to remind of them. */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { CHROME } from '../../setup/browser.ts'
import { type Phone, startPhone, whenKept } from '../../setup/phone.ts'
import { workerSite } from '../../setup/site.ts'

const { origin } = workerSite()
let phone: Phone
let page: Page
/** What the page told the server: the call, and the courses where it named any. */
const told: [call: string, courses: string[] | undefined][] = []

/** Stands in for the browser's own service, which these machines do not reach. */
function standIn() {
  const KEY = 'subscribed'
  const own = () => ({
    endpoint: 'https://fcm.googleapis.com/fcm/send/reminders',
    toJSON() {
      const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
      return { endpoint: this.endpoint, keys }
    },
    async unsubscribe() {
      localStorage.removeItem(KEY)
      return true
    },
  })
  Object.assign(PushManager.prototype, {
    async subscribe() {
      localStorage.setItem(KEY, '')
      return own()
    },
    async getSubscription() {
      return localStorage.getItem(KEY) === null ? null : own()
    },
  })
}

beforeAll(async () => {
  phone = await startPhone(CHROME)
  await phone.context.grantPermissions(['notifications'], { origin })
  await phone.context.addInitScript(standIn)
  page = await phone.open(`${origin}/course#current-courses`)
  await whenKept(page)
  await page.getByRole('button', { name: '我已知悉' }).click()
  page.on('request', request => {
    const call = /\/api\/((?:un)?subscribePush)$/.exec(request.url())?.[1]
    if (call) told.push([call, request.postDataJSON().courses])
  })
})
afterAll(() => phone.close())
afterEach(() => expect(phone.complaints).toEqual([]))

const save = (index: number) =>
  page.locator('#current-courses').getByRole('button', { name: /^收藏/ }).nth(index)

/** The id of the course in a row of the list. */
async function idOf(index: number): Promise<string> {
  const row = page.locator('#current-courses li', {
    has: page.getByRole('button', { name: /^收藏/ }),
  })
  const href = await row
    .nth(index)
    .locator('a[href*="/courseDetail/"]')
    .first()
    .getAttribute('href')
  return href?.split('/').at(-1) ?? ''
}

const toast = (words: string) => page.getByText(words)

it('nothing is sent of a saved course while the device takes no notifications', async () => {
  await save(0).click()
  await toast('已收藏，可在「課程列表」的「收藏」找到').waitFor()
  await toast('已收藏，可在「課程列表」的「收藏」找到').waitFor({ state: 'hidden' })
  expect(told).toEqual([])
})

it('who asks to be reminded is told before what is sent and what for, and their saved courses are named', async () => {
  const first = await idOf(0)
  await page.goto(`${origin}/course#saved`)
  const saved = page.locator('#saved')
  await saved.getByText('收藏的課程編號會連同通知訂閱送到本校，只作此用').waitFor()
  await saved.getByRole('button', { name: '截止前提醒我' }).click()
  await saved.getByRole('button', { name: '停止通知' }).waitFor()
  expect(told.splice(0)).toEqual([['subscribePush', [first]]])
})

it('from then on each course that is saved or taken out is told, and said so', async () => {
  await page.goto(`${origin}/course#current-courses`)
  const [first, second] = [await idOf(0), await idOf(1)]
  await save(1).click()
  await toast('為此，收藏的課程編號已送到本校').waitFor()
  await expect.poll(() => told).toEqual([['subscribePush', [second, first]]])
  await save(0).click()
  await expect.poll(() => told.at(-1)).toEqual(['subscribePush', [second]])
  told.length = 0
})

it('what could not be told for want of a line is told by the next page', async () => {
  const [first, second] = [await idOf(0), await idOf(1)]
  for (const [courses, isSaved] of [
    [[first, second], true],
    [[second], false],
  ] as const) {
    await page.route('**/api/subscribePush', route => route.abort())
    await save(0).click()
    // What could not be sent is tried again for a while, and then is not any more.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('pushTold'))).toBe(null)
    await page.unroute('**/api/subscribePush')
    told.length = 0
    await page.reload()
    await expect.poll(() => told).toEqual([['subscribePush', courses]])
    await save(0)
      .and(page.locator(`[aria-pressed=${isSaved}]`))
      .waitFor()
  }
  told.length = 0
})

it('a day later the server is told again, once: it may have forgotten what the screen says', async () => {
  await page.goto(`${origin}/course#current-courses`)
  const second = await idOf(1)
  const seeSaved = async () => {
    await page.goto(`${origin}/course#saved`)
    await page.locator('#saved').getByRole('button', { name: '停止通知' }).waitFor()
  }
  await seeSaved()
  expect(told).toEqual([])
  await page.evaluate(ms => localStorage.setItem('pushTold', `${Date.now() - ms}`), 86_400_000)
  await page.reload()
  await expect.poll(() => told).toEqual([['subscribePush', [second]]])
  // One that was left before its answer came would say so again.
  const age = () => page.evaluate(() => Date.now() - Number(localStorage.getItem('pushTold')))
  await expect.poll(age).toBeLessThan(86_400_000)
  await page.reload()
  await seeSaved()
  expect(told.splice(0)).toHaveLength(1)
})

it('who ends it is forgotten with their courses, and what is saved then is not sent', async () => {
  await page.goto(`${origin}/course#saved`)
  await page.locator('#saved').getByRole('button', { name: '停止通知' }).click()
  await page.locator('#saved').getByRole('button', { name: '截止前提醒我' }).waitFor()
  await expect.poll(() => told.splice(0)).toEqual([['unsubscribePush', undefined]])
  await page.goto(`${origin}/course#current-courses`)
  await save(2).click()
  await toast('已收藏，可在「課程列表」的「收藏」找到').waitFor()
  expect(told).toEqual([])
})
