/** Saving without a line: the form says so, what others did since is minded, and the search finds it by then. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { listViewCalls } from '#contract/calls/listViews.ts'
import { courses } from '#contract/collections/course.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { adminPath, goTo, rowOf, save, signInAs } from '../../../setup/admin.ts'
import { hearToasts } from '../../../setup/hearToasts.ts'
import { openLine } from '../../../setup/line.ts'
import { onePhone } from '../../../setup/onePhone.ts'
import { leaveForm } from '../../../setup/question.ts'
import { workerSite } from '../../../setup/site.ts'
import { type Staff, signIn } from '../../../setup/staff.ts'
import {
  badge,
  expectWaiting,
  isOnDevice,
  sendNow,
  staffAt,
  whereStaffWork,
} from '../../../setup/staffAt.ts'

const { macau } = courses
const site = workerSite()
const at = onePhone(site)
const { withTitle } = staffAt(at)
const dated = { title: '有先後的課程', start_date: '2027-03-05', end_date: '2027-03-06' }
const kept = { title: '離線的課程', start_date: '2027-03-01', end_date: '2027-03-31' }
let staff: Staff
let keptId: string
// The phone has them from its visit on.
beforeAll(async () => {
  staff = await signIn(site)
  await staff.add(tutor.name, { name: '離線放棄' })
  await staff.add(macau.name, dated)
  keptId = await staff.add(macau.name, kept)
})
const shown = at.oneWindow(() => whereStaffWork(at))
afterAll(async () => {
  for (const { name, title } of [tutor, macau]) {
    for (const record of await staff.list(name)) {
      if (/^(離線|有先後)/.test(String(record[title]))) await staff.remove(name, String(record.id))
    }
  }
})

const field = (page: Page, name: string) => page.locator(`[data-field=${name}] input`)
const isSaid = (page: Page, words: string | RegExp) =>
  page.locator('[data-form-end]').getByText(words).waitFor()

/** A list, whatever the test before has left open. */
async function list(path = adminPath(tutor)): Promise<Page> {
  const page = shown()
  if (await page.locator('[data-form-end]').count()) await leaveForm(page)
  await goTo(page, path)
  return page
}

async function begin(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '新增', exact: true }).click()
  await field(page, 'name').fill(name)
}

describe('without a line', () => {
  it('the form says that it stands on this device, until it is sent', {
    timeout: 60_000,
  }, async () => {
    const page = await list()
    at.line.state = 'cut'
    await begin(page, '離線續寫')
    await page.keyboard.press('Control+s')
    await isSaid(page, '已儲存於本機，連線後自動送出')
    await page.keyboard.type('二')
    await page.keyboard.press('Control+s')
    await isSaid(page, '已儲存於本機，連線後自動送出')
    at.line.state = 'up'
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await isSaid(page, /^已送出/)
    expect(await withTitle(tutor, '離線續寫二')).toHaveLength(1)
  })

  it('what is taken back while it waits is not saved any more, and nobody says that it is undone', {
    timeout: 60_000,
  }, async () => {
    const page = await list()
    await rowOf(page, '離線放棄').getByRole('link', { name: '離線放棄', exact: true }).click()
    await field(page, 'name').fill('放棄了的名字')
    at.line.state = 'cut'
    await page.keyboard.press('Control+s')
    await isSaid(page, '已儲存於本機，連線後自動送出')
    await badge(page).click()
    const queue = page.getByRole('dialog', { name: '待同步' })
    await queue.getByText(/已試\d+次/).waitFor()
    await queue.getByRole('button', { name: /^放棄/ }).click()
    const said = await hearToasts(page)
    await queue.getByRole('button', { name: /^確定放棄/ }).click()
    await expectWaiting(page, 0)
    await expect.poll(said).toContain('可能已送達伺服器，以列表為準')
    expect(await said()).not.toContain('已放棄')
    await page.keyboard.press('Escape')
    await isSaid(page, '有未儲存的更改')
    expect(await field(page, 'name').inputValue()).toBe('放棄了的名字')
  })
})

it('what is being sent is not given up', { timeout: 60_000 }, async () => {
  const page = await list()
  at.line.state = 'silent'
  await begin(page, '離線送出中')
  await page.keyboard.press('Control+s')
  await badge(page).click()
  const queue = page.getByRole('dialog', { name: '待同步' })
  await queue.getByText('正在送出', { exact: true }).waitFor()
  const giveUp = queue.getByRole('button', { name: /^放棄/ })
  await expect.poll(() => giveUp.getAttribute('aria-disabled')).toBe('true')
  await giveUp.click({ force: true })
  expect(await queue.getByRole('button', { name: /^確定放棄/ }).count()).toBe(0)
  at.line.state = 'up'
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expectWaiting(page, 0)
  await page.keyboard.press('Escape')
  expect(await withTitle(tutor, '離線送出中')).toHaveLength(1)
})

