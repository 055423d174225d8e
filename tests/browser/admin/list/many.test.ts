/** Several records at once, what appears when, and what the home page says of it all. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../setup/accessible.ts'
import { goTo } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { workerSite } from '../../../setup/site.ts'
import { type Staff, signIn } from '../../../setup/staff.ts'

const { site, open } = await adminAtSite(workerSite())
let staff: Staff
const ids: [name: 'Tutor' | 'MacauCourse', id: string][] = []
/** Three for each test of a change, and what each of them has besides its name and place. */
const threes: Readonly<Record<string, (letter: string) => object>> = {
  多選: () => ({}),
  清空: letter => ({ job_title: `清空${letter}的職銜` }),
  移動: () => ({}),
  停用: letter => ({ enabled: letter !== '甲' }),
}
beforeAll(async () => {
  staff = await signIn(site)
  const add = async (name: 'Tutor' | 'MacauCourse', record: Record<string, unknown>) => {
    ids.push([name, await staff.add(name, record)])
  }
  for (const [prefix, valuesOf] of Object.entries(threes)) {
    for (const [index, letter] of ['甲', '乙', '丙'].entries()) {
      const name = `${prefix}${letter}`
      await add('Tutor', { name, sort_number: 900 + index, ...valuesOf(letter) })
    }
  }
  for (const [day, code] of [
    ['2027-05-01', 'MANY-1'],
    ['2027-06-01', 'MANY-2'],
  ]) {
    await add('MacauCourse', { title: `多課${code}`, course_code: code, start_date: day })
  }
  await add('Tutor', {
    name: '日曆導師',
    publish_at: '2031-03-05T09:30:00+08:00',
    unpublish_at: '2031-03-09T00:00:00+08:00',
  })
  await add('Tutor', {
    name: '連結導師',
    introduction:
      '<p><a href="/course#degree-course">好</a><a href="/about#nowhere">壞</a><a href="https://school.example/x">外</a></p>',
  })
})
const window = oneWindow(() => open('/admin/tutor'))
afterAll(async () => {
  for (const [name, id] of ids) await staff.remove(name, id)
})

/** Tutors of a test, as the server has them, in the order of the site. */
async function ours(prefix: string): Promise<Record<string, unknown>[]> {
  return (await staff.list('Tutor')).filter(({ name }) => String(name).startsWith(prefix))
}

/** Their list, in which the first two are chosen. */
async function chooseTwo(prefix: string): Promise<Page> {
  const page = window()
  await goTo(page, '/admin/tutor')
  await page.getByLabel('搜尋導師').fill(prefix)
  for (const letter of ['甲', '乙']) await page.getByLabel(`選取${prefix}${letter}`).check()
  return page
}

const bar = (page: Page) => page.getByRole('region', { name: '所選的記錄' })
/** What the dialog says of each record before and after. */
const beforeAndAfter = (page: Page) =>
  page.getByRole('table', { name: '更改前後' }).locator('tbody tr > *').allTextContents()
/** Takes back what the bar says in those words: what was done before stays on offer until then. */
const undo = (page: Page, words: string) =>
  page.locator('[data-undo]', { hasText: words }).getByRole('button', { name: '復原' }).click()

