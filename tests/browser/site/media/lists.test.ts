/** A school without a word of its own, to which the tests add theirs, in this order. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserOfFile, oneWindow, whenHydrated } from '../../../setup/browser.ts'
import { type RunningSite, startSite } from '../../../setup/site.ts'
import { signIn } from '../../../setup/staff.ts'

const UNKNOWN = '0123456789abcdef01234567'
const OWN_404 = /status of 404/

const visit = browserOfFile()
let site: RunningSite

beforeAll(async () => {
  site = await startSite({ DEMO_CONTENT: 'off' })
})
afterAll(async () => {
  await site.stop()
})

const subPage = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const headings = (page: Page, name: string) =>
  subPage(page, name).getByRole('heading', { level: 3 }).allTextContents()
const pagerOf = (page: Page, name: string) =>
  subPage(page, name).getByRole('navigation', { name: '分頁' })

const entries = (page: Page) => page.getByRole('main').locator('section li')
const titles = (page: Page) => entries(page).getByRole('link').allTextContents()
const pager = (page: Page) => page.getByRole('navigation', { name: '分頁' })

/** What was published on the n-th day back from the end of April 2001, the newest first. */
const written = (days: number) => `公告${String(days).padStart(2, '0')}`

describe('a school that has published nothing', () => {
  it.each(['最新消息', '學校刊物', '媒體報導', '宣傳影片', '活動相片', '學員作品'])(
    'says so kindly under %s, and leads on',
    async name => {
      const html = await (await fetch(`${site.origin}/media`)).text()
      expect(html.includes(`暫時沒有${name}，歡迎稍後再來`)).toBe(true)
    },
  )
})

describe('a school without notices', () => {
  it('says so kindly, and leads on', async () => {
    const page = await visit(`${site.origin}/latestNotice`, { width: 390 })
    await page.getByText('現時沒有公告').waitFor()
    await page.getByRole('main').getByRole('link', { name: '現正招生課程' }).waitFor()
    await expect.poll(() => pager(page).count()).toBe(0)
  })
})

describe('lists of more than twenty pieces of news', () => {
  const window = oneWindow(() => visit(`${site.origin}/healthz`, { width: 1280 }))
  const title = (number: number) => `消息${String(number).padStart(2, '0')}`

  beforeAll(async () => {
    const staff = await signIn(site)
    for (let number = 0; number < 43; number += 1) {
      const stamp = `2001-01-01 00:${String(59 - number).padStart(2, '0')}:00`
      const publish_time = stamp
      await staff.add('News', { title: title(number), category: 'news', publish_time })
      if (number % 2 === 0) {
        const work = { title: `作品${title(number)}`, category: 'student-work', publish_time }
        await staff.add('News', work)
      }
    }
  })

  it('share the page of the address, and each shows its own last where it has fewer', async () => {
    const page = window()
    await page.goto(`${site.origin}/media?page=3#news`)
    await expect.poll(() => headings(page, '最新消息')).toEqual([title(40), title(41), title(42)])
    await page.goto(`${site.origin}/media?page=3#student-work`)
    await expect
      .poll(() => headings(page, '學員作品'))
      .toEqual([`作品${title(40)}`, `作品${title(42)}`])
    const current = pagerOf(page, '學員作品').locator('[aria-current="page"]:visible')
    await expect.poll(() => current.innerText()).toContain('第2頁')
  })

  it('keep their sub-page from page to page and by Back, and drop the page for another', async () => {
    const page = window()
    await page.goto(`${site.origin}/media#news`)
    await expect.poll(() => headings(page, '最新消息')).toHaveLength(20)
    await pagerOf(page, '最新消息').getByRole('link', { name: '下一頁' }).click()
    await page.waitForURL('**/media?page=2#news')
    await subPage(page, '最新消息')
      .getByRole('heading', { name: title(20) })
      .waitFor()
    expect((await headings(page, '最新消息')).at(0)).toBe(title(20))

    const menu = page.getByRole('main').getByRole('link', { name: '學員作品', exact: true })
    await menu.first().click()
    await page.waitForURL('**/media#student-work')
    await subPage(page, '學員作品')
      .getByRole('heading', { name: `作品${title(0)}` })
      .waitFor()
    await page.goBack()
    await page.waitForURL('**/media?page=2#news')
    await subPage(page, '最新消息')
      .getByRole('heading', { name: title(20) })
      .waitFor()
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
    const page = await visit(`${site.origin}/latestNotice`, { width: 1280 })
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

  it('has a pager that a thumb can use on phones', async () => {
    const page = await visit(`${site.origin}/latestNotice?page=2`, { width: 390 })
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 900 })
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
    }
  })

  it('is walked with JavaScript off', async () => {
    const page = await visit(`${site.origin}/latestNotice`, {
      width: 390,
      context: { javaScriptEnabled: false },
    })
    await pager(page).getByRole('link', { name: '下一頁' }).click()
    await page.waitForURL('**/latestNotice?page=2')
    expect((await titles(page)).at(0)).toBe(written(20))
  })
})

describe('what does not exist, or does not come', () => {
  const window = oneWindow(() =>
    visit(`${site.origin}/healthz`, { width: 1280, expected: [OWN_404] }),
  )

  it.each([
    ['/latestNoticeDetail', '找不到這則公告', '瀏覽最新公告', '最新公告'],
    ['/mediaDetail', '找不到這則消息', '瀏覽最新消息', '媒體及宣傳'],
    ['/media/publicationDetail', '找不到這份刊物', '瀏覽學校刊物', '媒體及宣傳'],
  ])(
    '%s of an unknown id says so in its own words, and leads on',
    async (path, words, way, title) => {
      const page = window()
      await page.goto(`${site.origin}${path}/${UNKNOWN}`)
      await page.getByText(words).waitFor()
      await page.getByRole('link', { name: way }).click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
    },
  )

  it('a list whose call fails says so in its place, and comes when asked again', async () => {
    // A device that was never there: it would show what it has.
    const page = await visit(`${site.origin}/latestNotice`, {
      width: 1280,
      expected: [/ERR_FAILED/],
    })
    await whenHydrated(page)
    await page.clock.install()
    const calls = '**/api/getNewsByCategory/**'
    await page.route(calls, route => route.abort())
    await page.getByRole('link', { name: '媒體及宣傳', exact: true }).first().click()
    const news = subPage(page, '最新消息')
    // The seconds between one try and the next.
    await expect
      .poll(async () => {
        await page.clock.fastForward(1_000)
        return news.getByRole('alert').count()
      })
      .toBe(1)
    await page.unroute(calls)
    await news.getByRole('button', { name: '重試' }).click()
    await news.getByRole('heading', { name: '消息00' }).waitFor()
  })
})
