/** Which sub-page is shown: the one that an address or a link names, else the first. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { NavigationItem } from '#contract/navigation.ts'
import { holdScripts, oneWindow } from '../../../setup/browser.ts'
import { drawFrames, layoutShifts } from '../../../setup/frames.ts'
import { isLong, stormSize } from '../../../setup/storms.ts'
import {
  anchorOf,
  childrenOf,
  entryOf,
  menuOf,
  parents,
  reached,
  seen,
  shownAs,
  subPagesAtSite,
} from './subPagesSeen.ts'

const { origin, open } = subPagesAtSite()

/** The page's components are there, and the router has taken over from the address's target. */
const untilRouted = (page: Page) => page.locator('[data-routed]').waitFor({ state: 'attached' })

/** How far the page is scrolled once its letters are there; CSS pixels. */
const placeOf = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => scrollY))

const moves = async (page: Page) => (await layoutShifts(page)).filter(({ isInMain }) => isInMain)

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
        // The browser goes to what an address names as soon as that has come, and again as more comes above it.
        await page().waitForLoadState('domcontentloaded')
        await drawFrames(page())
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
