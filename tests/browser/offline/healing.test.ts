/** A part of the site that cannot be fetched: gone with its version, or only out of reach. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { browserOfFile, whenHydrated } from '../../setup/browser.ts'
import { sharedSite } from '../../setup/site.ts'

const { origin } = sharedSite()
const visit = browserOfFile()

const expected = [/ERR_FAILED/, /status of 404/, /Failure: /, /Failed to load module script/]

/** A page in use, and how often it has been loaded since. No pointer: over a link it asks for its part already. */
async function openUsed(): Promise<{ page: Page; loads: () => number }> {
  const page = await visit(`${origin}/home`, { width: 1280, expected })
  await page.getByRole('button', { name: '我已知悉' }).press('Enter')
  // Only what answers by itself is followed without a new document.
  await whenHydrated(page)
  let count = 0
  page.on('load', () => {
    count += 1
  })
  return { page, loads: () => count }
}

const toCourses = (page: Page) =>
  page
    .getByRole('navigation', { name: '主目錄' })
    .getByRole('link', { name: '課程列表' })
    .dispatchEvent('click')

describe('a page that another one is gone to from', () => {
  it('is loaded again, once, where the server says that the part is gone', async () => {
    const { page, loads } = await openUsed()
    const gone = /\/assets\/course-[^/]*\.js$/
    await page.route(gone, route =>
      route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' }),
    )
    await toCourses(page)
    await expect.poll(loads).toBe(1)
    await page.waitForURL('**/course')
    await page.getByRole('heading', { level: 1, name: '課程列表' }).waitFor()
    expect(loads()).toBe(1)
  })

  it('says that the line is down, and is not loaded again, where nobody answers: only once somebody does, by 重試', async () => {
    const { page, loads } = await openUsed()
    let isDown = true
    // As browsers before Chromium 156 and Firefox 154 do until a page is loaded anew.
    let isRemembered = true
    page.on('request', request => {
      if (request.isNavigationRequest()) isRemembered = false
    })
    await page.route(/\/assets\/course-[^/]*\.js$/, route => {
      const isPart = route.request().resourceType() === 'script'
      return isDown || (isRemembered && isPart) ? route.abort() : route.continue()
    })
    await toCourses(page)
    await page.getByText('無法連線，請檢查網絡').first().waitFor()
    expect(loads()).toBe(0)
    isDown = false
    await page.getByRole('button', { name: '重試' }).click()
    await page.getByRole('heading', { level: 1, name: '課程列表' }).waitFor()
    await expect.poll(loads).toBe(1)
  })

  it('is not loaded again for the page of somebody else in between', async () => {
    const { page, loads } = await openUsed()
    await page.route(/\/assets\/course-[^/]*\.js$/, route =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<title>Free WiFi</title>' }),
    )
    await toCourses(page)
    await page.getByText('無法連線，請檢查網絡').first().waitFor()
    expect(loads()).toBe(0)
  })
})
