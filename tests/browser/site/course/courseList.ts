/** The lists of courses of the demo school, which is not changed: their rows, and the facets that narrow them. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { browserOfFile } from '../../../setup/browser.ts'
import { sharedSite } from '../../../setup/site.ts'

/** What a list is told of a course. */
export interface Listed {
  title: string
  major: string | null
  weekdays: number[]
  time_from: string | null
  fee: number | null
  deadline: string | null
  subsidy: boolean
  registration_url: string | null
}

/** As they stand in a list. */
export const names = (courses: Listed[]): string[] => courses.map(({ title }) => title)

/** The one list that is shown. */
export const list = (page: Page) => page.locator('main section').filter({ visible: true })

/** One for each row, to the page of its course. */
export const links = (page: Page) => list(page).locator('li a[href^="/course/courseDetail/"]')

/** The names of the courses in it, from above. */
export const shown = (page: Page) => links(page).allTextContents()

/** Where it says how many there are. */
export const count = (page: Page) => list(page).getByRole('status')

/** Opens the facets, where they are a sheet. */
export async function openFacets(page: Page): Promise<Locator> {
  await list(page).getByRole('button', { name: /^篩選/ }).click()
  return page.locator(':popover-open')
}

/** Chooses an option of a facet, which is opened for that where it is closed. */
export async function tick(facets: Locator, facet: string, option: string): Promise<void> {
  const group = facets.getByRole('group', { name: facet, exact: true })
  const box = facets.getByRole('checkbox', { name: new RegExp(`^${option}`) })
  if (!(await box.isVisible())) await facets.locator('summary', { hasText: facet }).click()
  await (facet === option ? facets : group)
    .getByRole('checkbox', { name: new RegExp(`^${option}`) })
    .check()
}

/** Waits until the list says that it has so many. */
export async function says(page: Page, words: string) {
  await count(page).getByText(words, { exact: true }).waitFor()
}

/** Registers what starts and ends the browser around a file's tests. */
export function courseLists() {
  const { origin } = sharedSite()
  const visit = browserOfFile()

  /** A list of /course, alive, or as a browser without scripts has it. */
  async function openList(address: string, context: BrowserContextOptions = {}): Promise<Page> {
    const page = await visit(origin + address, { width: 390, context })
    if (context.javaScriptEnabled === false) return page
    await page.getByRole('button', { name: '我已知悉' }).click()
    await page.locator('[data-routed]').waitFor()
    return page
  }

  /** Another list, in a window that has one. */
  async function goTo(page: Page, address: string): Promise<void> {
    // An anchor alone would not load the page again.
    await page.goto('about:blank')
    await page.goto(origin + address)
    await page.locator('[data-routed]').waitFor()
  }

  return { origin, visit, openList, goTo }
}
