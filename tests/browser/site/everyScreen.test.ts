import { AxeBuilder } from '@axe-core/playwright'
import { HtmlValidate } from 'html-validate'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHROME, openBrowser, openPage } from '../../setup/browser'
import { layoutShifts, scrollThrough } from '../../setup/frames'
import { publicRoutes, publicScreens } from '../../setup/publicRoutes'
import { ownSite } from '../../setup/site'

const { origin } = await ownSite()
let browser: Browser
beforeAll(async () => {
  // As people see it: where each line stands is what this is about.
  browser = await openBrowser(CHROME)
})
afterAll(() => browser.close())

const screens = await publicScreens(origin)
const routes = await publicRoutes(origin)

/** By how many pixels the page is wider than the window, where it is: at those widths, with large text at the last. */
async function overflowAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = []
  const measure = async (words: string) => {
    const pixels = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    if (pixels > 0) found.push(`${pixels} px at ${words}`)
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await measure(`${width} px`)
  }
  await page.evaluate(() =>
    document.documentElement.style.setProperty('font-size', '200%', 'important'),
  )
  await measure(`${widths.at(-1)} px and 200%`)
  return found
}

describe.each([
  { width: 390, widths: [320, 820, 390] },
  { width: 1280, widths: [1280] },
])('at $width px', ({ width, widths }) => {
  it.each(screens)(
    '%s never jumps, never scrolls sideways, and a machine finds no accessibility fault',
    async path => {
      const page = await openPage(browser, origin + path, { width })
      await page.getByRole('button', { name: '我已知悉' }).click()
      await page.locator('#page h1').hover()
      await scrollThrough(page)
      expect(await layoutShifts(page)).toEqual([])
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(node => node.html)])).toEqual([])
      expect(await overflowAt(page, widths)).toEqual([])
    },
  )
})

describe('the HTML that the server sends', () => {
  // What is asked of the markup is the standard; how it is written is React's business.
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

  it.each(routes)('of %s keeps to the standard', async path => {
    const html = await (await fetch(origin + path)).text()
    const { results } = await validator.validateString(html)
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect(faults).toEqual([])
  })
})
