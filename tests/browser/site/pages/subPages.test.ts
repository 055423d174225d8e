import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type NavigationItem, navigation } from '#contract/navigation.ts'
import { holdScripts, oneWindow, openBrowser, openPage } from '../../../setup/browser.ts'
import { layoutShifts } from '../../../setup/frames.ts'
import { sharedSite } from '../../../setup/site.ts'
import { isLong, stormSize } from '../../../setup/storms.ts'

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

/** The addresses of a page, and what each shows: without an anchor or with one that nobody knows, the first. */
function addressesOf({ href, children = [] }: NavigationItem): [string, NavigationItem][] {
  const [first] = children as [NavigationItem]
  const named = children.map(child => [child.href, child] as [string, NavigationItem])
  return [[href, first], [`${href}#no-such-anchor`, first], ...named.toReversed()]
}

/** In the short run each page has one of them, and each kind of address is met at both widths. */
const PER_PAGE = stormSize('SUB_PAGES', 1, 10)

/** Of the sub-pages of a page, so many are gone to: its list and the map have each by the same component. */
const CHOSEN = stormSize('SUB_PAGES_CHOSEN', 2, 10)

function looked(item: NavigationItem): [string, NavigationItem][] {
  const all = addressesOf(item)
  const from = PER_PAGE < all.length ? parents.indexOf(item) % 3 : 0
  return all.slice(from, from + PER_PAGE)
}

/** In the short run every other page is looked at on a phone, and the others on a desk. */
const lookedAt = (width: number) =>
  isLong ? parents : parents.filter((_, index) => index % 2 === (width === 390 ? 0 : 1))

describe.each([390, 1280])('an address at %i px', width => {
  const page = oneWindow(() => open('/home', width))

  it.each(lookedAt(width))(
    'of $href shows the sub-page that its anchor names, else the first, before its script and after, and moves nothing',
    { timeout: PER_PAGE * 60_000 },
    async item => {
      for (const [address, child] of looked(item)) {
        const shown = shownAs(child, width === 390 ? child.label : undefined)
        await page().goto('about:blank')
        const letScriptsCome = await holdScripts(page())
        await page().goto(origin + address, { waitUntil: 'commit' })
        await expect.poll(() => seen(page()), { message: address }).toEqual(shown)
        expect(await page().locator('[data-routed]').count()).toBe(0)
        const whenStill = await placeOf(page())
        letScriptsCome()
        await page().mouse.move(5, 500)
        await untilRouted(page())
        expect({ address, moved: await moves(page()) }).toEqual({ address, moved: [] })
        expect(await placeOf(page())).toBe(whenStill)
        await expect.poll(() => seen(page()), { message: address }).toEqual(shown)
        const current = menuOf(page()).locator('[aria-current]')
        await expect.poll(() => current.allTextContents()).toEqual([child.label])
        await page().unrouteAll()
      }
    },
  )
})

describe('without script', () => {
  const page = oneWindow(() => open('/home', 1280, { javaScriptEnabled: false }))

  describe.each([390, 1280])('at %i px', width => {
    it.each(lookedAt(width))('$href shows the first, or the one that is chosen', async item => {
      const isNarrow = width === 390
      const expectShown = (child: NavigationItem) =>
        expect.poll(() => seen(page())).toEqual(shownAs(child, isNarrow ? child.label : undefined))
      const [first] = childrenOf(item) as [NavigationItem]
      await page().setViewportSize({ width, height: 900 })
      await page().goto(origin + item.href)
      await expectShown(first)
      for (const child of childrenOf(item).slice(-CHOSEN)) {
        if (isNarrow && (await menuOf(page()).locator('details[open]').count()) === 0)
          await menuOf(page()).locator('summary').click()
        await entryOf(page(), child.label).click()
        await expectShown(child)
      }
      // From the last of them on.
      await page().goto(`${origin + item.href}#no-such-anchor`)
      await expectShown(first)
    })
  })
})

describe('a link elsewhere', () => {
  const page = oneWindow(() => open('/home', 1280))

  it.each(parents)(
    'to a sub-page of $href shows that one, and its heading is reached',
    async item => {
      for (const child of childrenOf(item).slice(0, CHOSEN)) {
        const siteMap = page().getByRole('navigation', { name: '網站地圖' })
        await siteMap.getByRole('link', { name: child.label, exact: true }).click()
        await page().waitForURL(origin + child.href)
        await page()
          .locator(`[id="${anchorOf(child.href)}-heading"]:focus`)
          .waitFor()
        await expect.poll(() => seen(page())).toEqual(shownAs(child))
        await expect
          .poll(() => reached(page(), child))
          .toEqual({ isFocused: true, isOnScreen: true })
      }
    },
  )
})

