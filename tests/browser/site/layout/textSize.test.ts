import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { browserOfFile, oneWindow } from '../../../setup/browser.ts'
import { sharedSite } from '../../../setup/site.ts'
import { pressedWithoutFocus } from './menus.ts'

const { origin } = sharedSite()
const visit = browserOfFile()

const size = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize)

describe('the text size', () => {
  const page = oneWindow(async () => {
    const about = await visit(`${origin}/about`, {
      width: 390,
      expected: [/ERR_FAILED/],
    })
    await about.getByRole('button', { name: '我已知悉' }).click()
    return about
  })
  const button = () => page().getByRole('button', { name: '字體大小' })
  const choice = (name: string) => page().getByRole('radio', { name })

  it('is closed by Esc, with the focus back on its button', async () => {
    await button().click()
    await choice('標準').focus()
    await page().keyboard.press('Escape')
    await choice('標準').waitFor({ state: 'hidden' })
    await expect
      .poll(() => button().evaluate(element => element === document.activeElement))
      .toBe(true)
  })

  it('is closed by a press elsewhere and by Esc in Safari as well', async () => {
    await pressedWithoutFocus(page())
    await button().click()
    await choice('標準').waitFor()
    await page().mouse.click(8, 600)
    await choice('標準').waitFor({ state: 'hidden' })
    await button().click()
    await choice('標準').waitFor()
    await page().keyboard.press('Escape')
    await choice('標準').waitFor({ state: 'hidden' })
  })

  it.each([1280, 390])('is one of three at %i px', async width => {
    await page().setViewportSize({ width, height: 900 })
    await button().click()
    await expect.poll(() => choice('標準').isChecked()).toBe(true)
    await expect.poll(() => size(page())).toBe('16px')
    await page().getByText('較大', { exact: true }).click()
    await expect.poll(() => size(page())).toBe('18px')
    await page().keyboard.press('ArrowRight')
    await expect.poll(() => size(page())).toBe('20px')
    await page().getByText('標準', { exact: true }).click()
    await expect.poll(() => size(page())).toBe('16px')
    await page().keyboard.press('Escape')
    await choice('標準').waitFor({ state: 'hidden' })
  })

  it('is kept by the device, from the first paint on', async () => {
    await button().click()
    await page().getByText('最大', { exact: true }).click()
    await expect.poll(() => size(page())).toBe('20px')
    // Without the site's own script only the page's first one is left.
    await page().route('**/assets/*.js', route => route.abort())
    await page().reload()
    await expect.poll(() => size(page())).toBe('20px')
    await page().unroute('**/assets/*.js')
    await page().reload()
    await button().click()
    await expect.poll(() => choice('最大').isChecked()).toBe(true)
  })
})
