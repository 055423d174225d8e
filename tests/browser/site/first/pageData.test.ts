/** What a page was made from: fetched beside its scripts, so that the HTML does not carry it a second time (budgets.test.ts). */
import { describe, expect, it } from 'vitest'
import { pageDataAddress } from '#contract/pageData.ts'
import { browserOfFile } from '../../../setup/browser.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
const visit = browserOfFile()

describe('the data of a page', () => {
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
    const page = await visit(`${origin}/home`, {
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
