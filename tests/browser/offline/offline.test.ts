/** Reading without a network, after one visit: a real worker, a real IndexedDB, a browser restarted. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { navigation } from '#contract/navigation.ts'
import { DAY_MS } from '#contract/time.ts'
import { lineToSite } from '../../setup/lineToSite.ts'
import { SCREEN, whenKept } from '../../setup/phone.ts'
import { publicScreens, recordPages } from '../../setup/publicRoutes.ts'
import { type Staff, signIn } from '../../setup/staff.ts'

const VISIT_MS = 5_000

const at = lineToSite()

let staff: Staff
beforeAll(async () => {
  staff = await signIn(at.site)
})

/** One visit of five seconds to `path`, after which the line is cut and the phone restarted. */
async function visitOnce(path: string) {
  const page = await at.phone.open(at.line.origin + path)
  page.setDefaultTimeout(VISIT_MS)
  await whenKept(page)
  await page.waitForFunction(length => performance.now() >= length, VISIT_MS, { timeout: 0 })
  at.line.state = 'cut'
  await at.phone.restart()
}

/** Opens a page with the special notice out of the way. */
async function openRead(path: string): Promise<Page> {
  const page = await at.phone.open(at.line.origin + path)
  await page.getByRole('button', { name: '我已知悉' }).click()
  return page
}

/** The page's heading and how much text it has. */
async function readingAt(path: string) {
  const page = await at.phone.open(at.line.origin + path)
  await page.locator('main h1').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'))
  const reading = {
    heading: await page.locator('main h1').first().innerText(),
    text: (await page.locator('main').innerText()).replace(/\s+/g, ' '),
    title: await page.title(),
  }
  await page.close()
  return reading
}

/** What the tab is called by the server, which never sees which sub-page an address names. */
async function sentTitle(path: string): Promise<string | undefined> {
  const answer = await fetch(at.site.origin + path)
  return /<title>([^<]*)<\/title>/.exec(await answer.text())?.[1]
}

const subPageTitles = new Map(
  navigation
    .flatMap(({ children = [] }) => children)
    .map(({ href, label }) => [href, `${label}｜澳門持續教育學校`]),
)

const isWhole = (picture: Element) => (picture as HTMLImageElement).naturalWidth > 0

async function titlesOf(call: string): Promise<{ id: string; title?: string; name?: string }[]> {
  const answer = await fetch(`${at.site.origin}/api/${call}`)
  return ((await answer.json()) as { data: { id: string; title?: string; name?: string }[] }).data
}

describe('after one visit of five seconds, without a network and with the browser restarted', () => {
  it('every public route and sub-page shows its text, whichever was visited', async () => {
    const screens = await publicScreens(at.site.origin)
    await visitOnce('/latestNotice')
    for (const path of screens) {
      const { heading, title } = await readingAt(path)
      expect(heading, path).not.toMatch(/Oops|Unexpected/)
      expect(title, path).toBe(subPageTitles.get(path) ?? (await sentTitle(path)))
    }
  }, 180_000)

  it('twenty detail pages that were never opened show their records', async () => {
    const all = await Promise.all(
      recordPages.map(async ([path, call]) =>
        (await titlesOf(call)).map(({ id, title, name }) => ({
          path: `${path}/${id}`,
          title: title ?? name,
        })),
      ),
    )
    const records = all.flat()
    await visitOnce('/about#contact')
    for (let number = 0; number < 20; number += 1) {
      const { path, title } = records[(number * 37) % records.length] ?? { path: '', title: '' }
      const { text } = await readingAt(path)
      expect(text, path).toContain(title?.replace(/\s+/g, ' ').slice(0, 12))
    }
  }, 180_000)

  it('search finds what was never opened', async () => {
    await visitOnce('/home')
    const [tutor] = await titlesOf('getEnableTutor')
    const page = await openRead('/home')
    await page.getByRole('button', { name: '搜尋', exact: true }).click()
    await page.getByRole('searchbox').fill(tutor?.name ?? '')
    const results = page.getByRole('list', { name: '搜尋結果' })
    await results.getByRole('link', { name: tutor?.name }).first().waitFor()
  })

  it('a bar says how old it is, and goes when the line is back', async () => {
    await visitOnce('/home')
    const page = await at.phone.open(`${at.line.origin}/course`)
    const bar = page.getByText(/^離線模式 · 資料更新於 \d{4}年/)
    await bar.waitFor()
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {}
    // In sight, wherever on the page one is.
    expect(y + height).toBeCloseTo(SCREEN.height, 0)
    // The browser itself believes that there is a network.
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true)
    at.line.state = 'up'
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.getByText('離線模式').waitFor({ state: 'detached' })
  })

  it('a picture that was seen is there, in whatever width', async () => {
    await visitOnce('/media#news')
    const list = await openRead('/media#news')
    // The second of the list was seen as a small one, and its page shows it large.
    await list.locator('#news ul a').first().click()
    await list.waitForURL(/\/mediaDetail\//)
    const picture = list.locator('article img').first()
    await expect.poll(() => picture.evaluate(isWhole)).toBe(true)
  })

  it('a picture that was never seen says so, until the line is back', async () => {
    await visitOnce('/home')
    // Covers are nowhere else; an album shares pictures with the campus, which the worker keeps ahead.
    const page = await openRead('/media#publication')
    const inItsPlace = page.locator('#publication [data-placeholder]', {
      hasText: '離線時未能顯示此圖片',
    })
    await inItsPlace.first().waitFor()
    const shelf = page.locator('#publication li')
    await expect.poll(() => shelf.locator('img').count()).toBe(0)

    at.line.state = 'up'
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await inItsPlace.first().waitFor({ state: 'detached' })
    await expect.poll(() => shelf.locator('img').first().evaluate(isWhole)).toBe(true)
  })
})

