import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { footerColumns } from '#site/layout/footerColumns.ts'
import { accessibilityFaults } from '../../../setup/accessible.ts'
import { browserOfFile, oneWindow, whenHydrated } from '../../../setup/browser.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
const visit = browserOfFile()

const MOST_HEIGHT = 600
const LEAST_TARGET = 44

async function openFoot(width: number, context?: BrowserContextOptions): Promise<Page> {
  const page = await visit(`${origin}/home`, { width, height: 844, context })
  if (context?.javaScriptEnabled !== false) {
    await page.getByRole('button', { name: '我已知悉' }).click()
    await whenHydrated(page)
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  return page
}

const foot = (page: Page) => page.getByRole('contentinfo')
const map = (page: Page) => page.getByRole('navigation', { name: '網站地圖' })
const group = (page: Page, title: string) => map(page).locator('summary', { hasText: title })

/** The heights of what is seen of them, CSS pixels. */
const heightsOf = (page: Page, selector: string) =>
  foot(page)
    .locator(selector)
    .evaluateAll(elements =>
      elements
        .filter(element => element.checkVisibility())
        .map(element => Math.round(element.getBoundingClientRect().height)),
    )

describe('the footer on a phone', () => {
  const page = oneWindow(() => openFoot(390, { hasTouch: true }))

  it('is less than 600 px high', async () => {
    expect((await foot(page()).boundingBox())?.height).toBeLessThan(MOST_HEIGHT)
  })

  it('tells address, telephone, e-mail, hours and social media, and folds every column of links', async () => {
    for (const term of ['校址', '電話', '電郵', '時間'])
      await expect.poll(() => foot(page()).getByText(term, { exact: true }).isVisible()).toBe(true)
    for (const term of ['傳真', '網址'])
      expect(await foot(page()).getByText(term, { exact: true }).isVisible()).toBe(false)
    await expect
      .poll(() => foot(page()).getByRole('link', { name: 'Instagram' }).isVisible())
      .toBe(true)
    expect(await map(page()).locator('summary').allTextContents()).toEqual(
      footerColumns.map(({ title }) => title),
    )
    expect(await map(page()).getByRole('link').count()).toBe(0)
  })

  it('says whether the school is open, and leads to hours and map in one tap', async () => {
    const way = foot(page()).getByRole('link', { name: '辦公時間及交通' })
    await expect.poll(() => way.textContent()).toMatch(/^辦公時間及交通.*(開放|休息|為準)/)
    expect(await way.getAttribute('href')).toBe('/about#contact')
  })

  it('opens each group by a tap and by a key, and closes it the same way', async () => {
    for (const { title, links } of footerColumns) {
      const [first] = links
      const link = map(page()).getByRole('link', { name: first?.label ?? '', exact: true })
      await group(page(), title).tap()
      await link.waitFor()
      expect(await map(page()).getByRole('link').count()).toBe(links.length)
      await group(page(), title).focus()
      await page().keyboard.press('Enter')
      await link.waitFor({ state: 'hidden' })
    }
  })

  it('has targets of a finger’s size, and no fault that a machine can find, folded or not', async () => {
    // Folded, and with all that is in it: what stands between has nothing of its own.
    await expect.poll(() => accessibilityFaults(page(), { include: 'footer' })).toEqual([])
    for (const { title } of footerColumns) await group(page(), title).tap()
    await expect.poll(() => accessibilityFaults(page(), { include: 'footer' })).toEqual([])
    expect(Math.min(...(await heightsOf(page(), 'a, summary')))).toBeGreaterThanOrEqual(
      LEAST_TARGET,
    )
    for (const { title } of footerColumns) await group(page(), title).tap()
  })
})

describe('the footer on the next page', () => {
  const page = oneWindow(() => openFoot(390, { hasTouch: true }))

  it('has every group closed again', async () => {
    const opened = page().locator('footer details[open]')
    for (const { title, links } of footerColumns) {
      await group(page(), title).tap()
      await expect.poll(() => opened.count()).toBe(1)
      const [first] = links
      await map(page())
        .getByRole('link', { name: first?.label ?? '', exact: true })
        .tap()
      await expect.poll(() => new URL(page().url()).pathname).not.toBe('')
      await expect.poll(() => opened.count()).toBe(0)
    }
  })
})

describe('the footer on a phone without JavaScript', () => {
  const page = oneWindow(() => openFoot(390, { javaScriptEnabled: false }))

  it('opens its groups as well', async () => {
    for (const { title, links } of footerColumns) {
      await group(page(), title).click()
      for (const { label } of links)
        await map(page()).getByRole('link', { name: label, exact: true }).first().waitFor()
    }
  })
})

describe.each([820, 1280])('the footer at %i px', width => {
  const page = oneWindow(() => openFoot(width))

  it('shows every link in its column, and nothing that folds', async () => {
    const links = footerColumns.flatMap(column => column.links)
    expect(await map(page()).getByRole('link').count()).toBe(links.length)
    expect(await heightsOf(page(), 'summary')).toEqual([])
    expect(await heightsOf(page(), 'h2')).toHaveLength(footerColumns.length)
    const tops = await map(page())
      .locator('h2')
      .evaluateAll(titles => titles.map(title => title.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  })

  it('tells all contact details', async () => {
    for (const term of ['校址', '電話', '傳真', '電郵', '網址', '星期日'])
      await expect.poll(() => foot(page()).getByText(term, { exact: true }).isVisible()).toBe(true)
  })
})
