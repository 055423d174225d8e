/** Staff work in the light or in the dark, as their device is or as they have chosen; visitors always in the light. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { accessibilityFaults, lookInThe } from '../../setup/accessible.ts'
import { adminAtSite } from '../../setup/adminAtSite.ts'
import { oneWindow } from '../../setup/browser.ts'
import { workerSite } from '../../setup/site.ts'

const { site, open, visit } = await adminAtSite(workerSite())
const window = oneWindow(() => open('/admin/account'))

const isDark = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-dark'))
const choose = (page: Page, name: string) =>
  page.getByRole('group', { name: '這個裝置上的外觀' }).getByRole('button', { name }).click()

it('is as the device is, and changes with it', async () => {
  const page = window()
  expect(await isDark(page)).toBe(false)
  await lookInThe(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => isDark(page)).toBe(false)
})

it('is as somebody has chosen on this device, from the next start on too', async () => {
  const page = window()
  await choose(page, '深色')
  await expect.poll(() => isDark(page)).toBe(true)
  await page.reload()
  await expect.poll(() => isDark(page)).toBe(true)
  await choose(page, '淺色')
  await lookInThe(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await isDark(page)).toBe(false)
  await choose(page, '跟隨裝置')
  await expect.poll(() => isDark(page)).toBe(true)
  await page.emulateMedia({ colorScheme: 'light' })
})

it('reaches the login, and nothing of the site that visitors see', async () => {
  const page = await visit(`${site.origin}/admin/login`, { width: 390 })
  await lookInThe(page, 'dark')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.goto(`${site.origin}/home`)
  expect(await isDark(page)).toBe(false)
  await page.close()
})

it('leaves a preview as visitors see the page', async () => {
  const page = window()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${site.origin}/admin/degree-course`)
  await page.locator('[data-title] a').first().click()
  await page.getByRole('button', { name: '預覽', exact: true }).click()
  const preview = page.frameLocator('iframe[title=預覽]').locator('html')
  await preview.locator('h1').waitFor()
  expect(await isDark(page)).toBe(true)
  const ground = (element: Element) => getComputedStyle(element).backgroundColor
  expect(await preview.evaluate(ground)).toBe('rgb(255, 255, 255)')
  expect(await page.locator('html').evaluate(ground)).not.toBe('rgb(255, 255, 255)')
  const sheets = (element: Element) =>
    [...element.ownerDocument.styleSheets]
      .flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText))
      .join()
  expect(await page.locator('html').evaluate(sheets)).toContain('staffRecipes')
  expect(await preview.evaluate(sheets)).not.toContain('staffRecipes')
})
