/**
 * Who leaves for another site and comes back finds the page as it was, without a request: the browser keeps it
 * whole (bfcache), with its worker, its databases and its locks. Playwright switches that off, Puppeteer does not.
 */
import puppeteer, { type Browser } from 'puppeteer-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CHROME } from '../../../setup/browser.ts'
import { sharedSite } from '../../../setup/site.ts'
import { isLong } from '../../../setup/storms.ts'

declare global {
  interface Window {
    isRestored: boolean
  }
}

const { origin } = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await puppeteer.launch({
    executablePath: CHROME,
    args: ['--no-sandbox', '--disable-gpu'],
  })
})
afterAll(() => browser.close())

// The pages of visitors have the same around them, and one stands for all.
const others = isLong ? ['/course', '/latestNotice'] : []

it.each(['/home', '/admin/login', ...others])(
  '%s is kept whole while its visitor is elsewhere',
  async path => {
    const page = await browser.newPage()
    await page.evaluateOnNewDocument(() => {
      addEventListener('pageshow', ({ persisted }) => {
        window.isRestored = persisted
      })
    })
    await page.goto(origin + path)
    // All that it opens is open: its worker looks after it, and what it keeps is kept.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/attend-/.test(name)),
    )
    await page.goto('about:blank')
    await page.goBack()
    const navigation = await page.evaluate(() =>
      JSON.stringify(performance.getEntriesByType('navigation')[0]),
    )
    expect(await page.evaluate(() => window.isRestored), navigation).toBe(true)
    await page.close()
  },
)
