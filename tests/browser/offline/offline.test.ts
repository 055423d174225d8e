/** Reading without a network, after one visit: a real worker, a real IndexedDB, a browser restarted. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/time.ts'
import { onePhone } from '../../setup/onePhone.ts'
import { SCREEN, whenKept } from '../../setup/phone.ts'
import { recordPages } from '../../setup/publicRoutes.ts'
import { workerSite } from '../../setup/site.ts'
import { type Staff, signIn } from '../../setup/staff.ts'
import { isOnDevice } from '../../setup/staffAt.ts'

const VISIT_MS = 5_000

const at = onePhone(workerSite())

const open = (path: string) => at.phone.open(at.line.origin + path)

/** Goes there within the page, as by one of its links. */
const goWithin = (page: Page, path: string) =>
  page.evaluate(address => history.pushState(null, '', address), path)

const textOf = (page: Page) => async () =>
  (await page.locator('main').innerText()).replace(/\s+/g, ' ')

const isWhole = (picture: Element) => (picture as HTMLImageElement).naturalWidth > 0

const contact = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))

async function titlesOf(call: string): Promise<{ id: string; title?: string; name?: string }[]> {
  const answer = await fetch(`${at.site.origin}/api/${call}`)
  return ((await answer.json()) as { data: { id: string; title?: string; name?: string }[] }).data
}

