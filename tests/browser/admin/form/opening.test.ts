/** A form opens at once: what it is made of came with its list, and it waits for no answer. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { goTo } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { hold } from '../../../setup/hold.ts'
import { workerSite } from '../../../setup/site.ts'
import { leaveNothingIn, signIn } from '../../../setup/staff.ts'

const { site, open } = await adminAtSite(workerSite())

leaveNothingIn(site, 'Tutor')

const firstOf = (page: Page) => page.locator('tbody a[href*="record="]').first()
const title = (page: Page) => page.locator('[data-field=name] input')
const editor = (page: Page) => page.locator('.ql-editor').first()

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
async function openList(expected: RegExp[] = [], list = '/admin/tutor'): Promise<Page> {
  return whenListed(await open(list, 1280, expected))
}

async function whenListed(page: Page): Promise<Page> {
  await firstOf(page).waitFor()
  // The editor's, which it brings along.
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 0)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/form-')),
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

/** Runs in the page: whether this device has kept a record, for the page that comes next. */
const hasKept = (id: string): Promise<boolean> =>
  new Promise(resolve => {
    const opening = indexedDB.open('school-website')
    opening.onsuccess = () => {
      const reading = opening.result.transaction('kept').objectStore('kept').get('staff')
      reading.onsuccess = () => {
        opening.result.close()
        resolve(JSON.stringify(reading.result ?? '').includes(id))
      }
    }
  })

it.each([
  { who: 'is shown to whoever has only come', isInField: false, shown: '改了名的導師' },
  { who: 'changes nothing for whoever is in a field', isInField: true, shown: '未改名的導師' },
])('what the server tells later than this device $who', async ({ isInField, shown }) => {
  const staff = await signIn(site)
  const id = await staff.add('Tutor', { name: '未改名的導師' })
  const page = await openList()
  await expect.poll(() => page.evaluate(hasKept, id)).toBe(true)
  const letThrough = await hold(page, '**/api/getTutor')
  await page.reload()
  await page.getByRole('link', { name: '未改名的導師', exact: true }).click()
  await expect.poll(() => page.locator(':focus').innerText()).toBe('編輯導師')
  await staff.modify('Tutor', { id, name: '改了名的導師' })
  if (isInField) await title(page).focus()
  letThrough()
  await page.locator('form').getByText('改了名的導師', { exact: true }).waitFor()
  await expect.poll(() => title(page).inputValue()).toBe(shown)
  const isThere = () => title(page).evaluate(field => field === document.activeElement)
  expect(await isThere()).toBe(isInField)
  await staff.remove('Tutor', id)
})

/** Runs in the page: what stood there when something of the form was first to be seen. */
function watchFirst(): void {
  new MutationObserver((_, watcher) => {
    if (!document.querySelector('[data-field=title] input')) return
    watcher.disconnect()
    const fields = [...document.querySelectorAll('[data-groups] [data-field]')]
    const names = fields.map(field => field.getAttribute('data-field'))
    Object.assign(window, {
      first: { names, editors: document.querySelectorAll('.ql-editor').length },
    })
  }).observe(document, { childList: true, subtree: true })
}

interface First {
  names: string[]
  editors: number
}

describe('a form of many groups', () => {
  const courses = '/admin/single-course'
  const window = oneWindow(() => openList([], courses))

  it('shows the first of them before the others are drawn, and then all', async () => {
    const page = window()
    await page.evaluate(watchFirst)
    await firstOf(page).click()
    await editor(page).waitFor()
    const first = await page.evaluate(() => (window as unknown as { first: First }).first)
    expect(first.editors).toBe(0)
    const all = await page.locator('[data-groups] [data-field]').count()
    expect(first.names.length).toBeGreaterThan(2)
    expect(all).toBeGreaterThan(3 * first.names.length)
  })

  it('is where one was in it, for whoever comes back', async () => {
    const page = window()
    await goTo(page, courses)
    await whenListed(page)
    await firstOf(page).click()
    await editor(page).waitFor()
    await editor(page).scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(300)
    const menu = page.getByRole('navigation', { name: '管理目錄' })
    await menu.getByRole('link', { name: '導師', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: '導師' }).waitFor()
    await page.goBack()
    await editor(page).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })
})
