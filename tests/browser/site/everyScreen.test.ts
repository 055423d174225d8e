import { AxeBuilder } from '@axe-core/playwright'
import { HtmlValidate } from 'html-validate'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage } from '../../setup/browser'
import { layoutShifts, scrollThrough } from '../../setup/frames'
import { publicRoutes, publicScreens } from '../../setup/publicRoutes'
import { ownSite } from '../../setup/site'

const { origin } = await ownSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const screens = await publicScreens(origin)
const routes = await publicRoutes(origin)

describe.each([390, 1280])('at %i px', width => {
  it.each(screens)('%s never jumps, and a machine finds no accessibility fault', async path => {
    const page = await openPage(browser, origin + path, { width })
    await page.getByRole('button', { name: '我已知悉' }).click()
    await page.locator('#page h1').hover()
    await scrollThrough(page)
    expect(await layoutShifts(page)).toEqual([])
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(node => node.html)])).toEqual([])
  })
})

describe('on a screen of any width', () => {
  it.each(routes)('%s never scrolls sideways, with large text neither', async path => {
    const page = await openPage(browser, origin + path, { width: 320 })
    const measure = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
    const overflow: Record<string, number> = {}
    for (const width of [320, 390, 820, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      overflow[width] = await measure()
    }
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      overflow[`${width} at 200%`] = await measure()
    }
    expect(Object.entries(overflow).filter(([, pixels]) => pixels > 0)).toEqual([])
  })
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
