import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type NavigationItem, navigation } from '#contract/navigation.ts'
import { accessibilityFaults } from '../../../setup/accessible.ts'
import { oneWindow, openBrowser, openPage } from '../../../setup/browser.ts'
import { sharedSite } from '../../../setup/site.ts'
import { isLong, stormSize } from '../../../setup/storms.ts'

const { origin } = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function open(width: number, context?: BrowserContextOptions): Promise<Page> {
  const page = await openPage(browser, `${origin}/home`, { width, context })
  if (context?.javaScriptEnabled === false) return page
  await page.getByRole('button', { name: '我已知悉' }).click()
  return page
}

/** Of the sub-pages of a page, which all are in reach, so many are gone to from each menu. */
const FOLLOWED = stormSize('MENU_LINKS', 1, 8)
const timeout = FOLLOWED * 60_000

const parents = navigation.filter(item => item.children)
const bar = (page: Page) => page.getByRole('navigation', { name: '主目錄' })
const entry = (page: Page, label: string) => bar(page).getByRole('link', { name: label }).first()
const arrow = (page: Page, label: string) =>
  bar(page).getByRole('button', { name: `${label}：子目錄` })
const burger = (page: Page) => page.getByRole('button', { name: /選單$/ })
const panel = (page: Page) => page.getByRole('navigation', { name: '目錄', exact: true })

/**
 * Which of these links cannot be pressed at their middle, once they are in sight: their addresses. What they lead
 * to is another rule, and to try each by Playwright takes a tenth of a second.
 */
const outOfReach = (links: Locator): Promise<string[]> =>
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

