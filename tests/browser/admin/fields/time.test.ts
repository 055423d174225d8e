/** Days and times in the admin: Macau's, in 24 hours, whatever the browser speaks and wherever it is. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { recordCalls } from '#contract/calls/records.ts'
import { courses } from '#contract/collections/course.ts'
import { createRequestCall } from '#data/api.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { goTo, rowOf, save } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { leaveForm } from '../../../setup/question.ts'
import { keepSession, logIn } from '../../../setup/session.ts'
import { workerSite } from '../../../setup/site.ts'
import { signIn } from '../../../setup/staff.ts'
import { badge } from '../../../setup/staffAt.ts'
import { isLong } from '../../../setup/storms.ts'

const { site, open, visit } = await adminAtSite(workerSite())
afterAll(async () => {
  const staff = await signIn(site)
  for (const name of ['DegreeCourse', 'News']) {
    for (const { id, title } of await staff.list(name)) {
      if (/^(日期課程|選擇日期)/.test(String(title))) await staff.remove(name, String(id))
    }
  }
})
const request = createRequestCall({ origin: site.origin })

const browsers: readonly [string, number, BrowserContextOptions][] = [
  ['an English browser in New York', 1280, { locale: 'en-US', timezoneId: 'America/New_York' }],
  ['a Chinese browser in Auckland', 390, { locale: 'zh-HK', timezoneId: 'Pacific/Auckland' }],
]

async function openIn(width: number, context: BrowserContextOptions) {
  const session = await logIn(site.origin, site)
  const before = (empty: Page) => keepSession(empty, session)
  const page = await visit(`${site.origin}/admin/media`, { width, context, before })
  await badge(page).waitFor()
  return page
}

const part = (page: Page, name: string) => page.locator(`[data-field=${name}]`)
const input = (page: Page, name: string) => part(page, name).locator('input').first()
const shown = (page: Page, name: string) => input(page, name).inputValue()

async function type(page: Page, name: string, text: string): Promise<void> {
  await input(page, name).fill(text)
  await page.keyboard.press('Tab')
}

const ENGLISH = /\b(AM|PM|Mon|Sun|Choose|Switch|calendar|Nov|mm\/dd)\b/i

// The same rules behind Macau and, in the long run, ahead of it, in a language that would hide foreign words.
describe.each(browsers.slice(0, isLong ? 2 : 1))('in %s (%i px)', (_words, width, context) => {
  const window = oneWindow(() => openIn(width, context))

  it('dates are typed and pasted as people write them, and shown as YYYY-MM-DD HH:mm:ss', async () => {
    const page = window()
    await goTo(page, '/admin/degree-course')
    await page.getByRole('button', { name: '新增', exact: true }).click()
    const title = `日期課程${width}`
    await input(page, 'title').fill(title)
    for (const [name, typed, written] of [
      ['start_date', '2027/3/5', '2027-03-05'],
      ['end_date', '２０２７年６月３０日', '2027-06-30'],
      ['deadline', '2027年3月1日', '2027-03-01 16:00:00'],
      ['publish_at', '2096.12.1 9:05', '2096-12-01 09:05:00'],
      ['unpublish_at', '2097-07-01T00:00:00.000Z', '2097-07-01 08:00:00'],
    ] as const) {
      await type(page, name, typed)
      await expect.poll(() => shown(page, name)).toBe(written)
    }
    await type(page, 'end_date', '2027-02-31')
    const said = part(page, 'end_date').getByRole('alert')
    await expect.poll(() => said.innerText()).toContain('「2027-02-31」不是可用的日期')
    expect(await shown(page, 'end_date')).toBe('2027-02-31')
    if (width === 1280) await expectAccessible(page)
    await type(page, 'end_date', '20270630')
    await expect.poll(() => said.count()).toBe(0)
    expect(await page.locator('input:is([type^=date], [type=time], [type=month])').count()).toBe(0)
    await save(page)
    await rowOf(page, title).getByText('2027-03-01 16:00:00').waitFor()
    const all = await request(recordCalls(courses.degree).list)
    // It is not published yet for visitors; what staff see is what was sent.
    expect(all.some(record => record.title === title)).toBe(false)
    await rowOf(page, title).getByRole('link', { name: title }).click()
    await expect.poll(() => shown(page, 'unpublish_at')).toBe('2097-07-01 08:00:00')
    expect(await shown(page, 'start_date')).toBe('2027-03-05')
    expect(await page.getByText('有未儲存的更改').count()).toBe(0)
    await leaveForm(page)
  })

  it('dates are chosen by mouse and by keyboard, in Chinese, from Macau’s calendar', async () => {
    const page = window()
    await goTo(page, '/admin/media')
    await page.getByRole('button', { name: '新增', exact: true }).click()
    const title = `選擇日期${width}`
    await input(page, 'title').fill(title)
    await part(page, 'category').locator('select').selectOption('news')
    expect(await shown(page, 'publish_time')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    await type(page, 'publish_time', '2026-11-23 09:16:37')
    await part(page, 'publish_time').getByRole('button', { name: '選擇日期' }).click()
    const dialog = page.getByRole('dialog', { name: '日期' })
    await dialog.getByRole('button', { name: '選擇月份' }).getByText('2026年11月').waitFor()
    await dialog.locator('[data-value="2026-11-23"]:focus').waitFor()
    await dialog.locator('[data-part=table-cell-trigger]').filter({ hasText: /^24$/ }).click()
    await dialog.getByLabel('時', { exact: true }).selectOption('21')
    await expectAccessible(page, { include: '[role=dialog]' })
    expect(await dialog.evaluate(each => each.outerHTML)).not.toMatch(ENGLISH)
    await dialog.getByRole('button', { name: '確定' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => shown(page, 'publish_time')).toBe('2026-11-24 21:16:37')

    await part(page, 'publish_at').getByRole('button', { name: '選擇發佈時間' }).press('Enter')
    const second = page.getByRole('dialog', { name: '發佈時間' })
    // It begins at its day.
    await second.locator('[data-part=table-cell-trigger][data-today]:focus').waitFor()
    await page.keyboard.press('ArrowDown')
    const inAWeek = new Date(Date.now() + (8 + 7 * 24) * 3_600_000).toISOString().slice(0, 10)
    const focused = second.locator('[data-part=table-cell-trigger]:focus')
    await expect.poll(() => focused.getAttribute('data-value')).toBe(inAWeek)
    await page.keyboard.press('Enter')
    await second.getByRole('button', { name: '確定' }).press('Enter')
    await second.waitFor({ state: 'detached' })
    await expect.poll(() => shown(page, 'publish_at')).toMatch(/^\d{4}-\d\d-\d\d 00:00:00$/)
    const stands = part(page, 'publish_at').getByRole('button', { name: '選擇發佈時間' })
    await expect.poll(() => stands.evaluate(each => each === document.activeElement)).toBe(true)
    expect((await shown(page, 'publish_at')).slice(0, 10)).toBe(inAWeek)
    await save(page)
    await rowOf(page, title).getByText('2026-11-24 21:16:37').waitFor()
  })
})

/** Presses as a hand does: long enough for what its press changes to be on the screen. */
async function press(page: Page, pressed: Locator): Promise<void> {
  await pressed.hover()
  await page.mouse.down()
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))))
  await page.mouse.up()
}

