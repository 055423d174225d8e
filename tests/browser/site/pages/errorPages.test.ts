import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../setup/accessible.ts'
import { browserOfFile } from '../../../setup/browser.ts'
import { layoutShifts } from '../../../setup/frames.ts'
import { sharedSite } from '../../../setup/site.ts'
import { isLong } from '../../../setup/storms.ts'

const { origin } = sharedSite()
const SCHOOL = '澳門持續教育學校'
const titleIs = (page: Page, title: string) => expect.poll(() => page.title()).toBe(title)

const visit = browserOfFile()

describe.each([390, 1280])('at %i px', width => {
  it('an address that nobody knows says so in the look of the site, with ways on', async () => {
    const page = await visit(`${origin}/no/such/page/of-a-fairly-long-address`, {
      width,
      expected: [/status of 404/],
    })
    await page.mouse.move(100, 100)
    await page.getByRole('heading', { level: 1, name: 'Oops! 找不到這一頁' }).waitFor()
    await page.getByText('Sorry, an unexpected error has occurred.').waitFor()
    await expect
      .poll(() =>
        page
          .getByText('404 Not Found: No route matches URL "/no/such/page/of-a-fairly-long-address"')
          .count(),
      )
      .toBe(1)
    await titleIs(page, `找不到這一頁｜${SCHOOL}`)
    // The address is said by the page that has come alive: nothing that one may be pressing moves for it.
    expect(await layoutShifts(page)).toEqual([])
    await page.getByRole('button', { name: '我已知悉' }).click()
    if (width === 1280) await page.getByRole('navigation', { name: '主目錄' }).waitFor()
    // It is one column at either width.
    if (width === 390) await expectAccessible(page)
    await page.getByRole('link', { name: '返回首頁' }).click()
    await page.waitForURL(`${origin}/home`)
    await page.getByRole('heading', { name: '五類課程' }).waitFor()
    await titleIs(page, SCHOOL)
  })
})

// It is the page of the unknown address with other words.
describe.each(isLong ? [390, 1280] : [390])('at %i px', width => {
  it('a record that cannot be fetched says why, keeps the menus, and can be tried again', async () => {
    const message = '公告整理中。'
    const page = await visit(`${origin}/home`, {
      width,
      expected: [/status of 403/, /Failure: 公告整理中。/],
      // Before the pointer comes to lie on a notice, which is then asked for ahead.
      before: empty =>
        empty.route('**/api/getLatestNoticeById/**', route =>
          route.fulfill({ status: 403, json: { success: false, message, data: null } }),
        ),
    })
    await page.getByRole('button', { name: '我已知悉' }).click()
    await page.locator('main a[href^="/latestNoticeDetail/"]').first().click()
    await page.getByRole('heading', { level: 1, name: 'Oops! 這一頁暫時無法顯示' }).waitFor()
    await page.getByRole('main').getByText(message).waitFor()
    await titleIs(page, `這一頁暫時無法顯示｜${SCHOOL}`)
    await page.getByRole('banner').waitFor()
    await page.unroute('**/api/getLatestNoticeById/**')
    await page.getByRole('button', { name: '重試' }).click()
    await page.getByRole('heading', { level: 1, name: 'Oops!' }).waitFor({ state: 'detached' })
    await titleIs(page, `${await page.locator('h1').textContent()}｜${SCHOOL}`)
  })
})

it('an address that cannot be read has the plain page, in its language and with a way on', async () => {
  const page = await visit(`${origin}/%E0%A4%A`, {
    width: 390,
    expected: [/status of 400/],
  })
  await page
    .getByRole('heading', { level: 1, name: 'Unexpected Application Error! 這個網址無法使用' })
    .waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('zh-Hant-MO')
  await expectAccessible(page)
  await page.getByRole('link', { name: '返回首頁' }).click()
  await page.waitForURL(`${origin}/home`)
})
