import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../../../setup/browser.ts'
import { dot, named } from '../../../setup/firstControls.ts'
import {
  key,
  lookAt,
  moments,
  specialNotices,
  tap,
  type UseMoment,
} from '../../../setup/firstUse.ts'
import { sharedSite } from '../../../setup/site.ts'
import { isLong } from '../../../setup/storms.ts'

const { origin } = sharedSite()
let browser: Browser
let notices: Record<string, number>
beforeAll(async () => {
  browser = await openBrowser()
  notices = await specialNotices(origin)
})
afterAll(() => browser.close())

/** What is looked at once in the short run: the moment that stands for the others. */
const lookedAt = <T>(all: readonly T[], ...enough: T[]) => (isLong ? all : enough)

describe('the special notice', () => {
  it.each([
    ['a still tap', tap, 390, 'held'],
    ['Enter alone', key('Enter'), 1280, 0],
  ] as const)('is acknowledged by %s, as soon as it is seen', async (_, how, width, enough) => {
    const sight = named('button', '我已知悉')
    for (const moment of lookedAt<UseMoment>([0, 'held'], enough)) {
      const { page } = await lookAt(browser, `${origin}/home`, {}, { width, moment, sight })
      await how(sight(page))
      await sight(page).waitFor({ state: 'hidden' })
      const kept = await page.evaluate(() => localStorage.getItem('acknowledgedNotices'))
      expect(JSON.parse(kept ?? '')).toEqual(notices)
    }
  })
})

describe('the first hover', () => {
  const entry = (page: Page) => page.locator('nav[aria-label=主目錄] a[href="/about"]')
  const item = (page: Page) => page.locator('nav[aria-label=主目錄] a[href="/about#calendar"]')

  it('opens the menu after its 200 ms, which stays open as the page comes alive', async () => {
    const lookAtMenu = async (moment: UseMoment) => {
      const visit = { width: 1280, moment, sight: entry }
      const { page } = await lookAt(browser, `${origin}/course`, notices, visit)
      // It listens before the mouse moves.
      const watch = await item(page).evaluateHandle(watchOpening)
      const box = await entry(page).boundingBox()
      await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
      const { delay, stayed } = await watch.evaluate(({ opened }) => opened)
      // How soon it is there is measured where nothing runs beside it: `tests/timed/menuHover.test.ts`.
      expect(delay).toBeGreaterThan(150)
      expect(stayed).toBe(true)
      await page.mouse.move(640, 700)
      await item(page).waitFor({ state: 'hidden' })
    }
    // One after the other: what takes time is measured.
    for (const moment of lookedAt(moments, 0, 'held')) await lookAtMenu(moment)
  })
})

/** From when the mouse comes, and whether it is so in every frame until the page is alive, and after. */
function watchOpening(item: Element): { opened: Promise<{ delay: number; stayed: boolean }> } {
  const frame = () => new Promise(requestAnimationFrame)
  const isShown = () => item.checkVisibility({ visibilityProperty: true })
  const isAlive = () => Object.keys(item).some(name => name.startsWith('__reactProps'))
  const mouse = new Promise<Event>(resolve => {
    addEventListener('mouseover', resolve, { once: true, capture: true })
  })
  async function watch() {
    const { timeStamp } = await mouse
    while (!isShown()) await frame()
    const delay = performance.now() - timeStamp
    let stayed = true
    while (!isAlive()) {
      await frame()
      stayed &&= isShown()
    }
    for (let left = 30; left > 0; left -= 1) {
      await frame()
      stayed &&= isShown()
    }
    return { delay, stayed }
  }
  return { opened: watch() }
}

describe('the slides', () => {
  it('turn by themselves for somebody who only looks, on a phone and on a desk', async () => {
    const looks: Promise<void>[] = []
    // Opened one after the other, looked at beside each other: nearly all of it is the six seconds that one waits.
    for (const width of [390, 1280]) {
      const visit = { width, moment: 0, sight: named('button', /^第1張/) } as const
      const { page } = await lookAt(browser, `${origin}/home`, notices, visit)
      looks.push(dot(2)(page))
    }
    await Promise.all(looks)
  })
})
