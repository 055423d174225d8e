import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage } from '../../../setup/browser.ts'
import { type RunningSite, sharedSite, startSite } from '../../../setup/site.ts'
import { signIn } from '../../../setup/staff.ts'

const { origin: demo } = sharedSite()
const UNKNOWN = '0123456789abcdef01234567'
const OWN_404 = /status of 404/

let browser: Browser
/** A school without a word of its own, to which the tests add theirs, in this order. */
let site: RunningSite

beforeAll(async () => {
  browser = await openBrowser()
  site = await startSite({ DEMO_CONTENT: 'off' })
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})

const entries = (page: Page) => page.getByRole('main').locator('section li')
const titles = (page: Page) => entries(page).getByRole('link').allTextContents()
const pager = (page: Page) => page.getByRole('navigation', { name: '分頁' })

/** What was published on the n-th day back from the end of April 2001, the newest first. */
const written = (days: number) => `公告${String(days).padStart(2, '0')}`

describe('a school without notices', () => {
  it('says so kindly, and leads on', async () => {
    const page = await openPage(browser, `${site.origin}/latestNotice`, { width: 390 })
    await page.getByText('現時沒有公告').waitFor()
    await page.getByRole('main').getByRole('link', { name: '現正招生課程' }).waitFor()
    await expect.poll(() => pager(page).count()).toBe(0)
  })
})

describe('a list of more than twenty notices', () => {
  beforeAll(async () => {
    const staff = await signIn(site)
    const last = Date.UTC(2001, 3, 30)
    for (let days = 0; days < 45; days += 1) {
      const day = new Date(last - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
      await staff.add('LatestNotice', {
        title: written(days),
        publish_time: `${day} 09:00:00`,
        content: '<p>內容。</p>',
        bad_weather: days === 44,
      })
    }
  })

  it('has twenty on a page, by month, and the page stands in the address', async () => {
    const page = await openPage(browser, `${site.origin}/latestNotice`, { width: 1280 })
    await expect
      .poll(() => titles(page))
      .toEqual(Array.from({ length: 20 }, (_, days) => written(days)))
    await expect
      .poll(() => page.getByRole('heading', { level: 2 }).first().textContent())
      .toBe('2001年4月')

    await pager(page).getByRole('link', { name: '第2頁', exact: true }).click()
    await page.waitForURL('**/latestNotice?page=2')
    await page.getByRole('link', { name: written(39), exact: true }).waitFor()
    expect((await titles(page)).at(0)).toBe(written(20))
    await expect
      .poll(() => page.locator('main h2').allTextContents())
      .toEqual(['2001年4月', '2001年3月'])
    const current = pager(page).locator('[aria-current="page"]:visible')
    await expect.poll(() => current.allTextContents()).toEqual(['2第2頁'])

    await pager(page).getByRole('link', { name: '下一頁' }).click()
    await page.getByText('惡劣天氣', { exact: true }).waitFor()
    await expect.poll(() => titles(page)).toHaveLength(5)
    await expect.poll(() => pager(page).getByRole('link', { name: '下一頁' }).count()).toBe(0)

    await page.goBack()
    await page.getByRole('link', { name: written(20), exact: true }).waitFor()
    expect(new URL(page.url()).search).toBe('?page=2')
  })

  it.each([
    ['?page=2', written(20), written(39)],
    ['?page=99', written(40), written(44)],
    ['?page=0', written(0), written(19)],
    ['?page=-1', written(0), written(19)],
    ['?page=zwei', written(0), written(19)],
    ['?page=2&page=3', written(0), written(19)],
    ['?page=1.5&other=1', written(0), written(19)],
  ])('is rendered by the server for %s from %s to %s', async (search, first, last) => {
    const answer = await fetch(`${site.origin}/latestNotice${search}`)
    const html = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '')
    expect(answer.status).toBe(200)
    // The line above the header names the one about bad weather on every page.
    const [list = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
    const shown = list.match(/公告\d\d/g)
    expect([shown?.at(0), shown?.at(-1)]).toEqual([first, last])
  })

  it.each([320, 390])('has a pager that a thumb can use at %i px', async width => {
    const page = await openPage(browser, `${site.origin}/latestNotice?page=2`, { width })
    const boxes = await pager(page)
      .locator('a:visible')
      .evaluateAll(links => links.map(link => link.getBoundingClientRect().toJSON() as DOMRect))
    expect(boxes).toHaveLength(5)
    for (const { width: w, height, left, right } of boxes) {
      expect(Math.min(w, height)).toBeGreaterThanOrEqual(44)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
    }
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
  })

  it('is walked with JavaScript off', async () => {
    const page = await openPage(browser, `${site.origin}/latestNotice`, {
      width: 390,
      context: { javaScriptEnabled: false },
    })
    await pager(page).getByRole('link', { name: '下一頁' }).click()
    expect((await titles(page)).at(0)).toBe(written(20))
  })
})

describe('a notice', () => {
  it('leads to the newer and the older one, to all, and to the feed', async () => {
    const page = await openPage(browser, `${demo}/latestNotice`, { width: 1280 })
    await page.getByRole('button', { name: '我已知悉' }).click()
    const [first = '', second = '', third = ''] = await titles(page)
    await page.getByRole('main').getByRole('link', { name: second, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: second }).waitFor()

    const more = page.getByRole('complementary', { name: '更多最新公告' })
    await more.getByRole('link', { name: first }).waitFor()
    await more.getByRole('link', { name: third }).click()
    await page.getByRole('heading', { level: 1, name: third }).waitFor()
    await more.getByRole('link', { name: second }).waitFor()
    const feed = more.getByRole('link', { name: '訂閱公告' })
    await expect.poll(() => feed.getAttribute('href')).toBe('/feeds/notices.atom')
    await more.getByRole('link', { name: '全部最新公告' }).click()
    await page.getByRole('heading', { level: 1, name: '最新公告' }).waitFor()
  })

  it('that is special says so in its list and at its head', async () => {
    const page = await openPage(browser, `${demo}/latestNotice`, { width: 390 })
    await page.getByRole('button', { name: '我已知悉' }).click()
    await entries(page).filter({ hasText: '特別消息' }).first().getByRole('link').click()
    await page.getByRole('complementary', { name: '更多最新公告' }).waitFor()
    await page.locator('article').getByText('特別消息', { exact: true }).waitFor()
  })

  it('that does not exist says so in its own words, and leads to the others', async () => {
    const page = await openPage(browser, `${site.origin}/latestNoticeDetail/${UNKNOWN}`, {
      width: 390,
      expected: [OWN_404],
    })
    await page.getByText('找不到這則公告').waitFor()
    await page.getByRole('link', { name: '瀏覽最新公告' }).click()
    await page.getByRole('heading', { level: 1, name: '最新公告' }).waitFor()
  })
})
