/** A form opens at once: what it is made of came with its list, and it waits for no answer. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { workerSite } from '../../../setup/site.ts'

const { open } = await adminAtSite(workerSite())

const firstOf = (page: Page) => page.locator('tbody a[href*="record="]').first()
const title = (page: Page) => page.locator('[data-field=name] input')

/** Runs in the page: what else than the list and the form is shown from here on. */
function watchWaiting(): void {
  const seen: string[] = []
  Object.assign(window, { seen })
  new MutationObserver(() => {
    const waits = [...document.querySelectorAll('main [role=status]')]
    seen.push(...waits.map(each => each.textContent).filter(text => /載入/.test(text)))
  }).observe(document, { childList: true, subtree: true })
}

/** The list, once the files of its forms have run. */
async function openList(expected: RegExp[] = []): Promise<Page> {
  const page = await open('/admin/tutor', 1280, expected)
  await firstOf(page).waitFor()
  // The editor's, which it brings along.
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 0)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/CollectionForm')),
  )
  return page
}

it('without anything in its place, and without an answer of the server', async () => {
  const page = await openList()
  await page.route('**/api/**', () => undefined)
  await page.evaluate(watchWaiting)
  await firstOf(page).click()
  await title(page).waitFor()
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

it('and leads to the login where the session has ended meanwhile', async () => {
  const page = await openList([/401/])
  // At once: whatever is read meanwhile would hear of it first.
  await firstOf(page).evaluate(link => {
    localStorage.setItem('token', 'ended')
    if (link instanceof HTMLElement) link.click()
  })
  await page.waitForURL('**/admin/login')
})