// That every screen has its text then is a rule for each engine: tests/browser/engines/visitors.test.ts.
describe('after one visit of five seconds, without a network and with the browser restarted', () => {
  const PUBLISHED = '2026-01-02 03:04:05'
  let staff: Staff
  const added: [name: string, id: string][] = []
  const add = async (name: string, record: Record<string, unknown>) => {
    const id = await staff.add(name, record)
    added.push([name, id])
    return id
  }
  let deleted: string
  let disabled: string
  let closing: string

  beforeAll(async () => {
    staff = await signIn(at.site)
    deleted = await staff.add('LatestNotice', { title: '將會刪除的公告', publish_time: PUBLISHED })
    disabled = await add('LatestNotice', { title: '將會停用的公告', publish_time: PUBLISHED })
    const deadline = new Date(Date.now() + DAY_MS).toISOString()
    closing = await add('CPDCourse', { title: '明日截止的課程', deadline })
  })
  afterAll(async () => {
    for (const [name, id] of added) await staff.remove(name, id)
  })

  at.afterVisit(async () => {
    const page = await open('/media#news')
    await page.getByRole('button', { name: '我已知悉' }).click()
    await whenKept(page)
    await page.waitForFunction(length => performance.now() >= length, VISIT_MS, { timeout: 0 })
    at.line.state = 'cut'
    await at.phone.restart()
  })

  it('twenty detail pages that were never opened show their records, wherever one comes from', async () => {
    const all = await Promise.all(
      recordPages.map(async ([path, call]) =>
        (await titlesOf(call)).map(({ id, title, name }) => ({
          path: `${path}/${id}`,
          title: (title ?? name ?? '').replace(/\s+/g, ' ').slice(0, 12),
        })),
      ),
    )
    const records = all.flat()
    const page = await open('/home')
    for (let number = 0; number < 20; number += 1) {
      const { path, title } = records[(number * 37) % records.length] ?? { path: '', title: '-' }
      if (number < 2) await page.goto(at.line.origin + path)
      else await goWithin(page, path)
      await expect.poll(textOf(page), { message: path }).toContain(title)
    }
  }, 180_000)

  it('search finds what was never opened', async () => {
    const [tutor] = await titlesOf('getEnableTutor')
    const page = await open('/home')
    await page.getByRole('button', { name: '搜尋', exact: true }).click()
    await page.getByRole('searchbox').fill(tutor?.name ?? '')
    const results = page.getByRole('list', { name: '搜尋結果' })
    await results.getByRole('link', { name: tutor?.name }).first().waitFor()
  })

  it('a picture that was seen is there, in whatever width', async () => {
    const list = await open('/media#news')
    // The second of the list was seen as a small one, and its page shows it large.
    await list.locator('#news ul a').first().click()
    await list.waitForURL(/\/mediaDetail\//)
    const picture = list.locator('article img').first()
    await expect.poll(() => picture.evaluate(isWhole)).toBe(true)
  })

  it('a bar says how old all is, and a picture that was never seen that it is not here, until the line is back', async () => {
    // Covers are nowhere else; an album shares pictures with the campus, which the worker keeps ahead.
    const page = await open('/media#publication')
    const inItsPlace = page.locator('#publication [data-placeholder]', {
      hasText: '離線時未能顯示此圖片',
    })
    await inItsPlace.first().waitFor()
    const shelf = page.locator('#publication li')
    await expect.poll(() => shelf.locator('img').count()).toBe(0)
    const bar = page.getByText(/^離線模式 · 資料更新於 \d{4}年/)
    await bar.waitFor()
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {}
    // In sight, wherever on the page one is.
    expect(y + height).toBeCloseTo(SCREEN.height, 0)
    // The browser itself believes that there is a network.
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true)

    at.line.state = 'up'
    await contact(page)
    await page.getByText('離線模式').waitFor({ state: 'detached' })
    await inItsPlace.first().waitFor({ state: 'detached' })
    await expect.poll(() => shelf.locator('img').first().evaluate(isWhole)).toBe(true)
  })

  it('a course whose deadline has passed since is shown as closed by the clock of the phone', async () => {
    const path = `/course/courseDetail/cpd/${closing}`
    const before = await open(path)
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

  it('what the school takes back disappears from the phone at the next contact, deleted or disabled', async () => {
    const page = await open(`/latestNoticeDetail/${deleted}`)
    await expect.poll(textOf(page)).toContain('將會刪除的公告')
    expect(await isOnDevice(page, deleted, 'visitor')).toBe(true)
    await goWithin(page, `/latestNoticeDetail/${disabled}`)
    await expect.poll(textOf(page)).toContain('將會停用的公告')

    await staff.remove('LatestNotice', deleted)
    await staff.modify('LatestNotice', { id: disabled, enabled: false })
    at.line.state = 'up'
    at.line.asked = []
    const asked = () => at.line.asked.some(path => path.includes('since='))
    await page.goto(`${at.line.origin}/latestNotice`)
    await expect.poll(asked).toBe(true)
    // Before it is kept, a line that is cut again would leave the phone as it was.
    for (const id of [deleted, disabled])
      await expect.poll(() => isOnDevice(page, id, 'visitor')).toBe(false)
    await page.getByRole('listitem').first().waitFor()
    await expect.poll(textOf(page)).not.toContain('將會')

    at.line.state = 'cut'
    await at.phone.restart()
    for (const id of [deleted, disabled]) {
      const gone = await open(`/latestNoticeDetail/${id}`)
      await gone.getByText('Oops!').waitFor()
      await expect.poll(textOf(gone)).not.toContain('將會')
    }
  }, 120_000)

  it('what the school takes back disappears from the page that shows it, too', async () => {
    at.line.state = 'up'
    const id = await staff.add('LatestNotice', { title: '正在看的公告' })
    const reading = await open(`/latestNoticeDetail/${id}`)
    await reading.getByRole('heading', { name: '正在看的公告' }).waitFor()
    await staff.remove('LatestNotice', id)
    // The page may not be listening yet.
    const isGone = async () => {
      await contact(reading)
      return reading.getByText('Oops!').isVisible()
    }
    await expect.poll(isGone, { timeout: 20_000, interval: 500 }).toBe(true)
    await expect.poll(textOf(reading)).not.toContain('正在看的公告')
  })

  it('what the school took back meanwhile is not shown as if it stood, by a phone that comes back to it', async () => {
    at.line.state = 'up'
    const id = await staff.add('LatestNotice', { title: '上次看過的公告' })
    const before = await open(`/latestNoticeDetail/${id}`)
    await before.getByRole('heading', { name: '上次看過的公告' }).waitFor()
    await expect.poll(() => isOnDevice(before, id, 'visitor')).toBe(true)
    await before.close()
    await staff.remove('LatestNotice', id)
    const again = await open(`/latestNoticeDetail/${id}`)
    await again.getByRole('heading', { name: '找不到這則公告' }).waitFor()
    await expect.poll(textOf(again)).not.toContain('上次看過的公告')
  })
})
