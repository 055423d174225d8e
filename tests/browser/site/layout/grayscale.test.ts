import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openBrowser, openPage } from '../../../setup/browser.ts'
import { ownSite } from '../../../setup/site.ts'

const { origin, adminUsername: username, adminPassword: password } = await ownSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function post(call: string, body: unknown, token?: string): Promise<{ token: string }> {
  const answer = await fetch(`${origin}/api/${call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Token ${token}` } : {}),
    },
    body: JSON.stringify(body),
  })
  return ((await answer.json()) as { data: { token: string } }).data
}

async function setGrayscale(value: boolean): Promise<void> {
  const { token } = await post('login', { username, password })
  await post('modifySetting', { name: 'isBWMode', value }, token)
  await post('logout', {}, token)
}

const filterOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate(element => getComputedStyle(element).filter)

describe('the whole site in grey', () => {
  it('is grey from the first paint on, dialogs too, and coloured again afterwards', async () => {
    onTestFinished(() => setGrayscale(false))
    await setGrayscale(true)
    expect(await (await fetch(`${origin}/home`)).text()).toMatch(/<html[^>]*data-bw="on"/)

    const page = await openPage(browser, `${origin}/home`, { width: 1280 })
    const dialog = page.getByRole('dialog', { name: '特別消息' })
    await dialog.waitFor()
    await expect.poll(() => filterOf(page, 'html')).toBe('grayscale(1)')
    await expect.poll(() => filterOf(page, 'dialog[open]')).toBe('grayscale(1)')

    // A filter in the wrong place would let fixed layers scroll with the page.
    await dialog.getByRole('button', { name: '我已知悉' }).click()
    const toasts = page.locator('[role=status]').last()
    const before = await toasts.boundingBox()
    await page.evaluate(() => scrollTo(0, 500))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
    await expect.poll(() => toasts.boundingBox()).toEqual(before)

    await page.goto(`${origin}/admin/login`)
    await page.getByRole('heading', { name: '登入' }).waitFor()
    await expect.poll(() => filterOf(page, 'html')).toBe('grayscale(1)')

    await setGrayscale(false)
    await page.goto(`${origin}/home`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => filterOf(page, 'html')).toBe('none')
  })
})
