import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openBrowser, openPage } from '../setup/browser'

const { origin, adminUsername, adminPassword } = inject('site')
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const REFUSED = /status of 40[01]/

describe('the admin area', () => {
  it('sends whoever has no token to the login', async () => {
    const page = await openPage(browser, `${origin}/admin/blog`, { width: 1280 })
    await page.waitForURL('**/admin/login')
    await page.getByText('ERROR：Please login or login again').waitFor()
  })

  it('refuses a wrong password in the words of the server', async () => {
    const expected = [REFUSED]
    const page = await openPage(browser, `${origin}/admin/login`, { width: 1280, expected })
    await page.getByLabel('帳號').fill(adminUsername)
    await page.getByLabel('密碼').fill('wrong password')
    await page.getByRole('button', { name: '登入' }).click()
    await page.getByText(/^ERROR：/).waitFor()
    expect(new URL(page.url()).pathname).toBe('/admin/login')
  })

  it('lets staff in, shows who is signed in, and lets them out again', async () => {
    const page = await openPage(browser, `${origin}/admin`, { width: 1280 })
    await page.waitForURL('**/admin/login')
    await page.getByLabel('帳號').fill(adminUsername)
    await page.getByLabel('密碼').fill(adminPassword)
    await page.getByRole('button', { name: '登入' }).click()
    await page.getByText(`已登入：${adminUsername}`).waitFor()

    await page.goto(`${origin}/admin/tutor`)
    await page.getByRole('heading', { name: '導師', level: 1 }).waitFor()

    await page.getByRole('button', { name: '登出' }).click()
    await page.waitForURL('**/admin/login')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })

  it('is never downloaded by a visitor', async () => {
    const page = await openPage(browser, `${origin}/home`, { width: 1280 })
    await page.getByRole('button', { name: '我已知悉' }).click()
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(entry => entry.name),
    )
    expect(scripts.filter(name => /admin|login|requireSession/i.test(name))).toEqual([])
  })
})