describe('what the school takes back', () => {
  it('disappears from the phone at the next contact, deleted or disabled', async () => {
    const notice = { title: '將會刪除的公告', publish_time: '2026-01-02 03:04:05' }
    const deleted = await staff.add('LatestNotice', notice)
    const disabled = await staff.add('LatestNotice', { ...notice, title: '將會停用的公告' })
    await visitOnce('/home')
    expect((await readingAt(`/latestNoticeDetail/${deleted}`)).text).toContain('將會刪除的公告')
    expect((await readingAt(`/latestNoticeDetail/${disabled}`)).text).toContain('將會停用的公告')

    await staff.remove('LatestNotice', deleted)
    await staff.modify('LatestNotice', { id: disabled, enabled: false })
    at.line.state = 'up'
    at.line.asked = []
    const asked = () => at.line.asked.some(path => path.includes('since='))
    const page = await openRead('/latestNotice')
    await expect.poll(asked, { timeout: 10_000 }).toBe(true)
    await expect
      .poll(() => page.locator('main').innerText(), { timeout: 10_000 })
      .not.toContain('將會')

    at.line.state = 'cut'
    await at.phone.restart()
    for (const id of [deleted, disabled]) {
      const gone = await at.phone.open(`${at.line.origin}/latestNoticeDetail/${id}`)
      await gone.getByText('Oops!').waitFor()
      await expect.poll(() => gone.locator('main').innerText()).not.toContain('將會')
    }
  }, 120_000)

  it('disappears from the page that shows it, too', async () => {
    const id = await staff.add('LatestNotice', { title: '正在看的公告' })
    const page = await openRead('/home')
    await whenKept(page)
    const reading = await at.phone.open(`${at.line.origin}/latestNoticeDetail/${id}`)
    await reading.getByRole('heading', { name: '正在看的公告' }).waitFor()
    await staff.remove('LatestNotice', id)
    // The page may not be listening yet.
    const contact = async () => {
      await reading.evaluate(() => dispatchEvent(new Event('online')))
      return reading.getByText('Oops!').isVisible()
    }
    await expect.poll(contact, { timeout: 20_000, interval: 500 }).toBe(true)
    await expect.poll(() => reading.locator('main').innerText()).not.toContain('正在看的公告')
  })

  it('a course whose deadline has passed since is shown as closed by the clock of the phone', async () => {
    const deadline = new Date(Date.now() + DAY_MS).toISOString()
    const id = await staff.add('CPDCourse', { title: '明日截止的課程', deadline })
    await visitOnce('/home')
    const path = `/course/courseDetail/cpd/${id}`
    const before = await at.phone.open(at.line.origin + path)
    await before
      .getByText(/^(明日|今日)截止$/)
      .first()
      .waitFor()
    const page = await at.phone.context.newPage()
    await page.clock.install({ time: Date.now() + 2 * DAY_MS })
    await page.goto(at.line.origin + path)
    await page.getByText('已截止').first().waitFor()
    await page.goto(`${at.line.origin}/course#current-courses`)
    await page.getByRole('listitem').first().waitFor()
    await expect.poll(() => page.locator('main').innerText()).not.toContain('明日截止的課程')
  })
})