describe('several records', () => {
  it('are given the same value of a field, and it is taken back at once', async () => {
    const page = await chooseTwo('多選')
    await bar(page).getByRole('button', { name: '更改一欄' }).click()
    const dialog = page.getByRole('dialog')
    const button = (words: string) => dialog.getByRole('button', { name: words, exact: true })
    const isOff = (words: string) => button(words).getAttribute('aria-disabled')
    // Nothing is chosen, and nothing typed empties nothing.
    expect(await isOff('更改2項')).toBe('true')
    await dialog.getByLabel('欄位').selectOption('職銜')
    expect(await isOff('更改2項')).toBe('true')
    await dialog.getByLabel('職銜', { exact: true }).fill('兼任導師')
    expect(await beforeAndAfter(page)).toEqual(
      ['多選甲', '多選乙'].flatMap(name => [name, '（沒有）', '兼任導師']),
    )
    await expectAccessible(page, { include: '[role=dialog]' })
    await dialog.getByRole('button', { name: '更改2項' }).click()
    await page.getByText('已更改2項的職銜').waitFor()
    const titles = async () => (await ours('多選')).map(({ job_title }) => job_title)
    await expect.poll(titles).toEqual(['兼任導師', '兼任導師', null])
    await undo(page, '已更改2項的職銜')
    await expect.poll(titles).toEqual([null, null, null])
  })

  it('are emptied of a field by a choice of its own, and all of it comes back', async () => {
    const page = await chooseTwo('清空')
    await bar(page).getByRole('button', { name: '更改一欄' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('欄位').selectOption('職銜')
    await dialog.getByLabel('職銜', { exact: true }).fill('清空甲的職銜')
    await dialog.getByText('1項已是如此，不會更改。').waitFor()
    expect(await beforeAndAfter(page)).toEqual(['清空乙', '清空乙的職銜', '清空甲的職銜'])
    await dialog.getByRole('checkbox', { name: '清空2項的職銜' }).check()
    expect(await beforeAndAfter(page)).toEqual(
      ['清空甲', '清空乙'].flatMap(name => [name, `${name}的職銜`, '（沒有）']),
    )
    await dialog.getByRole('button', { name: '清空2項', exact: true }).click()
    await page.getByText('已清空2項的職銜').waitFor()
    const titles = async () => (await ours('清空')).map(({ job_title }) => job_title)
    await expect.poll(titles).toEqual([null, null, '清空丙的職銜'])
    await undo(page, '已清空2項的職銜')
    await expect.poll(titles).toEqual(['清空甲的職銜', '清空乙的職銜', '清空丙的職銜'])
  })

  it('of courses end no earlier than they start, also where one field is changed in many', async () => {
    const page = window()
    await goTo(page, '/admin/macau-course')
    await page.getByLabel('搜尋產教融合課程').fill('多課')
    for (const code of ['MANY-1', 'MANY-2']) await page.getByLabel(`選取多課${code}`).check()
    await bar(page).getByRole('button', { name: '更改一欄' }).click()
    const dialog = page.getByRole('dialog')
    const apply = dialog.getByRole('button', { name: '更改2項', exact: true })
    await dialog.getByLabel('欄位').selectOption('結業日期')
    await dialog.getByLabel('結業日期', { exact: true }).fill('2027-05-20')
    await apply.click()
    await dialog.getByText('「多課MANY-2」的結業日期不可早於開課日期').waitFor()
    await dialog.getByLabel('欄位').selectOption('課程編號')
    await dialog.getByLabel('課程編號', { exact: true }).fill('SAME')
    await apply.click()
    await dialog.getByText('不可多於一項記錄相同').waitFor()
    await dialog.getByLabel('欄位').selectOption('持續進修發展計劃')
    expect(await apply.getAttribute('aria-disabled')).toBe('true')
    const asked = dialog.getByRole('combobox', { name: '持續進修發展計劃必填', exact: true })
    await asked.selectOption('是')
    await apply.click()
    await page.getByText('已更改2項的持續進修發展計劃').waitFor()
    const found = async () =>
      (await staff.list('MacauCourse'))
        .filter(({ title }) => String(title).startsWith('多課'))
        .map(({ subsidy, end_date, course_code }) => [subsidy, end_date, course_code])
    await expect.poll(found).toEqual(
      expect.arrayContaining([
        [true, null, 'MANY-1'],
        [true, null, 'MANY-2'],
      ]),
    )
  })

  it('are moved to the end together, and back', async () => {
    const page = await chooseTwo('移動')
    await bar(page).getByRole('button', { name: '移到最後' }).click()
    const names = async () => (await ours('移動')).map(({ name }) => name)
    await expect.poll(names).toEqual(['移動丙', '移動甲', '移動乙'])
    await undo(page, '已移動2項')
    await expect.poll(names).toEqual(['移動甲', '移動乙', '移動丙'])
  })

  it('are switched off together, and only those that were on come back', async () => {
    const page = await chooseTwo('停用')
    await bar(page).getByRole('button', { name: '停用', exact: true }).click()
    const states = async () => (await ours('停用')).map(({ enabled }) => enabled)
    await expect.poll(states).toEqual([false, false, true])
    await undo(page, '已停用')
    await expect.poll(states).toEqual([false, true, true])
  })
})

it('the home page names links to nowhere, and says how much is kept', async () => {
  const page = window()
  await goTo(page, '/admin/home')
  const found = page.getByRole('region', { name: '需要留意' })
  await found.getByRole('link', { name: '連結導師' }).waitFor()
  await found.getByText('連往/about#nowhere').waitFor()
  expect(await found.getByText('連往/course').count()).toBe(0)
  await page
    .getByRole('region', { name: '網站狀況' })
    .getByText(/個檔案/)
    .waitFor()
  // The whole page is looked at by its own tests: `home/desk.test.ts`.
  await expectAccessible(page, { include: '[aria-label="需要留意"]' })
})

it('the calendar shows what appears and disappears, month by month', async () => {
  const page = window()
  // The last one: this clock is the window's to its end.
  await page.clock.install({ time: new Date('2031-02-20T12:00:00+08:00') })
  await goTo(page, '/admin/calendar')
  await page.getByText('2031年2月', { exact: true }).waitFor()
  await page.getByRole('button', { name: '下個月' }).click()
  const day = page.locator('td').filter({ has: page.locator('time[datetime="2031-03-05"]') })
  await day.getByText('09:30發佈').waitFor()
  await page.getByText('00:00下架').waitFor()
  await expectAccessible(page, { include: 'main' })
  await day.getByRole('link', { name: '日曆導師' }).click()
  await page.getByRole('heading', { name: '編輯導師' }).waitFor()
})
