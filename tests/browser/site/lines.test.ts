import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenPieces } from '../../setup/brokenPieces'
import { openBrowser, openPage, whenHydrated } from '../../setup/browser'
import { publicScreens } from '../../setup/publicRoutes'
import { ownSite } from '../../setup/site'

const { origin } = await ownSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const screens = await publicScreens(origin)

/** What WCAG 1.4.12 lets a reader set. */
const SPACED = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important }`

/** As a reader's own style sheet comes, which no policy of the page is asked about. */
function adopt(text: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
}

describe('at 320, 390 and 1280 px, as written and with text spaced out', () => {
  it.each(screens)(
    '%s breaks no date, time, sum, unit or bracket, and grows no wider',
    async path => {
      const page = await openPage(browser, origin + path, { width: 1280 })
      await page.getByRole('button', { name: '我已知悉' }).click()
      const faults: Record<string, unknown> = {}
      for (const spacing of ['', 'spaced']) {
        if (spacing) await page.evaluate(adopt, SPACED)
        for (const width of [1280, 390, 320]) {
          await page.setViewportSize({ width, height: 900 })
          const growth = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement
            return scrollWidth - clientWidth
          })
          const broken = await brokenPieces(page)
          if (growth > 0 || broken.length > 0) faults[`${width} ${spacing}`] = { growth, broken }
        }
      }
      expect(faults).toEqual({})
    },
  )
})

describe('the measure itself', () => {
  it('sees a broken piece', async () => {
    const page = await openPage(browser, `${origin}/latestNotice`, { width: 320 })
    await page.getByRole('button', { name: '我已知悉' }).click()
    await whenHydrated(page)
    await page.evaluate(() => {
      const heading = document.querySelector('h1')
      if (!heading) return
      heading.style.width = '6em'
      heading.textContent = '開課於2026年9月1日，收費MOP$120.00（兼讀制）'
    })
    const broken = await brokenPieces(page)
    expect(broken.some(piece => piece.startsWith('2026年9月1日'))).toBe(true)
  })
})
