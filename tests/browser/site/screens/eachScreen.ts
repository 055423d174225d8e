/** What holds for every screen of the site, in a file for each kind of device. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../setup/accessible.ts'
import { openBrowser, openPage } from '../../../setup/browser.ts'
import { layoutShifts, scrollThrough } from '../../../setup/frames.ts'
import { overflowOf } from '../../../setup/overflow.ts'
import { publicScreens } from '../../../setup/publicRoutes.ts'
import { sharedSite } from '../../../setup/site.ts'

/** By how many pixels the page is wider than the window, where it is: at those widths, with large text at the last. */
async function overflowAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = []
  const measure = async (words: string) => {
    const pixels = await overflowOf(page)
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
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  return found
}

interface Look {
  /** Of the window, CSS pixels. */
  width: number
  /** At which no page may be wider than its window; CSS pixels. */
  widths: readonly number[]
  /** What else is looked at, at last. */
  also?: (page: Page) => Promise<void>
}

/** Registers the rules for each screen of the demo school. */
export async function eachScreen({ width, widths, also }: Look): Promise<void> {
  const { origin } = sharedSite()
  const screens = await publicScreens(origin)
  let browser: Browser
  beforeAll(async () => {
    // As people see it: where each line stands is what this is about.
    browser = await openBrowser()
  })
  afterAll(() => browser.close())

  describe(`at ${width} px`, () => {
    it.each(screens)(
      '%s never jumps, never scrolls sideways, and a machine finds no accessibility fault',
      async path => {
        const page = await openPage(browser, origin + path, { width })
        await page.getByRole('button', { name: '我已知悉' }).click()
        await page.locator('#page h1').hover()
        await scrollThrough(page)
        expect(await layoutShifts(page)).toEqual([])
        await expectAccessible(page)
        expect(await overflowAt(page, widths)).toEqual([])
        await also?.(page)
      },
    )
  })
}
