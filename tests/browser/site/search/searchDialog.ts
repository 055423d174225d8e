/** The search as a visitor has it who opens it anywhere on the demo school's site, which is not changed. */
import type { Page } from 'playwright-core'
import { browserOfFile, type openPage } from '../../../setup/browser.ts'
import { sharedSite } from '../../../setup/site.ts'

type Options = Parameters<typeof openPage>[2]

/** What opens it, in the head of every page. */
export const button = (page: Page) => page.getByRole('button', { name: '搜尋', exact: true })

/** All that is there only while it is open. */
export const dialog = (page: Page) => page.getByRole('dialog', { name: '搜尋' })

/** Where one types. */
export const field = (page: Page) => dialog(page).getByRole('searchbox')

/** What it says of what was found. */
export const status = (page: Page) => dialog(page).getByRole('status')

/** The list of what was found. */
export const results = (page: Page) => dialog(page).getByRole('list', { name: '搜尋結果' })

/** Waits until every list has come that is searched, and resolves to what was found. */
export async function whenComplete(page: Page): Promise<string | null> {
  await dialog(page).locator('ol[aria-busy=false]').waitFor()
  return results(page).textContent()
}

/** What was found and has those words. */
export const result = (page: Page, words: string) =>
  results(page).getByRole('link', { name: words })

/** Opens it by its button. */
export async function openSearch(page: Page): Promise<void> {
  await button(page).click()
  await field(page).waitFor()
}

/** Closes it, wherever the page is by now: nothing stands over it. */
export async function close(page: Page): Promise<void> {
  if ((await dialog(page).count()) > 0) await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
}

/** Empties the field: what was asked last stands in it, and its results may still be on screen. */
export async function clear(page: Page): Promise<void> {
  await field(page).fill('')
  await results(page).waitFor({ state: 'detached' })
}

/** The list, once nothing more comes to it. */
export const settled = (page: Page) => results(page).and(page.locator('[aria-busy=false]'))

/** Looks for something with all lists there, so that the results stay as they are. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await clear(page)
  await field(page).fill(query)
  await settled(page).waitFor()
}

/** Registers what starts and ends the browser around a file's tests. */
export function searchAtSite() {
  const { origin } = sharedSite()
  const visit = browserOfFile()

  /** A page with the demo school's special notice acknowledged. */
  async function open(path = '/home', options: Partial<Options> = {}): Promise<Page> {
    const page = await visit(origin + path, { width: 1280, ...options })
    await page.getByRole('button', { name: '我已知悉' }).click()
    return page
  }

  return { origin, visit, open }
}
