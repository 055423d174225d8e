/** What is saved on a device, while its courses are still to come. */
import { expect, it } from 'vitest'
import { courses } from '#contract/collections/course.ts'
import { addressOf } from '#contract/pages.ts'
import { SAVED_HREF } from '#contract/savedPage.ts'
import { browserOfFile, whenHydrated } from '../../../setup/browser.ts'
import { acknowledge, specialNotices } from '../../../setup/firstUse.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
const visit = browserOfFile()

it('is not said to be nothing before they have come, nor where they cannot be had', async () => {
  const answer = await fetch(`${origin}/api/getEnableDegreeCourse`)
  const { data } = (await answer.json()) as { data: [{ id: string; title: string }] }
  const [{ id, title }] = data
  const notices = await specialNotices(origin)
  let fail = () => {}
  const held = new Promise<void>(resolve => {
    fail = resolve
  })
  const LISTS = /\/api\/(getEnable\w*Course|getSnapshot)\b/
  const page = await visit(`${origin}/latestNotice`, {
    width: 1280,
    expected: [/ERR_FAILED/],
    before: async empty => {
      await empty.addInitScript(acknowledge, notices)
      await empty.addInitScript(
        hrefs => localStorage.setItem('savedCourses', JSON.stringify(hrefs)),
        [addressOf(courses.degree, { id })],
      )
      // From the first on: a page that is alive fetches all of it.
      await empty.route(LISTS, async route => {
        await held
        await route.abort()
      })
    },
  })
  // Else the page that comes next is a document, which has its lists with it.
  await whenHydrated(page)
  const nothing = page.getByText('還沒有收藏課程')
  await page
    .getByRole('navigation', { name: '主目錄' })
    .getByRole('link', { name: '課程列表' })
    .click()
  await page
    .getByRole('navigation', { name: '本頁內容' })
    .getByRole('link', { name: '收藏' })
    .click()
  await page.waitForURL(origin + SAVED_HREF)
  const retry = page.locator('#saved').getByRole('button', { name: '重試' })
  await page.locator('#saved div[aria-hidden=true]').waitFor()
  expect(await nothing.count()).toBe(0)
  fail()
  await retry.waitFor()
  expect(await nothing.count()).toBe(0)
  await page.unroute(LISTS)
  await retry.click()
  await page.locator('#saved').getByRole('link', { name: title }).first().waitFor()
})

it('that have all been taken down is said not to be there any more', async () => {
  const href = addressOf(courses.degree, { id: '0123456789abcdef01234567' })
  const page = await visit(`${origin}/healthz`, { width: 390 })
  await page.evaluate(hrefs => localStorage.setItem('savedCourses', JSON.stringify(hrefs)), [href])
  await page.goto(origin + SAVED_HREF)
  await page.locator('#saved').getByText('收藏的課程已下架').waitFor()
})