describe('a press is answered where the field it leaves has a fault to show', () => {
  const window = oneWindow(() => open('/admin/media'))

  it.each([
    [1280, '/admin/media'],
    [390, '/admin/latestNotice'],
  ])('in a form (%i px)', async (width, path) => {
    const page = window()
    await page.setViewportSize({ width, height: 900 })
    await goTo(page, path)
    await page.getByRole('button', { name: '新增', exact: true }).click()
    // Its end moves with what stands above it: with the editor, which comes later, too.
    await page.locator('.ql-editor').first().waitFor()
    // All of it is on the screen.
    await page.setViewportSize({ width, height: 6000 })
    await input(page, 'publish_at').fill('2027-02-31')
    await press(page, page.getByRole('button', { name: '儲存', exact: true }))
    await page.getByText(/^未能儲存，有/).waitFor()
    await part(page, 'publish_at').getByRole('alert').waitFor()
    await leaveForm(page)
  })

  it.each([1280, 390])('in a list (%i px)', async width => {
    const page = window()
    await page.setViewportSize({ width, height: 900 })
    await goTo(page, '/admin/tutor')
    const rows = page.locator('tbody tr')
    await rows
      .nth(0)
      .getByRole('textbox', { name: /的排序$/ })
      .fill('很前')
    await press(page, rows.nth(1).getByRole('link').first())
    await page.getByRole('heading', { name: /^編輯/ }).waitFor()
  })
})
