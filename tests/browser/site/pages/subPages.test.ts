import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type NavigationItem, navigation } from '#contract/navigation.ts'
import { holdScripts, openBrowser, openPage } from '../../../setup/browser.ts'
import { layoutShifts } from '../../../setup/frames.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const parents = navigation.filter(({ children }) => children?.length)
const childrenOf = ({ children }: NavigationItem) => children ?? []
const anchorOf = (href: string) => href.slice(href.indexOf('#') + 1)
const LIGHT_GREEN = 'rgb(223, 243, 231)'

async function open(path: string, width: number, context?: BrowserContextOptions): Promise<Page> {
  const page = await openPage(browser, origin + path, { width, context })
  if (context?.javaScriptEnabled === false) return page
  await page.getByRole('button', { name: '我已知悉' }).click()
  return page
}

/** What one sees of the sub-pages, read from the screen and not from what marks them. */
async function seen(page: Page) {
  return page.evaluate(green => {
    const isVisible = (element: Element) => element.getClientRects().length > 0
    const bar = document.querySelector('main nav summary')
    return {
      sections: [...document.querySelectorAll('main section[id]')]
        .filter(isVisible)
        .map(({ id }) => id)
        .filter(id => document.querySelector(`main nav a[href$="#${id}"]`)),
      marked: [...document.querySelectorAll('main nav li')]
        .filter(entry => getComputedStyle(entry).backgroundColor === green)
        .map(entry => entry.textContent),
      bar: bar && isVisible(bar) ? (bar as HTMLElement).innerText.trim() : undefined,
    }
  }, LIGHT_GREEN)
}

const shownAs = ({ href, label }: NavigationItem, bar?: string) => ({
  sections: [anchorOf(href)],
  marked: [label],
  bar,
})

/** The page's components are there, and the router has taken over from the address's target. */
const untilRouted = (page: Page) => page.locator('[data-routed]').waitFor({ state: 'attached' })

/** How far the page is scrolled once its letters are there; CSS pixels. */
const placeOf = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => scrollY))

const moves = async (page: Page) => (await layoutShifts(page)).filter(({ isInMain }) => isInMain)

const menuOf = (page: Page) => page.getByRole('navigation', { name: '本頁內容' })
const entryOf = (page: Page, label: string) =>
  menuOf(page).getByRole('link', { name: label, exact: true })

/** Whether the heading of a sub-page has the focus, and stands on screen below what covers it. */
const reached = (page: Page, { href }: NavigationItem) =>
  page.evaluate(anchor => {
    const heading = document.getElementById(`${anchor}-heading`)
    const { top = -1 } = heading?.getBoundingClientRect() ?? {}
    const covering = [...document.querySelectorAll('header, main nav summary')]
    const ends = covering.map(part => part.getBoundingClientRect().bottom)
    return {
      isFocused: heading === document.activeElement,
      isOnScreen: top >= Math.max(...ends) && top < innerHeight,
    }
  }, anchorOf(href))

describe.each(parents)('$href', item => {
  const children = childrenOf(item)
  const [first] = children as [NavigationItem]

  it('shows by its address the one that the anchor names, before its script and after, and moves nothing', async () => {
    const page = await open(item.href, 1280)
    for (const child of children) {
      await page.goto('about:blank')
      const letScriptsCome = await holdScripts(page)
      await page.goto(origin + child.href, { waitUntil: 'commit' })
      await expect.poll(() => seen(page)).toEqual(shownAs(child))
      expect(await page.locator('[data-routed]').count()).toBe(0)
      const whenStill = await placeOf(page)
      letScriptsCome()
      await page.mouse.move(5, 500)
      await untilRouted(page)
      expect(await moves(page)).toEqual([])
      expect(await placeOf(page)).toBe(whenStill)
      await expect.poll(() => seen(page)).toEqual(shownAs(child))
      const current = menuOf(page).locator('[aria-current]')
      await expect.poll(() => current.allTextContents()).toEqual([child.label])
    }
  })

  it.each([390, 1280])('works without script at %i px', async width => {
    const page = await open(item.href, width, { javaScriptEnabled: false })
    const isNarrow = width < 768
    await expect.poll(() => seen(page)).toEqual(shownAs(first, isNarrow ? first.label : undefined))
    for (const child of children) {
      if (isNarrow) {
        const isOpen = await menuOf(page).locator('details[open]').count()
        if (!isOpen) await menuOf(page).locator('summary').click()
      }
      await entryOf(page, child.label).click()
      await expect
        .poll(() => seen(page))
        .toEqual(shownAs(child, isNarrow ? child.label : undefined))
    }
  })

  it('shows the one that a link elsewhere leads to, and its heading is reached', async () => {
    const page = await open('/home', 1280)
    for (const child of children) {
      const siteMap = page.getByRole('navigation', { name: '網站地圖' })
      await siteMap.getByRole('link', { name: child.label, exact: true }).click()
      await page.waitForURL(origin + child.href)
      await page.locator(`[id="${anchorOf(child.href)}-heading"]:focus`).waitFor()
      await expect.poll(() => seen(page)).toEqual(shownAs(child))
      await expect.poll(() => reached(page, child)).toEqual({ isFocused: true, isOnScreen: true })
    }
  })

  it('shows the first where there is no anchor, or one that nobody knows', async () => {
    const page = await open(item.href, 1280)
    await expect.poll(() => seen(page)).toEqual(shownAs(first))
    await page.goto('about:blank')
    await page.goto(`${origin + item.href}#no-such-anchor`)
    await expect.poll(() => seen(page)).toEqual(shownAs(first))
    await page.mouse.move(5, 500)
    await untilRouted(page)
    await expect.poll(() => seen(page)).toEqual(shownAs(first))
  })

  it.each([390, 1280])('moves nothing at %i px when it comes alive', async width => {
    const page = await open(item.href, width)
    // A desk's sub-pages are looked at above.
    const last = children.at(-1) as NavigationItem
    for (const { href } of width === 390 ? [item, last] : [item]) {
      await page.goto('about:blank')
      await page.goto(origin + href, { waitUntil: 'load' })
      const whenStill = await placeOf(page)
      await page.mouse.move(5, 500)
      await untilRouted(page)
      expect({ href, moved: await moves(page) }).toEqual({ href, moved: [] })
      expect(await placeOf(page)).toBe(whenStill)
    }
  })
})

