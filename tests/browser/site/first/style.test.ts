/** A page carries what it uses of the site's style; the rest comes with the scripts. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { WHOLE_STYLE_ID } from '#contract/wholeStyle.ts'
import { browserOfFile, oneWindow } from '../../../setup/browser.ts'
import { eachKindOf, publicRoutes } from '../../../setup/publicRoutes.ts'
import { sharedSite } from '../../../setup/site.ts'
import { isLong } from '../../../setup/storms.ts'

const { origin } = sharedSite()
const routes = eachKindOf(await publicRoutes(origin))
const WIDTHS = [1280, 390]
const visit = browserOfFile()

/** All of the page, from its top to its end; losslessly, and packed in as little time as can be. */
async function picture(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { cssContentSize } = await session.send('Page.getLayoutMetrics')
  const { data } = await session.send('Page.captureScreenshot', {
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: { ...cssContentSize, scale: 1 },
  })
  await session.detach()
  return data
}

/** Its pictures, too, which only come where they are seen. */
const whenWhole = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images)
      Object.assign(image, { loading: 'eager', decoding: 'sync' })
    await Promise.allSettled([...document.images].map(image => image.decode()))
  })

/** Has the page use the whole sheet, or only what it carries itself. */
const setAllOfIt = (page: Page, isUsed: boolean) =>
  page.evaluate(
    async ([id, used]) => {
      const link = document.getElementById(id) as HTMLLinkElement
      link.media = used ? 'all' : 'not all'
      if (link.rel === 'stylesheet') return
      const there = new Promise(resolve => {
        link.onload = resolve
      })
      link.rel = 'stylesheet'
      await there
    },
    [WHOLE_STYLE_ID, isUsed] as const,
  )

/** How often it is looked at, at most: an image may only have been drawn when it was first looked at. */
const LOOKS = 12

/** Whether the page looks the same with and without the whole sheet. */
async function looksTheSame(page: Page, isUsed: boolean): Promise<boolean> {
  let last = await picture(page)
  for (let look = 1; look < LOOKS; look += 1) {
    await setAllOfIt(page, look % 2 === 1 ? !isUsed : isUsed)
    const now = await picture(page)
    if (now === last) return true
    last = now
  }
  return false
}

describe('a page', () => {
  const window = oneWindow(() =>
    visit(`${origin}/healthz`, {
      width: 1280,
      expected: [/ERR_FAILED/],
      before: opening => opening.route('**/*.js', route => route.abort()),
      context: { reducedMotion: 'reduce' },
    }),
  )

  // In the short run one width after the other: a page carries a rule with all that it says of any width.
  const looks = routes.map((path, index): [string, number[]] => [
    path,
    isLong || path === '/home' ? WIDTHS : [WIDTHS[index % 2] as number],
  ])

  it.each(looks)(
    '%s looks before its scripts as with all of the style, at %j px',
    async (path, widths) => {
      const page = window()
      await page.setViewportSize({ width: widths[0] as number, height: 900 })
      await page.goto(origin + path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await whenWhole(page)
        if (width !== widths[0]) await setAllOfIt(page, false)
        expect(await looksTheSame(page, false), `at ${width} px`).toBe(true)
      }
    },
  )
})