describe('when the line goes just after signing in', () => {
  it('every list that was read by then is on the device', async () => {
    const line = await openLine(() => site.origin)
    onTestFinished(() => line.close())
    const page = await at.phone.context.newPage()
    onTestFinished(() => page.close())
    // What is put off for seconds does not come any more.
    await page.addInitScript(() => {
      const { setTimeout: wait } = window
      Object.assign(window, {
        setTimeout: (work: () => void, ms = 0) => (ms < 2_000 ? wait(work, ms) : 0),
      })
    })
    await page.goto(`${line.origin}${adminPath(tutor)}`)
    await signInAs(page, site)
    await badge(page).waitFor()
    const names = [tutor.name, macau.name, listViewCalls.listListViews.name]
    for (const name of names) await vi.waitUntil(() => isOnDevice(page, name), { timeout: 20_000 })
  })
})

describe('when the line goes just after it was saved', () => {
  it('it stands in the page that comes back', { timeout: 60_000 }, async () => {
    const page = await list()
    await begin(page, '離線重載')
    await page.keyboard.press('Control+s')
    await isSaid(page, /^已送出/)
    await page.keyboard.type('的人')
    await page.keyboard.press('Control+s')
    await expect.poll(() => withTitle(tutor, '離線重載的人')).toHaveLength(1)
    await expectWaiting(page, 0)
    at.line.state = 'cut'
    await page.reload()
    await expect.poll(() => field(page, 'name').inputValue()).toBe('離線重載的人')
    at.line.state = 'up'
    await page.evaluate(() => dispatchEvent(new Event('online')))
  })
})

describe('what must come after something else', () => {
  it('is told beside the later field, and nothing is sent until it is put right', async () => {
    const page = await list(adminPath(macau))
    await rowOf(page, dated.title).getByRole('link', { name: dated.title, exact: true }).click()
    const field = (name: string) => page.locator(`[data-field=${name}]`)
    const input = (name: string) => field(name).locator('input')
    await input('start_date').fill('2027-03-07')
    await input('publish_at').fill('2027-02-02 09:00:00')
    await input('unpublish_at').fill('2027-02-01 09:00:00')
    at.line.asked.length = 0
    await save(page)
    await field('end_date').getByText('不可早於開課日期').waitFor()
    await field('unpublish_at').getByText('必須遲於發佈時間').waitFor()
    const sent = () => at.line.asked.filter(path => path.includes(editCalls(macau).modify.name))
    expect(sent()).toEqual([])
    await input('end_date').fill('2027-03-07')
    await input('publish_at').fill('')
    await save(page)
    await rowOf(page, dated.title).waitFor()
    await expect
      .poll(async () => (await staff.list(macau.name)).find(({ title }) => title === dated.title))
      .toMatchObject({ start_date: '2027-03-07', end_date: '2027-03-07', publish_at: null })
    await expectWaiting(page, 0)
  })

  it('is told of an edit without a network that what others did has made wrong', async () => {
    const page = await list(adminPath(macau))
    const row = rowOf(page, kept.title)
    const link = row.getByRole('link', { name: kept.title, exact: true })
    await link.click()
    at.line.state = 'cut'
    const end = page.locator('[data-field=end_date] input')
    await end.fill('2027-03-10')
    await save(page)
    await row.getByText('待同步').waitFor()
    await staff.modify(macau.name, { id: keptId, start_date: '2027-03-20' })
    at.line.state = 'up'
    await sendNow(page)
    await page.keyboard.press('Escape')
    await row.getByText('未獲接受').waitFor({ timeout: 30_000 })
    await link.click()
    await page.getByText('上次的更改未獲接受：結業日期：不可早於開課日期').waitFor()
    expect(await withTitle(macau, kept.title)).toMatchObject([{ end_date: '2027-03-31' }])
    await end.fill('2027-03-20')
    await save(page)
    // The next one looks whether a form is open: this one goes by itself.
    await page.locator('[data-form-end]').waitFor({ state: 'detached' })
    await expectWaiting(page, 0)
    expect(await withTitle(macau, kept.title)).toMatchObject([{ end_date: '2027-03-20' }])
  })
})

it('the search over everything opens for the first time without a line, and finds what is not sent yet', {
  timeout: 120_000,
}, async () => {
  const page = await list()
  at.line.state = 'cut'
  await begin(page, '離線尋找')
  await page.getByRole('button', { name: '儲存', exact: true }).click()
  await expectWaiting(page, 1)
  await page.getByRole('link', { name: '發佈日曆', exact: true }).click()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('離線尋找')
  const found = page.getByRole('option', { name: /離線尋找/ })
  await found.getByText('待同步').waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('main h1').innerText()).toBe('編輯導師')
})
