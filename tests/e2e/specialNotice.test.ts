import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openBrowser, openPage } from '../setup/browser'

const { origin } = inject('site')
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
    expect(await dialog.isVisible()).toBe(true)

    await dialog.getByRole('button', { name: '我已知悉' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.goto(`${origin}/course`)
    await page
      .getByText(/^尚餘\d+日$/)
      .first()
      .waitFor()
    expect(await dialog.isVisible()).toBe(false)
  })
})
