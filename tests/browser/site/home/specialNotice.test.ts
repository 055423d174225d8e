import { isDeepStrictEqual } from 'node:util'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage } from '../../../setup/browser.ts'
import { ownSite } from '../../../setup/site.ts'
import { signIn } from '../../../setup/staff.ts'

const site = await ownSite()
const { origin } = site
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('the special notice', () => {
  it('is closed by its button alone, and is not shown again on this device', async () => {
    const page = await openPage(browser, `${origin}/home`, { width: 1280 })
    const dialog = page.getByRole('dialog', { name: '特別消息' })
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect.poll(() => dialog.isVisible()).toBe(true)

    await dialog.getByRole('button', { name: '我已知悉' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.goto(`${origin}/course`)
    await page
      .getByText(/^尚餘\d+日$/)
      .first()
      .waitFor()
    await expect.poll(() => dialog.isVisible()).toBe(false)
  })

  it('shows title, time and text of every one, and lets nothing else take the focus', async () => {
    const page = await openPage(browser, `${origin}/home`, { width: 390 })
    const dialog = page.getByRole('dialog', { name: '特別消息' })
    await dialog.waitFor()
    const headings = dialog.getByRole('heading', { level: 3 })
    // Those of other tests come and go at this site: until both were asked of the same.
    await expect
      .poll(async () => {
        await page.reload()
        await dialog.waitFor()
        const answer = await fetch(`${origin}/api/getSpecialLatestNotice`)
        const { data } = (await answer.json()) as { data: { title: string }[] }
        const given = data.map(({ title }) => title)
        return isDeepStrictEqual(await headings.allTextContents(), given)
      })
      .toBe(true)
    const count = await headings.count()
    await expect.poll(() => dialog.locator('time').count()).toBe(count)
    await expect.poll(() => dialog.locator('article p').count()).toBeGreaterThan(count)
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(() => {
        const { activeElement, body } = document
        return activeElement === body || activeElement?.closest('dialog') !== null
      })
      expect(isInside).toBe(true)
    }
  })

  it('opens again for a new one', async () => {
    const page = await openPage(browser, `${origin}/latestNotice`, { width: 1280 })
    const dialog = page.getByRole('dialog', { name: '特別消息' })
    const titles = () => dialog.getByRole('heading', { level: 3 }).allTextContents()
    await dialog.waitFor()
    const known = await titles()
    await dialog.getByRole('button', { name: '我已知悉' }).click()
    const staff = await signIn(site)
    const id = await staff.add('LatestNotice', { title: '臨時停課通知', special: true })
    try {
      await page.reload()
      await dialog.waitFor()
      // Those of other tests, which come and go at this site meanwhile, are new as well.
      await expect.poll(titles).toContain('臨時停課通知')
      expect((await titles()).filter(title => known.includes(title))).toEqual([])
    } finally {
      await staff.remove('LatestNotice', id)
    }
  })

  it('keeps nobody from reading where it cannot be fetched', async () => {
    const page = await openPage(browser, `${origin}/admin/login`, {
      width: 1280,
      expected: [/status of 400/],
    })
    await page.route('**/api/getSpecialLatestNotice*', route =>
      route.fulfill({ status: 400, json: { success: false, message: '測試', data: null } }),
    )
    await page.goto(`${origin}/course`)
    await page.getByRole('status').getByText('ERROR：測試').waitFor()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('navigation', { name: '主目錄' }).getByText('最新公告').click()
    await page.getByRole('heading', { name: '最新公告', level: 1 }).waitFor()
  })

  it('is never what the browser takes for the largest paint', async () => {
    const page = await openPage(browser, `${origin}/latestNotice`, { width: 390 })
    await page.getByRole('dialog', { name: '特別消息' }).waitFor()
    const largest = await page.evaluate(
      () =>
        new Promise<string | undefined>(done => {
          new PerformanceObserver(list => {
            const last = list.getEntries().at(-1) as
              | (PerformanceEntry & { element?: Element })
              | undefined
            done(last?.element?.closest('dialog, main')?.tagName)
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
    expect(largest).toBe('MAIN')
  })
})
