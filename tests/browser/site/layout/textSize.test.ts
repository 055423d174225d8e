import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage } from '../../../setup/browser.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const size = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize)

describe.each([390, 1280])('the text size at %i px', width => {
  it('is one of three, and the device keeps it from the first paint on', async () => {
    const page = await openPage(browser, `${origin}/about`, {
      width,
      expected: [/ERR_FAILED/],
    })
    await page.getByRole('button', { name: '我已知悉' }).click()
    await page.getByRole('button', { name: '字體大小' }).click()
    await expect.poll(() => page.getByRole('radio', { name: '標準' }).isChecked()).toBe(true)
    await expect.poll(() => size(page)).toBe('16px')
    await page.getByText('較大', { exact: true }).click()
    await expect.poll(() => size(page)).toBe('18px')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => size(page)).toBe('20px')

    // Without the site's own script only the page's first one is left.
    await page.route('**/assets/*.js', route => route.abort())
    await page.reload()
    await expect.poll(() => size(page)).toBe('20px')
    await page.unroute('**/assets/*.js')
    await page.reload()
    await page.getByRole('button', { name: '字體大小' }).click()
    await expect.poll(() => page.getByRole('radio', { name: '最大' }).isChecked()).toBe(true)
  })
})

describe('the choice of text sizes', () => {
  it('is closed by Esc, with the focus back on its button', async () => {
    const page = await openPage(browser, `${origin}/home`, { width: 390 })
    await page.getByRole('button', { name: '我已知悉' }).click()
    const button = page.getByRole('button', { name: '字體大小' })
    await button.click()
    await page.getByRole('radio', { name: '標準' }).focus()
    await page.keyboard.press('Escape')
    await page.getByRole('radio', { name: '標準' }).waitFor({ state: 'hidden' })
    await expect
      .poll(() => button.evaluate(element => element === document.activeElement))
      .toBe(true)
  })
})
