/** What a page was made from: fetched beside its scripts, so that the HTML does not carry it a second time. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageDataAddress } from '#contract/pageData.ts'
import { openBrowser, openPage, whenHydrated } from '../../../setup/browser.ts'
import { publicRoutes } from '../../../setup/publicRoutes.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
const routes = await publicRoutes(origin)
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Asked later, of what stands in no page: the notices of the dialog, and the copy of all content. */
const LATER = /\/api\/(getSpecialLatestNotice|getSnapshot)\b/

describe('the data of a page', () => {
  it.each(routes)('of %s is all that it is hydrated with, and not in its HTML', async path => {
    const html = await (await fetch(origin + path)).text()
    expect(html).not.toContain('dataUpdatedAt')
    const asked: string[] = []
    const page = await openPage(browser, origin + path, {
      width: 1280,
      before: async opening => {
        opening.on('request', request => asked.push(new URL(request.url()).pathname))
      },
    })
    await whenHydrated(page)
    expect(asked.filter(each => each.startsWith('/api/') && !LATER.test(each))).toEqual([])
    expect(asked).toContain(pageDataAddress(path))
  })

  it('is nothing where there is no page, and where staff are', async () => {
    for (const path of [
      '/nowhere',
      '/admin/home',
      '/latestNoticeDetail/aaaaaaaaaaaaaaaaaaaaaaaa',
    ]) {
      const answer = await fetch(origin + pageDataAddress(path))
      expect([path, answer.status, await answer.text()]).toEqual([path, 404, ''])
    }
  })

  it('that does not come leaves a page as it was sent, with links that work', async () => {
    let isRefused: Promise<unknown> | undefined
    const page = await openPage(browser, `${origin}/home`, {
      width: 1280,
      expected: [/ERR_FAILED/],
      before: async opening => {
        await opening.route('**/page-data/**', route => route.abort())
        isRefused = opening.waitForEvent('requestfailed', each => /page-data/.test(each.url()))
      },
    })
    await isRefused
    await page.locator('main a[href="/latestNotice"]').first().click()
    await page.getByRole('heading', { level: 1, name: '最新公告' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/latestNotice')
  })
})
