import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { browserOfFile, oneWindow, whenHydrated } from '../../../setup/browser.ts'
import { isCovered } from '../../../setup/covered.ts'
import { acknowledge, specialNotices } from '../../../setup/firstUse.ts'
import { drawFrames } from '../../../setup/frames.ts'
import { startPhone, whenKept } from '../../../setup/phone.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
const visit = browserOfFile()

/** Nothing of it has been used: the special notice was acknowledged before. */
async function open(path: string, width: number): Promise<Page> {
  const notices = await specialNotices(origin)
  const before = (empty: Page) => empty.addInitScript(acknowledge, notices)
  return visit(origin + path, { width, before })
}

/** Below the line that the demo school's special notice has, which goes away on the way down. */
const WHOLE = 44 + 80
const SMALL = 56

/** How much of the screen's top the header takes, in CSS pixels. */
const headerEnd = (page: Page) =>
  page.locator('header').evaluate(header => Math.round(header.getBoundingClientRect().bottom))

const goTo = async (page: Page, y: number) => {
  await page.evaluate(top => scrollTo(0, top), y)
  await page.waitForFunction(top => Math.abs(scrollY - top) < 2, y)
}

/** How far the page is scrolled once a wheel's way is over: the last of it comes some frames after the wheel. */
async function restingPlace(page: Page): Promise<number> {
  let place = -1
  const isAtRest = async () => {
    const before = place
    await drawFrames(page, 4)
    place = await page.evaluate(() => scrollY)
    return place === before
  }
  await expect.poll(isAtRest).toBe(true)
  return place
}

/** Whether the middle of a part of the header is what one would touch there. */
const isReachable = (page: Page, name: RegExp) =>
  page
    .locator('header')
    .getByRole('button', { name })
    .evaluate(button => {
      const { x, y, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })

describe.each([390, 1280])('the header at %i px', width => {
  const page = oneWindow(() => open('/home', width))

  it('stays at the top, smaller on the way down, and is back at the first move up', async () => {
    expect(await headerEnd(page())).toBe(WHOLE)
    await page().mouse.move(200, 400)
    await whenHydrated(page())
    await page().mouse.wheel(0, 1500)
    await page().waitForFunction(() => scrollY > 1000)
    // What watches the scrolling comes last of all, maybe when the first of it is over.
    await expect
      .poll(async () => {
        await page().mouse.wheel(0, 20)
        return headerEnd(page())
      })
      .toBe(SMALL)
    await expect.poll(() => isReachable(page(), /^搜尋/)).toBe(true)
    const before = await restingPlace(page())
    await page().mouse.wheel(0, -20)
    await page().waitForFunction(y => scrollY < y, before)
    await expect.poll(() => headerEnd(page())).toBe(WHOLE)
  })

  it('is there where an anchor has opened the page, and covers nothing of what it names', async () => {
    await page().setViewportSize({ width, height: 664 })
    await page().goto(`${origin}/course#cpd-course`)
    await expect.poll(() => headerEnd(page())).toBe(WHOLE)
    const top = () =>
      page().evaluate(() => {
        const bar = document.querySelector('main nav summary')?.getBoundingClientRect().bottom ?? 0
        const heading =
          document.getElementById('cpd-course-heading')?.getBoundingClientRect().top ?? 0
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
        return heading - Math.max(bar, header)
      })
    await expect.poll(top).toBeGreaterThan(0)
    expect(await page().evaluate(() => innerHeight)).toBeGreaterThan(await top())
  })

  it('begins and ends where the content does, and so does the line above it', async () => {
    await page().goto(`${origin}/about`)
    const row = (place: string) => page().locator(place).locator('xpath=..')
    const rows = [row('header a[href="/home"]:has(svg)'), row('[data-line] a >> nth=0')]
    const content = row('main div[data-each]')
    const edges = (part: Locator) =>
      part.evaluate(box => {
        const { left, right } = box.getBoundingClientRect()
        const { paddingLeft, paddingRight } = getComputedStyle(box)
        return [left, right, paddingLeft, paddingRight]
      })
    for (const wide of [width, 1920, 2560]) {
      await page().setViewportSize({ width: wide, height: 900 })
      for (const each of rows) expect(await edges(each)).toEqual(await edges(content))
    }
    await page().setViewportSize({ width, height: 844 })
  })

  it('leaves what the keyboard goes back to uncovered', async () => {
    await page().setViewportSize({ width, height: 900 })
    if (!page().url().includes('/course')) await page().goto(`${origin}/course#cpd-course`)
    const links = page().getByRole('main').getByRole('link')
    await links.last().focus()
    for (let step = 0; step < 25; step += 1) {
      await page().keyboard.press('Shift+Tab')
      const covered = await page().evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused.closest('header, nav')) return
        const { left, top, width: wide, height } = focused.getBoundingClientRect()
        const above = document.elementFromPoint(left + wide / 2, top + height / 2)
        return above?.closest('header, main nav') ? focused.outerHTML : undefined
      })
      expect(covered).toBe(undefined)
    }
  })
})