describe('choosing a sub-page', () => {
  const about = parents.find(({ href }) => href === '/about') as NavigationItem
  const named = (label: string) =>
    childrenOf(about).find(child => child.label === label) as NavigationItem

  it('stands in the history: Back shows the former one and Forward the later', async () => {
    const page = await open('/about', 1280)
    for (const label of ['校曆', '聯絡我們']) {
      await entryOf(page, label).click()
      await page.locator(`#${anchorOf(named(label).href)}`).waitFor({ state: 'visible' })
      await expect.poll(() => seen(page)).toEqual(shownAs(named(label)))
    }
    await page.goBack()
    await page.waitForURL('**/about#calendar')
    await page.locator('#calendar').waitFor({ state: 'visible' })
    await expect.poll(() => seen(page)).toEqual(shownAs(named('校曆')))
    await page.goBack()
    await page.locator('#school-introduction').waitFor({ state: 'visible' })
    await page.goForward()
    await page.locator('#calendar').waitFor({ state: 'visible' })
    await expect.poll(() => page.title()).toBe('校曆｜澳門持續教育學校')
  })

  it('starts at its top, also from far down in a long one', async () => {
    const page = await open('/about#calendar', 1280)
    await untilRouted(page)
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    // A wheel's way takes its time, and the menu beside the page moves along for the first of it.
    await page.evaluate(() =>
      addEventListener('scrollend', () => document.body.setAttribute('data-scrolled', '')),
    )
    await page.mouse.wheel(0, 900)
    await page.locator('body[data-scrolled]').waitFor()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
    await entryOf(page, '學校職能').click()
    await page.waitForURL('**/about#school-function')
    await page.waitForFunction(() => scrollY < 300)
    await expect
      .poll(() => reached(page, named('學校職能')))
      .toEqual({ isFocused: true, isOnScreen: true })
  })

  it('drops the search parameters, which belong to the one before', async () => {
    const page = await open('/course?open=1#degree-course', 1280)
    await entryOf(page, '教師課程').click()
    await page.waitForURL(`${origin}/course#teacher-course`)
    await page.locator('#teacher-course').waitFor({ state: 'visible' })
  })

  it('is not undone by the way past the menus', async () => {
    const page = await open('/about#contact', 1280)
    await page.getByRole('link', { name: '跳到主要內容' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.id === 'content')
    await expect.poll(() => seen(page)).toEqual(shownAs(named('聯絡我們')))
  })

  it('prints that one without the menu', async () => {
    const page = await open('/about#calendar', 1280)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => menuOf(page).isVisible()).toBe(false)
    expect((await seen(page)).sections).toEqual(['calendar'])
  })
})

describe('the bar of a phone', () => {
  const openBar = async (page: Page) => {
    await menuOf(page).locator('summary').click()
    await entryOf(page, '校曆').waitFor({ state: 'visible' })
  }
  const untilClosed = (page: Page) => entryOf(page, '校曆').waitFor({ state: 'hidden' })

  it('names the one shown, opens the list, and closes when one is chosen', async () => {
    const page = await open('/about', 390)
    expect((await seen(page)).bar).toBe('學校簡介')
    await openBar(page)
    await entryOf(page, '校曆').click()
    await untilClosed(page)
    await page.locator('#calendar-heading:focus').waitFor()
    expect((await seen(page)).bar).toBe('校曆')
    const calendar = { href: '/about#calendar' } as NavigationItem
    await expect.poll(() => reached(page, calendar)).toEqual({ isFocused: true, isOnScreen: true })
  })

  it('stays below the header while one reads', async () => {
    const page = await open('/about#calendar', 390)
    await page.mouse.wheel(0, 900)
    await page.waitForFunction(() => scrollY > 800)
    const end = (part: Locator) =>
      part.boundingBox().then(box => (box ? [box.y, box.y + box.height] : []))
    await expect.poll(async () => (await end(menuOf(page)))[0]).toBe(56)
    await expect.poll(async () => (await end(page.locator('header')))[1]).toBe(56)
  })

  it('closes by Esc with the focus back on it', async () => {
    const page = await open('/about', 390)
    await openBar(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await untilClosed(page)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
  })

  it('closes by a click outside, and when the focus goes on past it', async () => {
    const page = await open('/about', 390)
    await openBar(page)
    await page.getByRole('heading', { name: '關於本校', level: 1 }).click()
    await untilClosed(page)
    await openBar(page)
    await page.getByRole('link', { name: '2800 0000' }).last().focus()
    await untilClosed(page)
  })
})