describe('choosing a sub-page', () => {
  const about = parents.find(({ href }) => href === '/about') as NavigationItem
  const named = (label: string) =>
    childrenOf(about).find(child => child.label === label) as NavigationItem
  const page = oneWindow(() => open('/about', 1280))
  const choose = async (label: string) => {
    await entryOf(page(), label).click()
    await page()
      .locator(`#${anchorOf(named(label).href)}`)
      .waitFor({ state: 'visible' })
    await expect.poll(() => seen(page())).toEqual(shownAs(named(label)))
  }

  it('stands in the history: Back shows the former one and Forward the later', async () => {
    for (const label of ['校曆', '聯絡我們']) await choose(label)
    await page().goBack()
    await page().waitForURL('**/about#calendar')
    await page().locator('#calendar').waitFor({ state: 'visible' })
    await expect.poll(() => seen(page())).toEqual(shownAs(named('校曆')))
    await page().goBack()
    await page().locator('#school-introduction').waitFor({ state: 'visible' })
    await page().goForward()
    await page().locator('#calendar').waitFor({ state: 'visible' })
    await expect.poll(() => page().title()).toBe('校曆｜澳門持續教育學校')
  })

  it('starts at its top, also from far down in a long one', async () => {
    await choose('校曆')
    // A wheel's way takes its time, and the menu beside the page moves along for the first of it.
    await page().evaluate(() =>
      addEventListener('scrollend', () => document.body.setAttribute('data-scrolled', '')),
    )
    await page().mouse.move(640, 500)
    await page().mouse.wheel(0, 900)
    await page().locator('body[data-scrolled]').waitFor()
    await expect.poll(() => page().evaluate(() => scrollY)).toBeGreaterThan(500)
    await entryOf(page(), '學校職能').click()
    await page().waitForURL('**/about#school-function')
    await page().waitForFunction(() => scrollY < 300)
    await expect
      .poll(() => reached(page(), named('學校職能')))
      .toEqual({ isFocused: true, isOnScreen: true })
  })

  it('is not undone by the way past the menus', async () => {
    await choose('聯絡我們')
    await page().getByRole('link', { name: '跳到主要內容' }).focus()
    await page().keyboard.press('Enter')
    await page().waitForFunction(() => document.activeElement?.id === 'content')
    await expect.poll(() => seen(page())).toEqual(shownAs(named('聯絡我們')))
  })

  it('prints that one without the menu', async () => {
    await choose('校曆')
    await page().emulateMedia({ media: 'print' })
    await expect.poll(() => menuOf(page()).isVisible()).toBe(false)
    expect((await seen(page())).sections).toEqual(['calendar'])
    await page().emulateMedia({ media: null })
  })

  it('drops the search parameters, which belong to the one before', async () => {
    await page().goto(`${origin}/course?open=1#degree-course`)
    await entryOf(page(), '教師課程').click()
    await page().waitForURL(`${origin}/course#teacher-course`)
    await page().locator('#teacher-course').waitFor({ state: 'visible' })
    await page().goBack()
    // Back again before it is there would be given up by the browser.
    await page().locator('#degree-course').waitFor({ state: 'visible' })
    await page().goBack()
  })
})

describe('the bar of a phone', () => {
  const page = oneWindow(() => open('/about', 390))
  const openBar = async () => {
    await menuOf(page()).locator('summary').click()
    await entryOf(page(), '校曆').waitFor({ state: 'visible' })
  }
  const untilClosed = () => entryOf(page(), '校曆').waitFor({ state: 'hidden' })

  it('closes by Esc with the focus back on it', async () => {
    await openBar()
    await page().keyboard.press('Tab')
    await page().keyboard.press('Escape')
    await untilClosed()
    await expect.poll(() => page().evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
  })

  it('closes by a click outside, and when the focus goes on past it', async () => {
    await openBar()
    await page().getByRole('heading', { name: '關於本校', level: 1 }).click()
    await untilClosed()
    await openBar()
    await page().getByRole('link', { name: '2800 0000' }).last().focus()
    await untilClosed()
    await page().evaluate(() => scrollTo(0, 0))
  })

  it('names the one shown, opens the list, closes when one is chosen, and stays below the header while one reads', async () => {
    expect((await seen(page())).bar).toBe('學校簡介')
    await openBar()
    await entryOf(page(), '校曆').click()
    await untilClosed()
    await page().locator('#calendar-heading:focus').waitFor()
    expect((await seen(page())).bar).toBe('校曆')
    const calendar = { href: '/about#calendar' } as NavigationItem
    await expect
      .poll(() => reached(page(), calendar))
      .toEqual({ isFocused: true, isOnScreen: true })

    await page().mouse.wheel(0, 900)
    await page().waitForFunction(() => scrollY > 800)
    const end = (part: Locator) =>
      part.boundingBox().then(box => (box ? [box.y, box.y + box.height] : []))
    await expect.poll(async () => (await end(menuOf(page())))[0]).toBe(56)
    await expect.poll(async () => (await end(page().locator('header')))[1]).toBe(56)
    await page().goBack()
  })
})
