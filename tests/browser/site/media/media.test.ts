import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { CHROME, openBrowser, openPage, whenHydrated } from '../../../setup/browser.ts'
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

async function openDemo(path: string, width = 1280, within = browser): Promise<Page> {
  const page = await openPage(within, demo + path, { width })
  await page.getByRole('button', { name: '我已知悉' }).click()
  return page
}

const subPage = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const headings = (page: Page, name: string) =>
  subPage(page, name).getByRole('heading', { level: 3 }).allTextContents()
const pager = (page: Page, name: string) =>
  subPage(page, name).getByRole('navigation', { name: '分頁' })

describe('the lists of /media', () => {
  it('begin the news with the newest at large', async () => {
    const page = await openDemo('/media#news')
    const widths = await subPage(page, '最新消息')
      .locator('img')
      .evaluateAll(pictures => pictures.map(picture => picture.getBoundingClientRect().width))
    const [lead = 0, ...others] = widths
    expect(others.length).toBeGreaterThan(3)
    for (const width of others) expect(lead).toBeGreaterThan(2 * width)
  })

  it('name the medium of a report apart from its headline', async () => {
    const page = await openDemo('/media#media')
    await subPage(page, '媒體報導').getByText('《蓮城日報》', { exact: true }).waitFor()
    expect((await headings(page, '媒體報導'))[0]).toBe('夜校燈光三十年，陪伴打工仔進修')
  })

  it('say how many pictures an album holds, and open it', async () => {
    const page = await openDemo('/media#photo', 390)
    const album = subPage(page, '活動相片').getByRole('link', { name: '課堂的日常' })
    await album.getByText('4張相片').waitFor()
    await album.click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('活動相集：課堂的日常')
    await expect.poll(() => page.locator('article img').count()).toBe(4)
  })

  it('play a film where it stands, and lead to its page by its title', async () => {
    const page = await openDemo('/media#video')
    const films = subPage(page, '宣傳影片')
    await films.getByRole('button', { name: '播放影片：學校宣傳片《下班以後》' }).waitFor()
    await expect.poll(() => films.locator('iframe').count()).toBe(0)
    await films.getByRole('link', { name: '學校宣傳片《下班以後》', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: '學校宣傳片《下班以後》' }).waitFor()
  })
})

describe('a school that has published nothing', () => {
  it.each(['最新消息', '學校刊物', '媒體報導', '宣傳影片', '活動相片', '學員作品'])(
    'says so kindly under %s, and leads on',
    async name => {
      const html = await (await fetch(`${site.origin}/media`)).text()
      expect(html.includes(`暫時沒有${name}，歡迎稍後再來`)).toBe(true)
    },
  )
})

