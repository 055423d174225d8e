import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { navigation } from '#contract/navigation.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { openBrowser, openPage, whenHydrated } from '../../../setup/browser.ts'
import { layoutShifts, scrollThrough } from '../../../setup/frames.ts'
import { overflowOf } from '../../../setup/overflow.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** The home page with the demo school's special notice acknowledged, and its scripts alive. */
async function openHome(width: number): Promise<Page> {
  const page = await openPage(browser, `${origin}/home`, { width })
  await page.getByRole('button', { name: '我已知悉' }).click()
  await whenHydrated(page)
  return page
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

describe.each([390, 1280])('the home page at %i px', width => {
  it('answers what is offered, until when, and how to enrol', async () => {
    const page = await openHome(width)
    await expect.poll(() => page.locator('h1').textContent()).toBe('澳門持續教育學校')
    for (const question of ['有甚麼課程？', '何時截止？', '如何報名？']) {
      await expect.poll(() => page.getByText(question).isVisible()).toBe(true)
    }
  })

  it('shows pictures, courses with deadlines, notices, kinds, masters, news, campus and contact', async () => {
    const page = await openHome(width)
    await expect.poll(() => section(page, '精選').locator('img').first().isVisible()).toBe(true)

    const courses = section(page, '現正招生課程')
    await expect
      .poll(() => courses.locator('time').first().textContent())
      .toMatch(/^20\d\d年\d+月\d+日（星期[一二三四五六日]）[上下]午\d+:\d\d$/)
    await courses
      .getByText(/^(尚餘\d+日|[今明]日截止)$/)
      .first()
      .waitFor()

    await expect
      .poll(() => section(page, '最新公告').getByRole('listitem').count())
      .toBeGreaterThan(3)
    await expect
      .poll(() => section(page, '五類課程').getByRole('img', { includeHidden: true }).count())
      .toBe(5)
    await expect.poll(() => section(page, '澳門工匠學院').getByRole('listitem').count()).toBe(4)
    await expect.poll(() => section(page, '最新消息').getByRole('link').count()).toBeGreaterThan(4)
    await expect.poll(() => section(page, '校園環境').getByRole('listitem').count()).toBe(12)
    await expect
      .poll(() => section(page, '聯絡我們').getByText('10A', { exact: true }).isVisible())
      .toBe(true)
    await expect
      .poll(() =>
        page
          .locator('footer')
          .getByText(/^© 2023–20\d\d/)
          .isVisible(),
      )
      .toBe(true)
  })

  it('has no accessibility fault that a machine can find', async () => {
    const page = await openHome(width)
    await page
      .getByText(/^尚餘\d+日$/)
      .first()
      .waitFor()
    await expectAccessible(page)
  })

  it('never scrolls sideways and never jumps', async () => {
    const page = await openHome(width)
    await scrollThrough(page)
    expect(await layoutShifts(page)).toEqual([])
    const overflow = await overflowOf(page)
    expect(overflow).toBe(0)
  })
})

describe('the carousel', () => {
  it('goes on, back and to any picture, and says which it shows', async () => {
    const page = await openHome(1280)
    const carousel = section(page, '精選')
    const current = carousel.locator('button[aria-current]')
    await carousel.getByRole('button', { name: '下一張' }).click()
    await expect.poll(() => current.getAttribute('aria-label')).toMatch(/^第2張/)
    await carousel.getByRole('button', { name: '上一張' }).click()
    await carousel.getByRole('button', { name: '上一張' }).click()
    await expect.poll(() => current.getAttribute('aria-label')).toMatch(/^第4張/)
    await carousel.getByRole('button', { name: /^第3張/ }).click()
    await expect.poll(() => carousel.getByRole('link').count()).toBe(1)
  })

  it('stands still for who asked for less motion', async () => {
    const context = { reducedMotion: 'reduce' } as const
    const page = await openPage(browser, `${origin}/home`, { width: 1280, context })
    await page.getByRole('button', { name: '我已知悉' }).click()
    await expect.poll(() => page.getByRole('button', { name: '播放輪播' }).isVisible()).toBe(true)
  })
})

describe('the wide navigation', () => {
  const arrow = (page: Page) => page.getByRole('button', { name: '關於本校：子目錄' })
  const subEntry = (page: Page) =>
    page.getByRole('navigation', { name: '主目錄' }).getByRole('link', { name: '校曆' })

  it('has every entry of the site map, and the page one is on is marked', async () => {
    const page = await openHome(1280)
    const menu = page.getByRole('navigation', { name: '主目錄' })
    for (const { label } of navigation) {
      await expect
        .poll(() => menu.getByRole('link', { name: label, exact: true }).isVisible())
        .toBe(true)
    }
    await expect.poll(() => menu.locator('a[aria-current]').textContent()).toBe('首頁')
  })

  it('opens under a resting mouse and closes when it leaves', async () => {
    const page = await openHome(1280)
    await page.getByRole('link', { name: '關於本校', exact: true }).first().hover()
    await subEntry(page).waitFor({ state: 'visible' })
    await page.mouse.move(640, 700)
    await subEntry(page).waitFor({ state: 'hidden' })
  })

  it('opens by click, and a click on a sub-entry leads there and closes it', async () => {
    const page = await openHome(1280)
    await arrow(page).click()
    await subEntry(page).click()
    await page.waitForURL('**/about#calendar')
    await page.mouse.move(640, 700)
    await subEntry(page).waitFor({ state: 'hidden' })
    await page.getByRole('heading', { name: '關於本校', level: 1 }).waitFor()
    await expect.poll(() => page.title()).toBe('校曆｜澳門持續教育學校')
  })

  it('opens by Enter and closes by Esc, with the focus back on its button', async () => {
    const page = await openHome(1280)
    await arrow(page).focus()
    await page.keyboard.press('Enter')
    await subEntry(page).waitFor({ state: 'visible' })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await subEntry(page).waitFor({ state: 'hidden' })
    await expect
      .poll(() => arrow(page).evaluate(button => button === document.activeElement))
      .toBe(true)
  })
})

describe('the narrow navigation', () => {
  it('opens by the burger, expands a row, and closes when a sub-entry is tapped', async () => {
    const page = await openHome(390)
    await page.getByRole('button', { name: '開啟選單' }).click()
    const menu = page.getByRole('navigation', { name: '目錄', exact: true })
    await menu.getByRole('button', { name: '報名及須知' }).click()
    await menu.getByRole('link', { name: '惡劣天氣安排' }).click()
    await page.waitForURL('**/registration#bad-weather')
    await page.getByRole('button', { name: '開啟選單' }).waitFor()
    await expect
      .poll(() => menu.getByRole('link', { name: '惡劣天氣安排' }).isVisible())
      .toBe(false)
  })

  it('closes by the burger and by Esc', async () => {
    const page = await openHome(390)
    for (const close of [
      () => page.getByRole('button', { name: '關閉選單' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await page.getByRole('button', { name: '開啟選單' }).click()
      await close()
      await page.getByRole('button', { name: '開啟選單' }).waitFor()
    }
  })
})
