/** The weekdays and times of a course: ticked, typed, or taken from what its schedule says. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { courses } from '#contract/collections/course.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { adminPath, rowOf, save } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { workerSite } from '../../../setup/site.ts'
import { type Staff, signIn } from '../../../setup/staff.ts'

const { site, open } = await adminAtSite(workerSite())
const title = '時間表課程'
let staff: Staff
let id: string
beforeAll(async () => {
  staff = await signIn(site)
  id = await staff.add('DegreeCourse', { title, schedule: '時間待定' })
})
const window = oneWindow(() => open(adminPath(courses.degree)))
afterAll(() => staff.remove('DegreeCourse', id))

const part = (page: Page, name: string) => page.locator(`[data-field=${name}]`)
const offer = (page: Page) => page.getByText(/^上課時間寫明：/)
const days = async (page: Page) => {
  const ticked = part(page, 'weekdays').getByRole('checkbox', { checked: true })
  return Promise.all((await ticked.all()).map(each => each.getAttribute('aria-label')))
}
const ofCourse = async () => {
  const all = await staff.list('DegreeCourse')
  const { weekdays, time_from, time_to } = all.find(each => each.id === id) ?? {}
  return { weekdays, time_from, time_to }
}

/** Presses the line of a field's label, where it ends. */
async function pressBeside(page: Page, name: string): Promise<void> {
  const line = await part(page, name).boundingBox()
  await part(page, name)
    .locator('label[data-label]')
    .click({ position: { x: (line?.width ?? 0) - 5, y: 10 }, force: true })
}

async function openForm(): Promise<Page> {
  const page = window()
  await rowOf(page, title).getByRole('link', { name: title, exact: true }).click()
  await part(page, 'weekdays').waitFor()
  return page
}

it('what the schedule says is offered, and fills in days and times by a press', async () => {
  const page = await openForm()
  const schedule = part(page, 'schedule').getByRole('textbox')
  // What cannot be read whole proposes nothing.
  await schedule.fill('逢星期二、四18:45至21:45；實習時間另行安排')
  expect(await offer(page).count()).toBe(0)
  await schedule.fill('逢星期二、四下午6:45至9:45，共12課')
  await expect
    .poll(() => offer(page).innerText())
    .toBe('上課時間寫明：上課日星期二、四，每課開始18:45，每課結束21:45')
  await expectAccessible(page)
  await page.getByRole('button', { name: '填入' }).click()
  await expect.poll(() => days(page)).toEqual(['星期二', '星期四'])
  await expect.poll(() => offer(page).count()).toBe(0)
  await save(page)
  await expect.poll(ofCourse).toEqual({ weekdays: [2, 4], time_from: '18:45', time_to: '21:45' })
})

it('a schedule that is changed offers its new days; days alone where each has other hours', async () => {
  const page = await openForm()
  await expect.poll(() => days(page)).toEqual(['星期二', '星期四'])
  expect(await offer(page).count()).toBe(0)
  await part(page, 'schedule')
    .getByRole('textbox')
    .fill('逢星期二、四18:45至21:45，星期六14:00至17:00')
  await expect
    .poll(() => offer(page).innerText())
    .toBe('上課時間寫明：上課日星期二、四、六，每課開始留空，每課結束留空')
  await page.getByRole('button', { name: '填入' }).click()
  await save(page)
  await expect.poll(ofCourse).toEqual({ weekdays: [2, 4, 6], time_from: null, time_to: null })
})

it('days are ticked by hand, times typed as people write them, and the end comes after the beginning', async () => {
  const page = await openForm()
  // Whoever misses what they mean to press changes nothing.
  const before = await days(page)
  await part(page, 'weekdays').getByText('上課日', { exact: true }).click()
  expect(await days(page)).toEqual(before)
  for (const name of ['weekdays', 'enabled']) await pressBeside(page, name)
  expect(await days(page)).toEqual(before)
  expect(await part(page, 'enabled').getByRole('switch').isChecked()).toBe(true)
  await part(page, 'weekdays').getByRole('checkbox', { name: '星期六' }).uncheck()
  await part(page, 'weekdays').getByRole('checkbox', { name: '星期一' }).check()
  await part(page, 'time_from').locator('input').fill('下午7:00')
  await part(page, 'time_to').locator('input').fill('0900')
  await save(page)
  await expect
    .poll(() => part(page, 'time_to').getByRole('alert').innerText())
    .toContain('必須遲於每課開始')
  // To pass by mends nothing.
  await part(page, 'time_to').locator('input').press('Tab')
  expect(await part(page, 'time_to').getByRole('alert').innerText()).toContain('必須遲於每課開始')
  await part(page, 'time_to').locator('input').fill('2130')
  await save(page)
  await expect.poll(ofCourse).toEqual({ weekdays: [1, 2, 4], time_from: '19:00', time_to: '21:30' })
  await rowOf(page, title).waitFor()
})
