/** News, publications and notices of the demo school. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { CHROME, oneWindow, openBrowser, openPage } from '../../../setup/browser.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function open(path: string, within = browser): Promise<Page> {
  const page = await openPage(within, origin + path, { width: 1280 })
  await page.getByRole('button', { name: '我已知悉' }).click()
  return page
}

const subPage = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const headings = (page: Page, name: string) =>
  subPage(page, name).getByRole('heading', { level: 3 }).allTextContents()

/** The page of a work; its title there begins with what it is. */
const titled = (page: Page, work: string) =>
  expect.poll(() => page.locator('h1').textContent()).toBe(`學員作品：${work}`)

const entries = (page: Page) => page.getByRole('main').locator('section li')
const titles = (page: Page) => entries(page).getByRole('link').allTextContents()

describe('what the school has published', () => {
  const window = oneWindow(() => open('/media#news'))

  /** The same window at another page, or at another part of it. */
  async function at(path: string): Promise<Page> {
    await window().goto(origin + path)
    return window()
  }

  it('begins the news with the newest at large', async () => {
    const page = await at('/media#news')
    const widths = await subPage(page, '最新消息')
      .locator('img')
      .evaluateAll(pictures => pictures.map(picture => picture.getBoundingClientRect().width))
    const [lead = 0, ...others] = widths
    expect(others.length).toBeGreaterThan(3)
    for (const width of others) expect(lead).toBeGreaterThan(2 * width)
  })

  it('names the medium of a report apart from its headline', async () => {
    const page = await at('/media#media')
    await subPage(page, '媒體報導').getByText('《蓮城日報》', { exact: true }).first().waitFor()
    expect((await headings(page, '媒體報導'))[0]).toBe('夜校燈光三十年，陪伴打工仔進修')
  })

  it('says how many pictures an album holds, and opens it', async () => {
    const page = await at('/media#photo')
    const album = subPage(page, '活動相片').getByRole('link', { name: '課堂的日常' })
    await album.getByText('4張相片').waitFor()
    await album.click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('活動相集：課堂的日常')
    await expect.poll(() => page.locator('article img').count()).toBe(4)
  })

  it('plays a film where it stands, and leads to its page by its title', async () => {
    const page = await at('/media#video')
    const films = subPage(page, '宣傳影片')
    await films.getByRole('button', { name: '播放影片：學校宣傳片《下班以後》' }).waitFor()
    await expect.poll(() => films.locator('iframe').count()).toBe(0)
    await films.getByRole('link', { name: '學校宣傳片《下班以後》', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: '學校宣傳片《下班以後》' }).waitFor()
  })

  it('leads from a piece of news to the newer and the older one of its category, and to all of them', async () => {
    const page = await at('/media#student-work')
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

  it('leads from a notice to the newer and the older one, to all, and to the feed', async () => {
    const page = await at('/latestNotice')
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

  it('says that a notice is special in its list and at its head', async () => {
    const page = await at('/latestNotice')
    await entries(page).filter({ hasText: '特別消息' }).first().getByRole('link').click()
    await page.getByRole('complementary', { name: '更多最新公告' }).waitFor()
    await page.locator('article').getByText('特別消息', { exact: true }).waitFor()
  })
})

describe('a publication', () => {
  it('is read in the page, by the browser itself, and costs nothing before it is asked for', async () => {
    // The engine alone has no viewer of documents.
    const whole = await openBrowser(CHROME)
    onTestFinished(() => whole.close())
    const page = await open('/media#publication', whole)
    await subPage(page, '學校刊物').getByRole('link', { name: '第39期' }).click()
    await page.getByRole('heading', { level: 1, name: '《持教通訊》第39期' }).waitFor()
    const download = page.getByRole('link', { name: /^下載（PDF，\d+ KB）$/ })
    await expect.poll(() => download.getAttribute('download')).toBe('《持教通訊》第39期.pdf')
    await page.getByRole('region', { name: '《持教通訊》其他期數' }).getByText('第38期').waitFor()
    const cover = page.getByRole('img', { name: '《持教通訊》第39期封面' })
    // Whole: as high as its own shape, not as the column beside it.
    const [own = 0, shown = 0] = await cover.evaluate((image: HTMLImageElement) => [
      Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
      image.offsetWidth / image.offsetHeight,
    ])
    expect(shown).toBeCloseTo(own)
    const documents = () =>
      page.evaluate(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.pdf'))
            .length,
      )
    await expect.poll(() => documents()).toBe(0)

    const here = page.getByRole('link', { name: '在此閱讀' })
    expect(await here.evaluate(opensAloneOnPad)).toBe(true)
    const answer = page.waitForResponse(/\.pdf$/)
    await here.click()
    expect((await answer).status()).toBe(200)
    // The browser's own viewer has taken the document: it was not refused, and not saved.
    await expect
      .poll(() => page.frames().map(frame => frame.url()))
      .toContainEqual(expect.stringMatching(/^chrome-extension:/))
    expect(new URL(page.url()).pathname).toContain('/media/publicationDetail/')
  })

  it('lets only itself be framed, and only by this site', async () => {
    const { data } = (await (await fetch(`${origin}/api/getEnablePublication`)).json()) as {
      data: { file: string; image: string }[]
    }
    const headersOf = async (path: string) => {
      const { headers } = await fetch(origin + path)
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

/** Runs in the page: whether the link is left to the browser by what an iPad, which has no frames that scroll, says of itself. */
function opensAloneOnPad(link: HTMLElement): boolean {
  const said = {
    userAgent: 'Mozilla/5.0 (Macintosh) Version/18.0 Safari/605.1.15',
    maxTouchPoints: 5,
  }
  const [own] = [navigator as Partial<typeof said>]
  for (const [name, value] of Object.entries(said)) {
    Object.defineProperty(own, name, { value, configurable: true })
  }
  let isLeft = false
  const note = (event: MouseEvent) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', note, { once: true })
  link.click()
  delete own.userAgent
  delete own.maxTouchPoints
  return isLeft
}
