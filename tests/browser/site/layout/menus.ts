/** The menus at the head of every page, in a wide window and in a narrow one; what they lead to is not changed. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { navigation } from '#contract/navigation.ts'
import { browserOfFile } from '../../../setup/browser.ts'
import { sharedSite } from '../../../setup/site.ts'
import { stormSize } from '../../../setup/storms.ts'

/** Of the sub-pages of a page, which all are in reach, so many are gone to from each menu. */
export const FOLLOWED = stormSize('MENU_LINKS', 1, 8)

/** Of a test that does so; ms. */
export const timeout = FOLLOWED * 60_000

/** The pages that have sub-pages. */
export const parents = navigation.filter(item => item.children)

/** The menu of a wide window. */
export const bar = (page: Page) => page.getByRole('navigation', { name: '主目錄' })

/** The link to a page in the menu of a wide window. */
export const entry = (page: Page, label: string) =>
  bar(page).getByRole('link', { name: label }).first()

/** What opens and closes the menu of a narrow window. */
export const burger = (page: Page) => page.getByRole('button', { name: /選單$/ })

/** The menu of a narrow window. */
export const panel = (page: Page) => page.getByRole('navigation', { name: '目錄', exact: true })

/**
 * Which of these links cannot be pressed at their middle, once they are in sight: their addresses. What they lead
 * to is another rule, and to try each by Playwright takes a tenth of a second.
 */
export const outOfReach = (links: Locator): Promise<string[]> =>
  links.evaluateAll(all =>
    all
      .filter(link => {
        link.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        const { x, y, width, height } = link.getBoundingClientRect()
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        return width === 0 || !link.contains(top)
      })
      .map(link => link.getAttribute('href') ?? ''),
  )

/** From now on as in Safari: a button that is pressed does not get the focus. */
export const pressedWithoutFocus = (page: Page): Promise<void> =>
  page.evaluate(() =>
    document.addEventListener('mousedown', event => {
      const isButton = event.target instanceof Element && event.target.closest('button')
      if (isButton) event.preventDefault()
    }),
  )

/** Registers what starts and ends the browser around a file's tests. */
export function menusAtSite() {
  const { origin } = sharedSite()
  const visit = browserOfFile()

  /** The home page, with the demo school's special notice acknowledged where there is a script that shows it. */
  async function open(width: number, context?: BrowserContextOptions): Promise<Page> {
    const page = await visit(`${origin}/home`, { width, context })
    if (context?.javaScriptEnabled === false) return page
    await page.getByRole('button', { name: '我已知悉' }).click()
    return page
  }

  /** Expects that the page stands at `href` and shows the sub-page of its anchor. */
  async function expectAt(page: Page, href: string) {
    await page.waitForURL(origin + href)
    const anchor = new URL(origin + href).hash
    if (anchor) await page.locator(`section${anchor}`).waitFor()
  }

  return { origin, open, expectAt }
}
