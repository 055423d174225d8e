/** The sub-pages of a page, of which one is shown at a time: what one sees of them, and the menu that has them. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { type NavigationItem, navigation } from '#contract/navigation.ts'
import { browserOfFile } from '../../../setup/browser.ts'
import { sharedSite } from '../../../setup/site.ts'

/** The pages that have some. */
export const parents = navigation.filter(({ children }) => children?.length)

/** The sub-pages of a page. */
export const childrenOf = ({ children }: NavigationItem) => children ?? []

/** The id of the part that a sub-page is. */
export const anchorOf = (href: string) => href.slice(href.indexOf('#') + 1)

const LIGHT_GREEN = 'rgb(223, 243, 231)'

/** What one sees of the sub-pages, read from the screen and not from what marks them. */
export async function seen(page: Page) {
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

/** What `seen` is to find where that one is shown; `bar` is what the bar of a phone says. */
export const shownAs = ({ href, label }: NavigationItem, bar?: string) => ({
  sections: [anchorOf(href)],
  marked: [label],
  bar,
})

/** The list of the sub-pages of the page that is open. */
export const menuOf = (page: Page) => page.getByRole('navigation', { name: '本頁內容' })

/** The link to a sub-page in that list. */
export const entryOf = (page: Page, label: string) =>
  menuOf(page).getByRole('link', { name: label, exact: true })

/** Whether the heading of a sub-page has the focus, and stands on screen below what covers it. */
export const reached = (page: Page, { href }: NavigationItem) =>
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

/** Registers what starts and ends the browser around a file's tests, which change nothing of the demo school. */
export function subPagesAtSite() {
  const { origin } = sharedSite()
  const visit = browserOfFile()

  /** A page with the demo school's special notice acknowledged where there is a script that shows it. */
  async function open(path: string, width: number, context?: BrowserContextOptions): Promise<Page> {
    const page = await visit(origin + path, { width, context })
    if (context?.javaScriptEnabled === false) return page
    await page.getByRole('button', { name: '我已知悉' }).click()
    return page
  }

  return { origin, open }
}