describe('lists of more than twenty', () => {
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
    const page = await openPage(browser, `${site.origin}/media?page=3#news`, { width: 1280 })
    await expect.poll(() => headings(page, '最新消息')).toEqual([title(40), title(41), title(42)])
    await page.goto(`${site.origin}/media?page=3#student-work`)
    await expect
      .poll(() => headings(page, '學員作品'))
      .toEqual([`作品${title(40)}`, `作品${title(42)}`])
    const current = pager(page, '學員作品').locator('[aria-current="page"]:visible')
    await expect.poll(() => current.innerText()).toContain('第2頁')
  })

  it('keep their sub-page from page to page and by Back, and drop the page for another', async () => {
    const page = await openPage(browser, `${site.origin}/media#news`, { width: 1280 })
    await expect.poll(() => headings(page, '最新消息')).toHaveLength(20)
    await pager(page, '最新消息').getByRole('link', { name: '下一頁' }).click()
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

/** The page of a work; its title there begins with what it is. */
const titled = (page: Page, work: string) =>
  expect.poll(() => page.locator('h1').textContent()).toBe(`學員作品：${work}`)

describe('a piece of news', () => {
  it('leads to the newer and the older one of its category, and to all of them', async () => {
    const page = await openDemo('/media#student-work')
    const [first = '', second = '', third = ''] = await headings(page, '學員作品')
    await subPage(page, '學員作品').getByRole('link', { name: second }).click()
    await titled(page, second)
    const more = page.getByRole('complementary', { name: '更多學員作品' })
    await more.getByRole('link', { name: first }).waitFor()
    await more.getByRole('link', { name: third }).click()
    await titled(page, third)
    await more.getByRole('link', { name: '全部學員作品' }).click()
    await page.waitForURL('**/media#student-work')
  })
})

describe('a publication', () => {
  it('is read in the page, by the browser itself, and costs nothing before it is asked for', async () => {
    // The engine alone has no viewer of documents.
    const whole = await openBrowser(CHROME)
    onTestFinished(() => whole.close())
    const page = await openDemo('/media#publication', 1280, whole)
    await subPage(page, '學校刊物').getByRole('link', { name: '第39期' }).click()
    await page.getByRole('heading', { level: 1, name: '《持教通訊》第39期' }).waitFor()
    const download = page.getByRole('link', { name: /^下載（PDF，\d+ KB）$/ })
    await expect.poll(() => download.getAttribute('download')).toBe('《持教通訊》第39期.pdf')
    await page.getByRole('region', { name: '《持教通訊》其他期數' }).getByText('第38期').waitFor()
    const documents = () =>
      page.evaluate(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.pdf'))
            .length,
      )
    await expect.poll(() => documents()).toBe(0)

    const answer = page.waitForResponse(/\.pdf$/)
    await page.getByRole('link', { name: '在此閱讀' }).click()
    expect((await answer).status()).toBe(200)
    // The browser's own viewer has taken the document: it was not refused, and not saved.
    await expect
      .poll(() => page.frames().map(frame => frame.url()))
      .toContainEqual(expect.stringMatching(/^chrome-extension:/))
    expect(new URL(page.url()).pathname).toContain('/media/publicationDetail/')
  })

  it('lets only itself be framed, and only by this site', async () => {
    const { data } = (await (await fetch(`${demo}/api/getEnablePublication`)).json()) as {
      data: { file: string; image: string }[]
    }
    const headersOf = async (path: string) => {
      const { headers } = await fetch(demo + path)
      return [headers.get('x-frame-options'), headers.get('content-security-policy')]
    }
    const [first] = data
    const policy = "default-src 'none'; sandbox; frame-ancestors"
    await expect
      .poll(() => headersOf(`/upload/${first?.file}`))
      .toEqual(['SAMEORIGIN', `${policy} 'self'`])
    await expect
      .poll(() => headersOf(`/upload/${first?.image}`))
      .toEqual(['DENY', `${policy} 'none'`])
    expect((await headersOf('/media'))[0]).toBe('DENY')
  })
})

describe('what does not exist, or does not come', () => {
  it.each([
    ['/mediaDetail', '找不到這則消息', '瀏覽最新消息', '媒體及宣傳'],
    ['/media/publicationDetail', '找不到這份刊物', '瀏覽學校刊物', '媒體及宣傳'],
  ])(
    '%s of an unknown id says so in its own words, and leads on',
    async (path, words, way, title) => {
      const page = await openPage(browser, `${site.origin}${path}/${UNKNOWN}`, {
        width: 390,
        expected: [OWN_404],
      })
      await page.getByText(words).waitFor()
      await page.getByRole('link', { name: way }).click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
    },
  )

  it('a list whose call fails says so in its place, and comes when asked again', async () => {
    const page = await openPage(browser, `${site.origin}/latestNotice`, {
      width: 1280,
      expected: [/ERR_FAILED/],
    })
    await whenHydrated(page)
    const calls = '**/api/getNewsByCategory/**'
    await page.route(calls, route => route.abort())
    await page.getByRole('link', { name: '媒體及宣傳', exact: true }).first().click()
    const news = subPage(page, '最新消息')

    await news.getByRole('alert').waitFor()
    await page.unroute(calls)
    await news.getByRole('button', { name: '重試' }).click()
    await news.getByRole('heading', { name: '消息00' }).waitFor()
  })
})
