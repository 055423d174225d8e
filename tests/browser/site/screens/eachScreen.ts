/** What holds for every screen of the site, in a file for each kind of device. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { languages } from '#contract/languages.ts'
import { navigation } from '#contract/navigation.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { browserOfFile, oneWindow, whenHydrated } from '../../../setup/browser.ts'
import { lostGrounds } from '../../../setup/forcedColors.ts'
import { layoutShifts, scrollThrough } from '../../../setup/frames.ts'
import { overflowOf } from '../../../setup/overflow.ts'
import { publicScreens } from '../../../setup/publicRoutes.ts'
import { sharedSite } from '../../../setup/site.ts'
import { isLong, stormSize } from '../../../setup/storms.ts'

/** Of each list so many entries are looked at by axe: those that follow are of the same kind. */
const ENTRIES = stormSize('LIST_ENTRIES', 6, 1_000)

/** The months of the calendar after the first, each a table of days. */
const OTHER_MONTHS = isLong ? [] : ['#months + div > :nth-child(n + 2)']

/** What stands around every screen. */
const FRAME = ['header:not(main *)', 'footer:not(main *)']

const children = navigation.flatMap(item => item.children ?? [])

/** Those that have something of the site's own, each another (`src/site/pages/sections`). */
const OF_OWN = /#(current-courses|calendar|expert|notice|online-registration|bad-weather)$/

/** What a screen is made of: those of one kind are the same components over other records. */
function kindOf(path: string): string {
  const child = children.find(({ href }) => href === path)
  if (child && !OF_OWN.test(path)) {
    const { component, isBlog, isTimeLine } = child
    return component ? JSON.stringify([component, isBlog, isTimeLine]) : path
  }
  if (isLanguage(path)) return 'another language'
  return path.replace(/(?<=[dD]etail)\/.*/, '')
}

const isLanguage = (path: string) => Object.values(languages).some(({ href }) => href === path)

/** The first screen of each kind. */
const firstOf = (screens: readonly string[]) =>
  screens.filter(
    (path, index) => screens.findIndex(other => kindOf(other) === kindOf(path)) === index,
  )

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
  /** What axe looks at in the short run: all where nothing is said, as few screens have more at this width. */
  hasAxe?: (path: string) => boolean
  /** What else is looked at, at last. */
  also?: (page: Page) => Promise<void>
}

/** Registers the rules for each screen of the demo school. */
export async function eachScreen({
  width,
  widths,
  hasAxe = () => true,
  also,
}: Look): Promise<void> {
  const { origin } = sharedSite()
  const all = await publicScreens(origin)
  const screens = isLong ? all : firstOf(all)
  // The frame is the same around all that are in one language.
  const isFramed = (path: string) => isLong || path === '/home' || isLanguage(path)
  const isForAxe = (path: string) => isLong || hasAxe(path)
  const visit = browserOfFile()

  describe(`at ${width} px`, () => {
    const window = oneWindow(async () => {
      const page = await visit(`${origin}/home`, { width })
      await page.getByRole('button', { name: '我已知悉' }).click()
      return page
    })

    it('a special notice moves nothing beneath it when it comes and goes', async () => {
      expect(await layoutShifts(window())).toEqual([])
    })

    it.each(
      screens.map(path => [
        path,
        isForAxe(path) ? ', and a machine finds no accessibility fault' : '',
      ]),
    )(
      '%s never jumps, never scrolls sideways, tells nothing by a ground alone%s',
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
        const seen = [
          `main li:nth-child(n + ${ENTRIES + 1})`,
          ...OTHER_MONTHS,
          ...(isFramed(path) ? [] : FRAME),
        ]
        if (isForAxe(path)) await expectAccessible(page, { exclude: seen.join(', ') })
        expect(await lostGrounds(page)).toEqual([])
        expect(await overflowAt(page, widths)).toEqual([])
        await also?.(page)
      },
    )
  })
}