describe('the header of a phone', () => {
  const page = oneWindow(() => open('/home', 390))

  it('is whole while its menu is open, which covers the rest of the screen from anywhere', async () => {
    await page().mouse.move(200, 400)
    await whenHydrated(page())
    await goTo(page(), 1500)
    await expect.poll(() => headerEnd(page())).toBe(SMALL)
    await expect.poll(() => isReachable(page(), /^開啟選單/)).toBe(true)
    // By hand: Playwright's own click scrolls the page where the button is not still yet.
    const burger = await page().getByRole('button', { name: '開啟選單' }).boundingBox()
    await page().mouse.click((burger?.x ?? 0) + 20, (burger?.y ?? 0) + 20)
    await expect.poll(() => headerEnd(page())).toBeGreaterThanOrEqual(80)
    await expect.poll(() => isCovered(page())).toBe(true)
    expect(await page().evaluate(() => scrollY)).toBeGreaterThan(1000)
  })

  it('has the bar of the sub-pages right below it', async () => {
    await page().goto(`${origin}/about#calendar`)
    const bar = async () =>
      (await page().getByRole('navigation', { name: '本頁內容' }).boundingBox())?.y
    await page().mouse.move(200, 400)
    await whenHydrated(page())
    await goTo(page(), 1200)
    await expect.poll(bar).toBe(SMALL)
    await goTo(page(), 1150)
    await expect.poll(bar).toBe(WHOLE)
  })

  it('scrolls away in a window that is not much higher than itself', async () => {
    await page().setViewportSize({ width: 320, height: 256 })
    await page().goto(`${origin}/home`)
    await page().mouse.move(100, 200)
    await goTo(page(), 600)
    await expect.poll(() => headerEnd(page())).toBeLessThan(0)
    await page().getByRole('button', { name: '開啟選單' }).click()
    await expect.poll(() => headerEnd(page())).toBe(80)
  })
})

describe('focus set by the page itself', () => {
  it('shows no ring unless the keyboard was used', async () => {
    const phone = await startPhone()
    try {
      const ring = (page: Page) =>
        page.evaluate(() => {
          const { activeElement: focused } = document
          return [
            focused?.id || focused?.textContent,
            getComputedStyle(focused as Element).outlineStyle,
          ]
        })
      const page = await phone.open(`${origin}/home`)
      const acknowledge = page.getByRole('button', { name: '我已知悉' })
      await acknowledge.waitFor()
      await expect.poll(() => ring(page)).toEqual(['我已知悉', 'none'])
      // A command to the browser, and the key by which Safari goes from link to link.
      await page.keyboard.press('Alt+s')
      expect(await ring(page)).toEqual(['我已知悉', 'none'])
      await page.keyboard.press('Alt+Tab')
      await expect.poll(() => ring(page)).toEqual(['我已知悉', 'solid'])
      await page.keyboard.press('Tab')
      await page.keyboard.press('Shift+Tab')
      await expect.poll(() => ring(page)).toEqual(['我已知悉', 'solid'])
      await acknowledge.click()
      await whenKept(page)
      // From now on pages come from the device, and go to what the address names by themselves.
      for (const anchor of ['contact', 'calendar']) {
        await page.goto('about:blank')
        await page.goto(`${origin}/about#${anchor}`)
        await expect.poll(() => ring(page)).toEqual([`${anchor}-heading`, 'none'])
      }
      await page.getByRole('navigation', { name: '本頁內容' }).locator('summary').click()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect.poll(() => ring(page)).toEqual(['school-introduction-heading', 'solid'])
      expect(phone.complaints).toEqual([])
    } finally {
      await phone.close()
    }
  })
})
