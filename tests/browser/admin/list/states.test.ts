/** What a list says of its records, and what it is narrowed to. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { courses } from '#contract/collections/course.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { goTo, lookFor, rowOf } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { workerSite } from '../../../setup/site.ts'
import { type Staff, signIn } from '../../../setup/staff.ts'

const { site, open } = await adminAtSite(workerSite())

const DAY_MS = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

let staff: Staff
const ids: [name: 'Tutor' | 'MacauCourse', id: string][] = []
beforeAll(async () => {
  staff = await signIn(site)
  const add = async (name: 'Tutor' | 'MacauCourse', record: Record<string, unknown>) => {
    const id = await staff.add(name, record)
    ids.push([name, id])
    return id
  }
  await add('Tutor', { name: '狀態排程', publish_at: '2099-03-05T09:30:00+08:00' })
  await add('Tutor', { name: '狀態下架', unpublish_at: inDays(-1) })
  await add('Tutor', { name: '狀態停用', enabled: false, publish_at: inDays(1) })
  const drafted = await add('Tutor', { name: '狀態草稿', role: 'expert' })
  await staff.modify('TutorDraft', { id: drafted, job_title: '教授' })
  const teacher = await add('Tutor', { name: '狀態發佈', role: 'tutor' })
  const course = (title: string, values: object) => add('MacauCourse', { title, ...values })
  await course('篩選甲', { subsidy: true, tutor_ids: [teacher], start_date: '2027-05-01' })
  await course('篩選乙', { subsidy: true, admission: 'selection', start_date: '2027-06-01' })
  await course('篩選丙', { admission: 'selection', start_date: '2027-07-01' })
})
const window = oneWindow(() => open('/admin/tutor'))
afterAll(async () => {
  for (const [name, id] of ids.reverse()) await staff.remove(name, id)
})

const titles = (page: Page) => page.locator('[data-title] a').allTextContents()
const states = (page: Page) => page.getByLabel('按狀態篩選')

describe('a row says what visitors see', () => {
  it('in words, with the moment from which they see it', async () => {
    const page = window()
    await goTo(page, '/admin/tutor')
    await lookFor(page, tutor, '狀態')
    const said = (title: string) => rowOf(page, title).locator('[data-state]').allTextContents()
    await expect.poll(() => said('狀態排程')).toEqual(['已排程'])
    await rowOf(page, '狀態排程').getByText('2099-03-05 09:30').waitFor()
    expect(await said('狀態下架')).toEqual(['已下架'])
    expect(await said('狀態停用')).toEqual(['停用'])
    // The drafts come after the list.
    await expect.poll(() => said('狀態草稿')).toEqual(['草稿', '已發佈'])
    expect(await said('狀態發佈')).toEqual(['已發佈'])
    const turned = rowOf(page, '狀態發佈').getByRole('switch')
    await turned.uncheck()
    await expect.poll(() => said('狀態發佈')).toEqual(['停用'])
    await turned.check()
    await expect.poll(() => said('狀態發佈')).toEqual(['已發佈'])
    // What this device has no room to keep is not shown as if it were so.
    await page.evaluate(() => {
      const { prototype } = IDBObjectStore
      const { put } = prototype
      prototype.put = function (this: IDBObjectStore, ...given) {
        if (this.name !== 'edits') return Reflect.apply(put, this, given)
        prototype.put = put
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await turned.click()
    await page.getByText('儲存空間不足').waitFor()
    await expect.poll(() => turned.isChecked()).toBe(true)
    await expect.poll(() => said('狀態發佈')).toEqual(['已發佈'])
  })

  it('and the list is narrowed to a state, of each of which it says how many there are', async () => {
    const page = window()
    await goTo(page, '/admin/tutor')
    await lookFor(page, tutor, '狀態')
    const offered = () => states(page).locator('option').allTextContents()
    await expect
      .poll(offered)
      .toEqual([
        '全部（5）',
        '已發佈（2）',
        '已排程（1）',
        '已下架（1）',
        '停用（1）',
        '草稿（1）',
        '待同步（0）',
      ])
    await states(page).selectOption('scheduled')
    await expect.poll(() => titles(page)).toEqual(['狀態排程'])
    expect(new URL(page.url()).searchParams.get('state')).toBe('scheduled')
    await states(page).selectOption('draft')
    await expect.poll(() => titles(page)).toEqual(['狀態草稿'])
    await page.reload()
    await expect.poll(() => titles(page)).toEqual(['狀態草稿'])
    await states(page).selectOption('')
    await expect.poll(async () => (await titles(page)).length).toBe(5)
  })
})

describe('a list is narrowed', () => {
  const filter = (page: Page) => page.getByRole('button', { name: /^篩選/ })
  const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
  const chips = (page: Page) => page.getByRole('list', { name: '已套用的篩選' })
  const chip = (page: Page, words: string) =>
    page.getByRole('button', { name: `移除篩選：${words}`, exact: true })

  /** The list as it is first seen, with nothing unfolded. */
  async function openCourses(): Promise<Page> {
    // Lists leave to each other what is unfolded.
    await goTo(window(), '/admin/calendar')
    await goTo(window(), '/admin/macau-course')
    return window()
  }

  it('by a flag, a choice, a record that is named, and days; each is taken away by itself', async () => {
    const page = await openCourses()
    await lookFor(page, courses.macau, '篩選')
    await expect.poll(async () => (await titles(page)).length).toBe(3)
    await filter(page).click()
    await field(page, '持續進修發展計劃').selectOption('是')
    await expect.poll(async () => (await titles(page)).sort()).toEqual(['篩選乙', '篩選甲'])
    await field(page, '取錄方式').selectOption('甄選')
    await expect.poll(() => titles(page)).toEqual(['篩選乙'])
    await expectAccessible(page, { include: 'main' })
    await chip(page, '取錄方式：甄選').click()
    await field(page, '導師').selectOption('狀態發佈')
    await expect.poll(() => titles(page)).toEqual(['篩選甲'])
    await chip(page, '導師：狀態發佈').waitFor()
    // It is kept in the address, open or not.
    await page.reload()
    await expect.poll(() => titles(page)).toEqual(['篩選甲'])
    await page.getByRole('button', { name: '清除篩選' }).click()
    await expect.poll(async () => (await titles(page)).length).toBe(3)
    await chips(page).waitFor({ state: 'detached' })
    await filter(page).click()
    await field(page, '開課日期由').fill('2027-06-01')
    await expect.poll(async () => (await titles(page)).sort()).toEqual(['篩選丙', '篩選乙'])
    await field(page, '開課日期至').fill('2027-06-30')
    await expect.poll(() => titles(page)).toEqual(['篩選乙'])
    await chip(page, '開課日期：2027-06-01至2027-06-30').click()
    await expect.poll(() => field(page, '開課日期由').inputValue()).toBe('')
    await expect.poll(() => new URL(page.url()).searchParams.has('where')).toBe(false)
  })

  it('by a day that is typed digit by digit', async () => {
    const page = await openCourses()
    await lookFor(page, courses.macau, '篩選')
    await filter(page).click()
    await field(page, '開課日期由').focus()
    await page.keyboard.type('06152027')
    await expect.poll(() => titles(page)).toEqual(['篩選丙'])
    expect(await field(page, '開課日期由').inputValue()).toBe('2027-06-15')
  })

  it('by what its collection knows, whatever an address says', async () => {
    const where = encodeURIComponent(JSON.stringify({ subsidy: 'maybe', nothing: '1' }))
    const page = window()
    const looked = encodeURIComponent('篩選')
    await page.goto(`${site.origin}/admin/macau-course?q=${looked}&where=${where}`)
    await expect.poll(async () => (await titles(page)).length).toBe(3)
    expect(await chips(page).count()).toBe(0)
  })
})
