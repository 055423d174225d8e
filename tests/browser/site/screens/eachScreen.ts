/** What holds for every screen of the site, in a file for each kind of device. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { navigation } from '#contract/navigation.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { oneWindow, openBrowser, openPage, whenHydrated } from '../../../setup/browser.ts'
import { lostGrounds } from '../../../setup/forcedColors.ts'
import { layoutShifts, scrollThrough } from '../../../setup/frames.ts'
import { overflowOf } from '../../../setup/overflow.ts'
import { publicScreens } from '../../../setup/publicRoutes.ts'
import { sharedSite } from '../../../setup/site.ts'
import { isLong, stormSize } from '../../../setup/storms.ts'

/** Of each list so many entries are looked at by axe: those that follow are of the same kind. */
const ENTRIES = stormSize('LIST_ENTRIES', 6, 1_000)

/** What stands around every screen of a route. */
const FRAME = ['header:not(main *)', 'footer:not(main *)']

const routeOf = (path: string) => path.replace(/#.*|(?<=courseDetail)\/.*/, '')

/** What a sub-page is made of, or a page that is none. */
function kindOf(path: string): string {
  const children = navigation.flatMap(item => item.children ?? [])
  return children.find(({ href }) => href === path)?.component ?? routeOf(path)
}

/** Those that are the first of what they are. */
const firstOf = (screens: readonly string[], what: (path: string) => string) =>
  screens.filter((path, index) => screens.findIndex(other => what(other) === what(path)) === index)

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
  /** Whether each screen's colours are looked at, and not only those of each kind of it: no width has its own. */
  hasColours?: boolean
  /** What else is looked at, at last. */
  also?: (page: Page) => Promise<void>
}

/** Registers the rules for each screen of the demo school. */
export async function eachScreen({
  width,
  widths,
  hasColours = isLong,
  also,
}: Look): Promise<void> {
  const { origin } = sharedSite()
  const screens = await publicScreens(origin)
  const framed = new Set(isLong ? screens : firstOf(screens, routeOf))
  const coloured = new Set(hasColours ? screens : [...framed, ...firstOf(screens, kindOf)])
  let browser: Browser
  beforeAll(async () => {
    // As people see it: where each line stands is what this is about.
    browser = await openBrowser()
  })
  afterAll(() => browser.close())

  describe(`at ${width} px`, () => {
    const window = oneWindow(async () => {
      const page = await openPage(browser, `${origin}/home`, { width })
      await page.getByRole('button', { name: '我已知悉' }).click()
      return page
    })

    it('a special notice moves nothing beneath it when it comes and goes', async () => {
      expect(await layoutShifts(window())).toEqual([])
    })

    it.each(screens)(
      '%s never jumps, never scrolls sideways, tells nothing by a ground alone, and a machine finds no accessibility fault',
      { timeout: 60_000 },
      async path => {
        const page = window()
        // Each is a first sight, also where only the hash differs from the one before.
        await page.goto('about:blank')
        await page.setViewportSize({ width, height: 900 })
        await page.goto(origin + path)
        await whenHydrated(page)
        await page.locator('#page h1').hover()
        await scrollThrough(page)
        expect(await layoutShifts(page)).toEqual([])
        const seen = [`main li:nth-child(n + ${ENTRIES + 1})`, ...(framed.has(path) ? [] : FRAME)]
        await expectAccessible(page, {
          exclude: seen.join(', '),
          exceptFor: coloured.has(path) ? [] : ['color-contrast'],
        })
        expect(await lostGrounds(page)).toEqual([])
        expect(await overflowAt(page, widths)).toEqual([])
        await also?.(page)
      },
    )
  })
}
