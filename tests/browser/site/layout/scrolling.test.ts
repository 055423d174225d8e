import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { browserOfFile, oneWindow, whenHydrated } from '../../../setup/browser.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
const visit = browserOfFile()

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

const isInSight = (page: Page) =>
  page
    .locator('#contact')
    .getByRole('heading')
    .first()
    .evaluate(element => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })

describe.each([390, 1280])('at %i px', width => {
  const page = oneWindow(async () => {
    const home = await visit(`${origin}/home`, { width })
    await home.getByRole('button', { name: '我已知悉' }).waitFor()
    return home
  })
  const acknowledge = async () => {
    const button = page().getByRole('button', { name: '我已知悉' })
    if (await button.isVisible()) await button.click()
  }

  it('what is printed has neither header nor footer nor menus nor dialog', async () => {
    await page().emulateMedia({ media: 'print' })
    for (const part of await page().locator('header, footer, nav, dialog').all()) {
      await expect.poll(() => part.isVisible()).toBe(false)
    }
    await expect.poll(() => page().getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    await page().emulateMedia({ media: null })
  })

  it('a new page begins at its top, and Back leads to where one was', async () => {
    await acknowledge()
    const link = page().getByRole('main').locator('a[href^="/latestNoticeDetail/"]').last()
    await link.scrollIntoViewIfNeeded()
    const before = await scrolled(page())
    expect(before).toBeGreaterThan(300)
    await link.click()
    await page().waitForURL('**/latestNoticeDetail/*')
    await page().getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => scrolled(page())).toBe(0)
    await page().goBack()
    await page().waitForURL('**/home')
    await expect.poll(() => scrolled(page())).toBe(before)
  })

  it('a link with an anchor shows what it names', async () => {
    await acknowledge()
    await page().locator('footer a[href="/about#contact"]:visible').first().click()
    await page().waitForURL('**/about#contact')
    await expect.poll(() => isInSight(page())).toBe(true)
  })

  it('and shows it again to whoever has scrolled away, as one to the page where one is leads to its top', async () => {
    const there = await scrolled(page())
    const press = (href: string) =>
      page()
        .locator(`a[href="${href}"]:visible`)
        .last()
        .evaluate((link: HTMLElement) => link.click())
    await page().evaluate(() => scrollTo(0, 0))
    await press('/about#contact')
    await expect.poll(() => scrolled(page())).toBe(there)
    await page().goto(`${origin}/home`)
    await whenHydrated(page())
    await page().evaluate(() => scrollTo(0, 500))
    await press('/home')
    await expect.poll(() => scrolled(page())).toBe(0)
  })

  it('but not where it is opened beside the page that one is reading', async () => {
    await page().evaluate(() => scrollTo(0, 500))
    await page()
      .locator('a[href="/home"]:visible')
      .last()
      .evaluate(link => {
        // The other tab itself is the browser's.
        addEventListener('click', event => event.preventDefault(), { once: true })
        const how = { bubbles: true, cancelable: true, ctrlKey: true }
        link.dispatchEvent(new MouseEvent('click', how))
      })
    expect(await scrolled(page())).toBe(500)
  })
})
