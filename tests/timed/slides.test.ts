/** How soon the slides of /home turn for somebody who only looks, with nothing running beside it. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '../setup/browser.ts'
import { dot, named } from '../setup/firstControls.ts'
import { lookAt, specialNotices } from '../setup/firstUse.ts'
import { sharedSite } from '../setup/site.ts'

const { origin } = sharedSite()
let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Each is shown for six seconds, and the page has to come alive before that. */
const LATEST_MS = 10_000

/** Runs in the page. */
function sinceLoad(): number {
  const [{ loadEventEnd } = { loadEventEnd: 0 }] = performance.getEntriesByType(
    'navigation',
  ) as PerformanceNavigationTiming[]
  return performance.now() - loadEventEnd
}

it('the second slide is there ten seconds after the page, on a phone and on a desk', {
  timeout: 60_000,
}, async () => {
  const expectTurned = async (page: Page) => {
    await dot(2)(page)
    expect(await page.evaluate(sinceLoad)).toBeLessThan(LATEST_MS)
  }
  const notices = await specialNotices(origin)
  const looks: Promise<void>[] = []
  for (const width of [390, 1280]) {
    const visit = { width, moment: 0, sight: named('button', /^第1張/) } as const
    const { page } = await lookAt(browser, `${origin}/home`, notices, visit)
    looks.push(expectTurned(page))
  }
  await Promise.all(looks)
})
