/** What must come after something else is held by the form before anything is sent, and by the server. */
import { beforeAll, expect, it } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { courses } from '#contract/collections/course.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { rowOf, save } from '../../../setup/admin.ts'
import { lineToSite } from '../../../setup/lineToSite.ts'
import { type Staff, signIn } from '../../../setup/staff.ts'
import { expectWaiting, sendNow, staffAt } from '../../../setup/staffAt.ts'

const { macau } = courses
const at = lineToSite()
const { openKept, withTitle } = staffAt(at)
let staff: Staff
beforeAll(async () => {
  staff = await signIn(at.site)
})

it('is told beside the later field, and nothing is sent until it is put right', async () => {
  const body = { title: '有先後的課程', start_date: '2027-03-05', end_date: '2027-03-06' }
  await staff.add(macau.name, body)
  const page = await openKept('/admin/macau-course')
  await rowOf(page, macau, body.title).getByRole('link', { name: body.title, exact: true }).click()
  const field = (name: string) => page.locator(`[data-field=${name}]`)
  const input = (name: string) => field(name).locator('input')
  await input('start_date').fill('2027-03-07')
  await input('publish_at').fill('2027-02-02 09:00:00')
  await input('unpublish_at').fill('2027-02-01 09:00:00')
  at.line.asked.length = 0
  await save(page)
  await field('end_date').getByText('不可早於開課日期').waitFor()
  await field('unpublish_at').getByText('必須遲於發佈時間').waitFor()
  await expectAccessible(page)
  const sent = () => at.line.asked.filter(path => path.includes(editCalls(macau).modify.name))
  expect(sent()).toEqual([])
  await input('end_date').fill('2027-03-07')
  await input('publish_at').fill('')
  await save(page)
  await rowOf(page, macau, body.title).waitFor()
  await expect
    .poll(async () => (await staff.list(macau.name)).find(({ title }) => title === body.title))
    .toMatchObject({ start_date: '2027-03-07', end_date: '2027-03-07', publish_at: null })
})

it('is told of an edit without a network that what others did has made wrong', async () => {
  const body = { title: '離線的課程', start_date: '2027-03-01', end_date: '2027-03-31' }
  const id = await staff.add(macau.name, body)
  const page = await openKept('/admin/macau-course')
  const row = rowOf(page, macau, body.title)
  const link = row.getByRole('link', { name: body.title, exact: true })
  await link.click()
  at.line.state = 'cut'
  const end = page.locator('[data-field=end_date] input')
  await end.fill('2027-03-10')
  await save(page)
  await row.getByText('待同步').waitFor()
  await staff.modify(macau.name, { id, start_date: '2027-03-20' })
  at.line.state = 'up'
  await sendNow(page)
  await page.keyboard.press('Escape')
  await row.getByText('未獲接受').waitFor({ timeout: 30_000 })
  await link.click()
  await page.getByText('上次的更改未獲接受：結業日期：不可早於開課日期').waitFor()
  expect(await withTitle(macau, body.title)).toMatchObject([{ end_date: '2027-03-31' }])
  await end.fill('2027-03-20')
  await save(page)
  await expectWaiting(page, 0)
  expect(await withTitle(macau, body.title)).toMatchObject([{ end_date: '2027-03-20' }])
})
