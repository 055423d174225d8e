/** What windows are made of comes after the lists: whoever opens the first one before that loses nothing. */
import type { Locator, Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { adminAtSite } from '../../setup/adminAtSite.ts'
import { oneWindow } from '../../setup/browser.ts'
import { workerSite } from '../../setup/site.ts'

const { site, open } = await adminAtSite(workerSite())
const PARTS = '**/dialogParts*.js'
const window = oneWindow(() =>
  open('/admin/school-image', 1280, [/Failed to load resource|dynamically imported module/]),
)

/** A list whose windows' parts are answered so. */
async function openList(onParts: (route: Route) => unknown): Promise<Page> {
  const page = window()
  await page.unroute(PARTS)
  await page.route(PARTS, onParts)
  await page.goto(`${site.origin}/admin/tutor`)
  await page.locator('tbody tr').first().waitFor()
  return page
}

/** One whose windows' parts come when they are told to. */
async function openHeld(): Promise<{ page: Page; come: () => void }> {
  let come: () => void = () => undefined
  const told = new Promise<void>(resolve => {
    come = resolve
  })
  const page = await openList(async route => {
    await told
    await route.continue()
  })
  return { page, come }
}

const importing = (page: Page) => page.getByRole('button', { name: /^匯入/ })
const windowOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

it('no list waits for them', async () => {
  const page = await openList(route => route.continue())
  const times = () =>
    page.evaluate(() => {
      const of = (part: string) =>
        performance.getEntriesByType('resource').find(({ name }) => name.includes(part))
      return {
        parts: of('/dialogParts')?.startTime,
        list: (of('/api/getTutor') as PerformanceResourceTiming).responseEnd,
      }
    })
  await expect.poll(async () => (await times()).parts).toBeDefined()
  const { parts, list } = await times()
  expect(parts).toBeGreaterThan(list)
})

it('the first window opens when its parts have come, with what was typed meanwhile', async () => {
  const { page, come } = await openHeld()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('專家')
  expect(await windowOf(page, '搜尋').count()).toBe(0)
  come()
  const field = windowOf(page, '搜尋').getByRole('combobox')
  await field.waitFor()
  await page.keyboard.type('團隊')
  await expect.poll(() => field.inputValue()).toBe('專家團隊')
  await page.keyboard.press('Escape')
  await windowOf(page, '搜尋').waitFor({ state: 'detached' })
})

it('one that is closed before they come does not open', async () => {
  const { page, come } = await openHeld()
  await importing(page).click()
  await page.keyboard.press('Escape')
  const parts = page.waitForResponse(PARTS)
  come()
  await (await parts).finished()
  await page.keyboard.press('?')
  await windowOf(page, '鍵盤快速鍵').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
})

// Not at its cross, where what is typed at once is lost and Enter closes it.
it.each<[string, string, string | RegExp, (dialog: Locator) => Locator]>([
  ['tutor', '匯入導師', '匯入', dialog => dialog.locator('input[type=file]')],
  ['tutor', '更改1項的一欄', '更改一欄', dialog => dialog.getByLabel('欄位')],
  ['account', '新增帳號', /^新增 ?帳號$/, dialog => dialog.getByLabel('帳號')],
])('one that asks begins where it is answered (%s: %s)', async (path, name, opener, field) => {
  const page = window()
  await page.unroute(PARTS)
  await page.goto(`${site.origin}/admin/${path}`)
  if (path === 'tutor') await page.locator('tbody').getByRole('checkbox').first().check()
  await page.getByRole('button', { name: opener }).click()
  const asking = windowOf(page, name)
  await asking.waitFor()
  await field(asking).and(page.locator(':focus')).waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
})

it('the focus goes back to what opened one, however soon something in it is touched', async () => {
  const page = await openList(route => route.continue())
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      const cross = document.querySelector<HTMLElement>('[role=dialog] button')
      if (!cross) return
      cross.focus()
      observer.disconnect()
    }).observe(document.body, { childList: true, subtree: true })
  })
  await importing(page).press('Enter')
  await windowOf(page, '匯入導師').waitFor()
  await page.keyboard.press('Escape')
  await windowOf(page, '匯入導師').waitFor({ state: 'detached' })
  await importing(page).and(page.locator(':focus')).waitFor()
})

it('where nothing had the focus, or what had it is gone, the page’s heading has it', async () => {
  const page = await openList(route => route.continue())
  await page.keyboard.press('?')
  await windowOf(page, '鍵盤快速鍵').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor()
})

it('where they do not come it says so, and the next one tries again', async () => {
  let isDown = true
  const page = await openList(route => (isDown ? route.abort() : route.continue()))
  await importing(page).click()
  await page.getByText('視窗未能載入').waitFor()
  isDown = false
  await importing(page).click()
  await windowOf(page, '匯入導師').waitFor()
})
