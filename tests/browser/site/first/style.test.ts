/** A page carries what it uses of the site's style; the rest comes with the scripts. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WHOLE_STYLE_ID } from '#contract/wholeStyle.ts'
import { openBrowser, openPage } from '../../../setup/browser.ts'
import { publicRoutes } from '../../../setup/publicRoutes.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
const routes = await publicRoutes(origin)
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** All of the page, from its top to its end. */
const picture = (page: Page) =>
  page.screenshot({ fullPage: true, animations: 'disabled' }).then(png => png.toString('base64'))

/** Its pictures, too, which only come where they are seen. */
async function whenWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  // What has come is drawn when it is first looked at.
  await picture(page)
}

async function withAllOfIt(page: Page): Promise<void> {
  await page.evaluate(async id => {
    const link = document.getElementById(id) as HTMLLinkElement
    const there = new Promise(resolve => {
      link.onload = resolve
    })
    link.rel = 'stylesheet'
    await there
  }, WHOLE_STYLE_ID)
}

describe.each([390, 1280])('at %i px', width => {
  it.each(routes)('%s looks before its scripts as with all of the style', async path => {
    const page = await openPage(browser, origin + path, {
      width,
      expected: [/ERR_FAILED/],
      before: opening => opening.route('**/*.js', route => route.abort()),
      context: { reducedMotion: 'reduce' },
    })
    await whenWhole(page)
    const before = await picture(page)
    await withAllOfIt(page)
    expect((await picture(page)) === before).toBe(true)
  })
})