/** That the page stands at `href` and shows the sub-page of its anchor. */
async function expectAt(page: Page, href: string) {
  await page.waitForURL(origin + href)
  const anchor = new URL(origin + href).hash
  if (anchor) await page.locator(`section${anchor}`).waitFor()
}

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
    expect(opened).toEqual(['課程列表：子目錄'])
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
    await expect
      .poll(() => page().evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('關於本校：子目錄')
    await page().keyboard.press('Enter')
    await expect.poll(() => arrow(page(), '關於本校').getAttribute('aria-expanded')).toBe('true')
    const item = bar(page()).getByRole('link', { name: '校曆' })
    await item.waitFor({ state: 'visible' })
    await page().keyboard.press('Tab')
    await page().keyboard.press('Escape')
    await item.waitFor({ state: 'hidden' })
    await expect
      .poll(() => arrow(page(), '關於本校').evaluate(button => button === document.activeElement))
      .toBe(true)
    await page().keyboard.press('Enter')
    await expect.poll(() => arrow(page(), '關於本校').getAttribute('aria-expanded')).toBe('true')
    await page().keyboard.press('ArrowLeft')
    await page().keyboard.press('ArrowLeft')
    await expect.poll(() => focused()).toBe('最新公告')
    await expect.poll(() => arrow(page(), '關於本校').getAttribute('aria-expanded')).toBe('false')
  })

  it('hands the focus to the page that one has gone to', async () => {
    await entry(page(), '最新公告').focus()
    await page().keyboard.press('Enter')
    await expectAt(page(), '/latestNotice')
    await expect.poll(() => page().evaluate(() => document.activeElement?.id)).toBe('content')
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

describe.each([390, 820])('the narrow navigation at %i px', width => {
  const page = oneWindow(() => open(width))

  it('expands and collapses a parent, and closes by its button', async () => {
    await burger(page()).click()
    for (const { label, children = [] } of parents.slice(0, 2)) {
      const parent = panel(page()).getByRole('button', { name: label, exact: true })
      const child = panel(page()).getByRole('link', { name: children[0]?.label ?? '', exact: true })
      await parent.click()
      await child.waitFor()
      await parent.click()
      await child.waitFor({ state: 'hidden' })
    }
    await page().getByRole('button', { name: '關閉選單' }).click()
    await page().getByRole('button', { name: '開啟選單' }).waitFor()
  })

  it('shows a cross when open, moves nothing, and keeps the focus until Esc gives it back', async () => {
    const burgerIcon = await burger(page()).innerHTML()
    const before = await burger(page()).boundingBox()
    await burger(page()).click()
    await page().getByRole('button', { name: '關閉選單' }).waitFor()
    await expect.poll(() => burger(page()).innerHTML()).not.toBe(burgerIcon)
    await expect.poll(() => burger(page()).boundingBox()).toEqual(before)
    for (let step = 0; step < 30; step++) {
      await page().keyboard.press('Tab')
      const isKept = await page().evaluate(() => {
        const { activeElement, body } = document
        return activeElement === body || activeElement?.closest('header') !== null
      })
      expect(isKept).toBe(true)
    }
    await page().keyboard.press('Escape')
    await page().getByRole('button', { name: '開啟選單' }).waitFor()
    await expect
      .poll(() => page().evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('開啟選單')
    await expect.poll(() => page().locator('main[inert]').count()).toBe(0)
  })

  const expand = async ({ label }: NavigationItem) => {
    const row = panel(page()).getByRole('button', { name: label, exact: true })
    if ((await row.getAttribute('aria-expanded')) === 'false') await row.click()
  }
  const rowTo = (href: string, isChild: unknown) =>
    panel(page()).locator(`${isChild ? 'ul ul a' : ':scope > div > ul > li > a'}[href="${href}"]`)

  /** Goes there by the menu, from anywhere. */
  async function choose({ href }: NavigationItem, parent?: NavigationItem) {
    await burger(page()).click()
    if (parent) await expand(parent)
    await rowTo(href, parent).click()
    await expectAt(page(), href)
    await expect.poll(() => burger(page()).getAttribute('aria-expanded')).toBe('false')
    await rowTo(href, parent).waitFor({ state: 'hidden' })
  }

  it('is closed by Back', async () => {
    await choose(navigation.at(-1) as NavigationItem)
    await burger(page()).click()
    await page().goBack()
    await expectAt(page(), '/home')
    await expect.poll(() => burger(page()).getAttribute('aria-expanded')).toBe('false')
  })

  it('covers the page whole, also what sticks to its top', async () => {
    const [about] = parents as [NavigationItem]
    await choose(about.children?.[0] as NavigationItem, about)
    await burger(page()).click()
    await expand(about)
    const isCovered = await page().evaluate(() => {
      // What is urgent stays above it, out of reach.
      const line = document.querySelector('[data-line]')?.getBoundingClientRect().bottom ?? 0
      const covers = (x: number, y: number) =>
        document.elementFromPoint(x, y)?.closest('header') !== null || y < line
      return Array.from({ length: innerHeight }, (_, y) => y).every(y => covers(innerWidth / 2, y))
    })
    expect(isCovered).toBe(true)
    await page().keyboard.press('Escape')
  })

  it('has every page and every sub-page in reach, leads to them, and closes on the way', {
    timeout,
  }, async () => {
    await burger(page()).click()
    for (const item of navigation) {
      if (item.children) await expand(item)
      for (const { href } of item.children ?? [item]) {
        await rowTo(href, item.children).waitFor()
        await expect.poll(() => outOfReach(rowTo(href, item.children))).toEqual([])
      }
    }
    await page().keyboard.press('Escape')
    // A page and a sub-page of another: the rest go by the same row, at the other width by the same menu.
    for (const item of isLong && width === 390 ? navigation : navigation.slice(0, 2)) {
      if (!item.children) await choose(item)
      for (const child of item.children?.slice(0, FOLLOWED) ?? []) await choose(child, item)
    }
  })

  // It is one column at either width.
  if (width === 390)
    it('has no accessibility fault that a machine can find when open', async () => {
      await burger(page()).click()
      await expand(parents[2] as NavigationItem)
      // All beside the header is inert, heading and main part too: the two rules know that of a modal,
      // and take for one what begins no lower than an eighth of the window, as it does without the line.
      const menu = {
        include: 'header:not(main *)',
        exceptFor: ['landmark-one-main', 'page-has-heading-one'],
      }
      await expect.poll(() => accessibilityFaults(page(), menu)).toEqual([])
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
