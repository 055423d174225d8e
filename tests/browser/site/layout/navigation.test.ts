/** The menus of a wide window, and what leads on where there is no script. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type NavigationItem, navigation } from '#contract/navigation.ts'
import { accessibilityFaults } from '../../../setup/accessible.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { isLong } from '../../../setup/storms.ts'
import {
  bar,
  burger,
  entry,
  FOLLOWED,
  menusAtSite,
  outOfReach,
  panel,
  parents,
  pressedWithoutFocus,
  timeout,
} from './menus.ts'

const { origin, open, expectAt } = menusAtSite()

const arrow = (page: Page, label: string) =>
  bar(page).getByRole('button', { name: `${label}：子目錄` })

async function middleOf(page: Page, label: string): Promise<{ x: number; y: number }> {
  const box = await entry(page, label).boundingBox()
  if (!box) throw new Error(`${label} is not there`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

describe('the wide navigation', () => {
  const page = oneWindow(() => open(1280))

  it('has every entry of the site map, the one that the page belongs to marked, and the urgent ones by their icons', async () => {
    const marked = bar(page()).locator('[aria-current]')
    const ground = (label: string) =>
      entry(page(), label).evaluate(
        link => getComputedStyle(link.parentElement ?? link).backgroundColor,
      )
    for (const { label, isUrgent } of navigation) {
      const link = bar(page()).getByRole('link', { name: label, exact: true })
      await expect.poll(() => link.isVisible()).toBe(true)
      expect([label, await entry(page(), label).locator('svg').count()]).toEqual([
        label,
        isUrgent ? 1 : 0,
      ])
    }
    await expect.poll(() => bar(page()).locator('a[aria-current]').textContent()).toBe('首頁')

    await arrow(page(), '關於本校').click()
    await bar(page()).getByRole('link', { name: '校園環境' }).click()
    await expectAt(page(), '/about#campus')
    await entry(page(), '關於本校').hover()
    await expect.poll(() => marked.allTextContents()).toContain('關於本校')
    await expect.poll(() => ground('關於本校')).toBe('rgb(223, 243, 231)')
    await page().goBack()
    await expectAt(page(), '/home')
  })

  it('opens under a mouse that rests on it, not under one that passes, and closes when it leaves', async () => {
    await entry(page(), '首頁').hover()
    await expect.poll(() => bar(page()).locator('[aria-expanded=true]').count()).toBe(0)
    const opened: string[] = []
    await page().exposeFunction('noteOpened', (label: string) => opened.push(label))
    await page().evaluate(() => {
      const note = (window as unknown as { noteOpened: (label: string) => void }).noteOpened
      new MutationObserver(changes => {
        for (const { target } of changes) {
          const button = target as Element
          if (button.getAttribute('aria-expanded') === 'true')
            note(button.getAttribute('aria-label') ?? '')
        }
      }).observe(document, { subtree: true, attributeFilter: ['aria-expanded'] })
    })
    // In one go: a machine that is slow between the two would let the mouse rest on the first.
    const places = await Promise.all([middleOf(page(), '關於本校'), middleOf(page(), '課程列表')])
    await Promise.all(places.map(({ x, y }) => page().mouse.move(x, y)))
    await bar(page()).getByRole('link', { name: '學歷課程' }).waitFor()
    await expect.poll(() => opened).toEqual(['課程列表：子目錄'])
    await page().locator('h1').hover()
    await bar(page()).getByRole('link', { name: '學歷課程' }).waitFor({ state: 'hidden' })
  })

  it('is walked by arrows, opened by Enter or the arrow down, closed by Esc with the focus back', async () => {
    const focused = () => page().evaluate(() => document.activeElement?.textContent)
    await expect
      .poll(async () => {
        await entry(page(), '首頁').focus()
        await page().keyboard.press('ArrowRight')
        return focused()
      })
      .toBe('關於本校')
    await page().keyboard.press('ArrowDown')
    await expect.poll(() => focused()).toBe('學校簡介')
    await page().keyboard.press('ArrowUp')
    await expect.poll(() => focused()).toBe('聯絡我們')
    await page().keyboard.press('Home')
    await expect.poll(() => focused()).toBe('學校簡介')
    await page().keyboard.press('End')
    await expect.poll(() => focused()).toBe('聯絡我們')
    await page().keyboard.press('Escape')
    await expect.poll(() => arrow(page(), '關於本校').getAttribute('aria-expanded')).toBe('false')
    const named = () => page().evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await expect.poll(named).toBe('關於本校：子目錄')
    await page().keyboard.press('Enter')
    await expect.poll(() => arrow(page(), '關於本校').getAttribute('aria-expanded')).toBe('true')
    const item = bar(page()).getByRole('link', { name: '校曆' })
    await item.waitFor({ state: 'visible' })
    await page().keyboard.press('Tab')
    await page().keyboard.press('Escape')
    await item.waitFor({ state: 'hidden' })
    await expect.poll(named).toBe('關於本校：子目錄')
    await page().keyboard.press('Enter')
    await expect.poll(() => arrow(page(), '關於本校').getAttribute('aria-expanded')).toBe('true')
    await page().keyboard.press('ArrowLeft')
    await page().keyboard.press('ArrowLeft')
    await expect.poll(() => focused()).toBe('最新公告')
    await expect.poll(() => arrow(page(), '關於本校').getAttribute('aria-expanded')).toBe('false')
  })

  it('is closed by Esc under a mouse that rests on it, wherever the focus is', async () => {
    await entry(page(), '最新公告').focus()
    await entry(page(), '關於本校').hover()
    await bar(page()).getByRole('link', { name: '校曆' }).waitFor()
    await page().keyboard.press('Escape')
    await bar(page()).getByRole('link', { name: '校曆' }).waitFor({ state: 'hidden' })
    const focused = () => page().evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toBe('最新公告')
    await page().locator('h1').hover()
  })

  it('hands the focus to the page that one has gone to', async () => {
    await entry(page(), '最新公告').focus()
    await page().keyboard.press('Enter')
    await expectAt(page(), '/latestNotice')
    const focused = () => page().evaluate(() => document.activeElement?.id)
    await expect.poll(focused).toBe('content')
    // A link of the page itself goes with it.
    await page().getByRole('main').locator('a[href*="/latestNoticeDetail/"]').first().focus()
    await page().keyboard.press('Enter')
    await page().waitForURL('**/latestNoticeDetail/*')
    await expect.poll(focused).toBe('content')
    // So does the focus on one that stands beside the next page as well.
    for (let steps = 0; steps < 2; steps += 1) {
      const older = page().getByRole('link', { name: /^較舊/ })
      const href = await older.getAttribute('href')
      await older.press('Enter')
      await page().waitForURL(`**${href}`)
      await expect.poll(focused).toBe('content')
    }
  })

  it('has no accessibility fault that a machine can find when open', async () => {
    await arrow(page(), '課程列表').click()
    await bar(page()).getByRole('link', { name: '學歷課程' }).waitFor()
    // What is beneath it is looked at with all screens.
    const menus = { include: 'header:not(main *)' }
    await expect.poll(() => accessibilityFaults(page(), menus)).toEqual([])
    await page().keyboard.press('Escape')
  })

  it('stands above a footer that has its four columns, the logo of 200 px, the contact, the licence and the line of 2023', async () => {
    const footer = page().getByRole('contentinfo')
    await expect
      .poll(() => footer.getByRole('heading').allTextContents())
      .toEqual(['課程及導師', '關於本校', '須知及報名', '媒體及宣傳'])
    const logo = await footer.locator('a[href="/home"]').first().boundingBox()
    expect(logo?.width).toBe(200)
    await expect.poll(() => footer.locator('a[href^="tel:"]').count()).toBeGreaterThan(0)
    await expect.poll(() => footer.getByText('辦學執照編號').count()).toBe(1)
    await expect.poll(() => footer.getByText(/^© 2023(–20\d\d)? /).count()).toBe(1)
  })

  it('leads to every page and every sub-page, and closes on the way', { timeout }, async () => {
    const item = ({ href }: NavigationItem) => bar(page()).locator(`ul ul a[href="${href}"]`)
    for (const { label, href, children = [] } of navigation) {
      await entry(page(), label).click()
      await expectAt(page(), href)
      if (children.length === 0) continue
      await page().getByRole('heading', { name: label, level: 1 }).waitFor()
      await arrow(page(), label).click()
      const links = bar(page()).locator(`ul ul a[href^="${href}#"]`)
      await expect
        .poll(() => links.evaluateAll(all => all.map(link => link.getAttribute('href'))))
        .toEqual(children.map(child => child.href))
      await expect.poll(() => outOfReach(links)).toEqual([])
      // The menu of each page is followed in the long run: they are one component.
      if (!isLong && parents.findIndex(parent => parent.href === href) > 1) continue
      for (const child of children.slice(0, FOLLOWED)) {
        if (!(await item(child).isVisible())) await arrow(page(), label).click()
        await item(child).click()
        await expectAt(page(), child.href)
        await expect.poll(() => arrow(page(), label).getAttribute('aria-expanded')).toBe('false')
        await page().mouse.move(640, 700)
        await item(child).waitFor({ state: 'hidden' })
      }
    }
  })
})

describe('without JavaScript', () => {
  const page = oneWindow(() => open(1280, { javaScriptEnabled: false }))

  it('the wide navigation leads to every page', async () => {
    for (const { label, href } of navigation) {
      expect(await entry(page(), label).getAttribute('href')).toBe(href)
      await entry(page(), label).click({ trial: true })
    }
    for (const { label, href } of navigation.slice(1, 1 + FOLLOWED)) {
      await entry(page(), label).click()
      await page().waitForURL(origin + href)
    }
  })

  it('the narrow one leads to the map at the foot, and that to every sub-page', async () => {
    await page().setViewportSize({ width: 390, height: 900 })
    await page().goto(`${origin}/home`)
    await expect.poll(() => burger(page()).isVisible()).toBe(false)
    await panel(page()).getByRole('link', { name: '選單' }).click()
    const map = page().getByRole('navigation', { name: '網站地圖' })
    for (const group of await map.locator('summary').all()) await group.click()
    const links = await map.getByRole('link').all()
    const hrefs = await Promise.all(links.map(link => link.getAttribute('href')))
    for (const { href, children } of navigation) {
      if (href === '/home') continue
      for (const at of children?.map(child => child.href) ?? [href]) expect(hrefs).toContain(at)
    }
    await expect
      .poll(() => map.evaluate(element => element.getBoundingClientRect().top < innerHeight))
      .toBe(true)
  })
})

describe('the wide navigation under a finger, in Safari,', () => {
  const page = oneWindow(() => open(1280, { hasTouch: true }))

  it('has one menu open, which a tap elsewhere closes', async () => {
    await pressedWithoutFocus(page())
    const open = bar(page()).locator('[aria-expanded=true]')
    for (const label of ['關於本校', '課程列表']) {
      await arrow(page(), label).tap()
      const names = () => open.evaluateAll(all => all.map(each => each.getAttribute('aria-label')))
      await expect.poll(names).toEqual([`${label}：子目錄`])
    }
    await page().locator('h1').tap()
    await expect.poll(() => open.count()).toBe(0)
  })
})
