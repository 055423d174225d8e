import type { Page, Route } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { browserOfFile, oneWindow } from '../../setup/browser.ts'
import { drawFrames } from '../../setup/frames.ts'
import { sharedSite } from '../../setup/site.ts'

const { origin } = sharedSite()
const visit = browserOfFile()

const NOTICES = '**/api/getEnableLatestNotice*'

const refuse = (message: string) => (route: Route) =>
  route.fulfill({ status: 400, json: { success: false, message, data: null } })

/** The page of the courses, from which the list of notices is one click away and not yet fetched. */
async function openCourses(): Promise<Page> {
  const page = await visit(`${origin}/course`, {
    width: 1280,
    expected: [/status of 400/, /ERR_(FAILED|INTERNET_DISCONNECTED)/],
  })
  await page.getByRole('button', { name: '我已知悉' }).click()
  return page
}

const toNotices = (page: Page) =>
  page.getByRole('navigation', { name: '主目錄' }).getByRole('link', { name: '最新公告' })
const toast = (page: Page, words: string | RegExp) =>
  page.getByRole('status').getByText(words, { exact: true })

/** Runs in the page: whether the time of a toast goes on. */
const clockOf = (card: Element) => card.getAnimations()[0]?.playState

/** By a click: what failed stays failed, and no list is there that was not before. */
async function backToCourses(page: Page) {
  await page.unrouteAll()
  await page.route(NOTICES, refuse('公告整理中。'))
  for (const close of await page.getByRole('button', { name: '關閉' }).all()) await close.click()
  await page.getByRole('status').getByText('ERROR：').waitFor({ state: 'hidden' })
  await page
    .getByRole('navigation', { name: '主目錄' })
    .getByRole('link', { name: '課程列表', exact: true })
    .click()
  await page.getByRole('heading', { level: 1, name: '課程列表' }).waitFor()
}

describe('a failed call', () => {
  const window = oneWindow(openCourses)
  beforeEach(() => backToCourses(window()))

  it('of what was only fetched ahead is not said; what is asked for, once, in the words of the server, and it goes after five seconds', async () => {
    const page = window()
    const answered = page.waitForResponse(NOTICES)
    await toNotices(page).hover()
    await answered
    await drawFrames(page, 1)
    await expect.poll(() => toast(page, /ERROR/).count()).toBe(0)
    await toNotices(page).click()
    await toast(page, 'ERROR：公告整理中。').waitFor()
    // It came up under the pointer, which would keep it.
    await page.mouse.move(200, 600)
    await expect.poll(() => page.getByRole('status').getByText('ERROR：').count()).toBe(1)
    const { x = 0, y = 1e9 } =
      (await page.getByRole('status').filter({ hasText: 'ERROR' }).boundingBox()) ?? {}
    expect(x).toBeGreaterThan(1280 / 2)
    // At the top, and clear of the menus, wherever the line of a special notice pushes them.
    const header = await page.locator('header').boundingBox()
    const below = y - (header?.y ?? 0) - (header?.height ?? 0)
    expect(below).toBeGreaterThan(0)
    expect(below).toBeLessThan(20)
    await expect.poll(() => page.locator('[data-kind=error]').evaluate(clockOf)).toBe('running')
    const stays = await page.locator('[data-kind=error]').evaluate(card => {
      const [clock] = card.getAnimations()
      // All but the last of it has passed.
      if (clock) clock.currentTime = 4_900
      return clock?.effect?.getComputedTiming().duration
    })
    expect(stays).toBe(5_000)
    await toast(page, 'ERROR：公告整理中。').waitFor({ state: 'hidden' })
    await page.getByText('內容暫時未能載入。').first().waitFor()
  })

  it('has a toast that stays while the pointer rests on it, and as long as it would have after that', async () => {
    const page = window()
    await toNotices(page).click()
    await toast(page, 'ERROR：公告整理中。').hover()
    const clock = () => page.locator('[data-kind=error]').evaluate(clockOf)
    await expect.poll(() => clock()).toBe('paused')
    await page.getByRole('heading', { level: 1 }).hover()
    await expect.poll(() => clock()).toBe('running')
    await page.getByRole('button', { name: '關閉' }).focus()
    await expect.poll(() => clock()).toBe('paused')
    await page.keyboard.press('Enter')
    await toast(page, 'ERROR：公告整理中。').waitFor({ state: 'hidden' })
  })

  it('is said again for whoever tries again, that of the network in its own words; of what is refreshed behind a standing page it is not said', async () => {
    const page = window()
    const closed = async (words: string | RegExp) => {
      await toast(page, words).waitFor()
      await page.getByRole('button', { name: '關閉' }).click()
      await toast(page, words).waitFor({ state: 'hidden' })
    }
    const tryAgain = () => page.getByRole('button', { name: '重試' }).first().click()
    const rows = page.locator('a[href^="/latestNoticeDetail/"]')
    await toNotices(page).click()
    await closed('ERROR：公告整理中。')
    await tryAgain()
    await closed('ERROR：公告整理中。')
    await page.unroute(NOTICES)
    await page.route(NOTICES, route => route.abort())
    await page.clock.install()
    await tryAgain()
    // The seconds between one try and the next.
    await expect
      .poll(async () => {
        await page.clock.fastForward(1_000)
        return toast(page, /^ERROR：.*(網絡|連線)/).count()
      })
      .toBe(1)
    await closed(/^ERROR：.*(網絡|連線)/)
    await page.unroute(NOTICES)
    await tryAgain()
    await rows.first().waitFor()

    await page.route('**/api/**', refuse('暫停服務。'))
    // What is due may be asked for as soon as the time has passed.
    const answered = page.waitForResponse(NOTICES)
    await page.clock.fastForward('10:00')
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    )
    await answered
    await drawFrames(page, 1)
    await expect.poll(() => toast(page, /ERROR/).count()).toBe(0)
    await expect.poll(() => rows.count()).toBeGreaterThan(0)
  })
})

describe('a toast', () => {
  it('stands in a region that readers know from the start', async () => {
    const html = await (await fetch(`${origin}/course`)).text()
    expect(html).toMatch(/role="status"/)
  })
})
