/** Where one is in a long list is kept in the address of its page, and found again. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../setup/accessible.ts'
import { goTo, rowOf, save } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { workerSite } from '../../../setup/site.ts'
import { type Staff, signIn } from '../../../setup/staff.ts'
import { expectBackAt } from './rowCameFrom.ts'

const { site, open } = await adminAtSite(workerSite())
let staff: Staff
let takeAway: () => Promise<void>

/** A page of a list has fifty: two of them, of which the second is higher than the window. */
const COUNT = 75
const named = (number: number) => `地方${String(number).padStart(3, '0')}`

beforeAll(async () => {
  staff = await signIn(site)
  const numbers = Array.from({ length: COUNT }, (_, index) => index + 1)
  takeAway = await staff.addAll(
    'Tutor',
    numbers.map(number => ({ name: named(number), sort_number: 1000 + number })),
  )
}, 60_000)
const window = oneWindow(() => open('/admin/tutor'))
afterAll(async () => {
  await takeAway()
  for (const { id, name } of await staff.list('Tutor'))
    if (/^新來的/.test(String(name))) await staff.remove('Tutor', String(id))
}, 60_000)

/** The whole list, as the menu leads to it. */
async function wholeList(): Promise<Page> {
  const page = window()
  await goTo(page, '/admin/tutor')
  await expect.poll(() => search(page).inputValue()).toBe('')
  await page.getByText('第1–50項').waitFor()
  return page
}

const query = (page: Page) => decodeURIComponent(new URL(page.url()).search)
const search = (page: Page) => page.getByLabel('搜尋導師')
const titles = (page: Page) => page.locator('[data-title] a').allTextContents()
const entries = (page: Page) => page.evaluate(() => history.length)
const row = (page: Page, title: string) => rowOf(page, title)

/** The second page of what is found, from its last to its first, a good way down. */
async function goFarDown(page: Page): Promise<void> {
  await search(page).fill('地方')
  // What is looked for is told when there is time for it, and leads to the first page.
  await expect.poll(() => query(page)).toBe('?q=地方')
  await page.getByRole('button', { name: /^姓名/ }).click()
  await page.getByRole('button', { name: '姓名 ↑' }).click()
  await page.getByRole('button', { name: '下一頁' }).click()
  // The address is ahead of the rows.
  await expect.poll(async () => (await titles(page))[0]).toBe(named(COUNT - 50))
}

const PLACE = '?q=地方&by=-name&page=2'

describe('the address of a list', () => {
  it('is bare until something is looked for, and a reload finds all of it again', async () => {
    const page = await wholeList()
    expect(query(page)).toBe('')
    await goFarDown(page)
    await expect.poll(() => query(page)).toBe(PLACE)
    const before = await titles(page)
    await page.reload()
    await expect.poll(() => titles(page)).toEqual(before)
    expect(await search(page).inputValue()).toBe('地方')
    await page.getByText(`第51–${COUNT}項，共${COUNT}項`).waitFor()
    // Where nothing is looked for any more, it is bare again.
    await page.getByRole('button', { name: '姓名 ↓' }).click()
    await search(page).fill('')
    await expect.poll(() => query(page)).toBe('')
  })

  it('has no entry of its own for each key, and what is typed at once stands there', async () => {
    const page = await wholeList()
    const before = await entries(page)
    await search(page).pressSequentially('地方011')
    expect(await search(page).inputValue()).toBe('地方011')
    await expect.poll(() => titles(page)).toEqual([named(11)])
    await search(page).press('Backspace')
    await search(page).press('Backspace')
    await expect.poll(() => query(page)).toBe('?q=地方0')
    expect(await search(page).inputValue()).toBe('地方0')
    expect(await entries(page)).toBe(before)
    await row(page, named(11)).getByRole('link').click()
    await page.getByRole('heading', { name: '編輯導師' }).waitFor()
    expect(await entries(page)).toBe(before + 1)
  })

  it('is followed by the field of the search, where a link leads to all of the list', async () => {
    const page = window()
    await page.goto(`${site.origin}/admin/tutor?q=${encodeURIComponent('地方007')}`)
    await expect.poll(() => titles(page)).toEqual([named(7)])
    await page.getByRole('navigation').getByRole('link', { name: '導師', exact: true }).click()
    await expect.poll(() => search(page).inputValue()).toBe('')
    await page.goBack()
    await expect.poll(() => search(page).inputValue()).toBe('地方007')
    await expect.poll(() => titles(page)).toEqual([named(7)])
  })

  it('is not taken at its word where it makes no sense', async () => {
    const page = window()
    await page.goto(`${site.origin}/admin/tutor?q[]=1&state=none&by=-nothing&page=minus&record=`)
    await page.getByText('第1–50項').waitFor()
    expect(await page.locator('th[aria-sort]').count()).toBe(0)
    expect(await page.getByLabel('按狀態篩選').inputValue()).toBe('')
  })

  it('is no visit of its own with each key: whose session it is was asked before', async () => {
    const page = await wholeList()
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await search(page).pressSequentially('地方012')
    await expect.poll(() => query(page)).toBe('?q=地方012')
    expect(asked).not.toContain('/api/checkToken')
  })
})

describe('from a form one comes back to the list as it was', () => {
  it('by 取消, by Back and by saving, at the row that was open', async () => {
    const page = await wholeList()
    await goFarDown(page)
    const opened = row(page, named(5)).getByRole('link')
    await opened.scrollIntoViewIfNeeded()
    const scrolled = () => page.evaluate(() => Math.round(scrollY))
    const before = await scrolled()
    expect(before).toBeGreaterThan(300)
    const leave = {
      cancel: () => page.getByRole('button', { name: '取消' }).click(),
      back: () => page.goBack(),
      save: async () => {
        await page.locator('[data-field=job_title] input').fill('講師')
        await save(page)
      },
    }
    for (const way of Object.values(leave)) {
      await opened.click()
      await page.getByRole('heading', { name: '編輯導師' }).waitFor()
      await way()
      await expectBackAt(page, named(5))
      expect(query(page)).toBe(PLACE)
      expect(await search(page).inputValue()).toBe('地方')
      await expect.poll(scrolled).toBe(before)
    }
    await expectAccessible(page, { include: 'tr[data-came-from]' })
    // The form's own page keeps the place, too.
    await opened.click()
    await page.getByRole('heading', { name: '編輯導師' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: '取消' }).click()
    await expectBackAt(page, named(5))
    expect(query(page)).toBe(PLACE)
  })

  it('also where the row has gone elsewhere meanwhile: it is brought into the window', async () => {
    const page = await wholeList()
    await search(page).fill('地方')
    await page.getByRole('button', { name: /^姓名/ }).click()
    await row(page, named(2)).getByRole('link').click()
    await page.locator('[data-field=name] input').fill('地方049之後')
    await save(page)
    await expectBackAt(page, '地方049之後')
    await row(page, '地方049之後').getByRole('link').click()
    await page.locator('[data-field=name] input').fill(named(2))
    await save(page)
    await expectBackAt(page, named(2))
  })

  it('a new record is marked where the list shows it', async () => {
    const page = await wholeList()
    await search(page).fill('新來的')
    await page.getByText('沒有符合的記錄').waitFor()
    await page.getByRole('button', { name: '新增', exact: true }).click()
    await page.locator('[data-field=name] input').fill('新來的導師')
    await save(page)
    await expectBackAt(page, '新來的導師')
    expect(query(page)).toBe('?q=新來的')
  })

  it('what is typed afterwards keeps the focus', async () => {
    const page = await wholeList()
    await search(page).fill('地方00')
    await row(page, named(5)).getByRole('link').click()
    await page.getByRole('button', { name: '取消' }).click()
    await expectBackAt(page, named(5))
    await search(page).fill('地方005')
    await expect.poll(() => titles(page)).toEqual([named(5)])
    await search(page).and(page.locator(':focus')).waitFor()
  })

  it('that was opened from elsewhere, the list takes the place of the form', async () => {
    const page = await wholeList()
    await search(page).fill(named(3))
    await row(page, named(3)).getByRole('link').click()
    await page.getByRole('heading', { name: '編輯導師' }).waitFor()
    const form = page.url()
    await page.goto(`${site.origin}/admin/calendar`)
    await page.getByRole('heading', { name: '發佈日曆' }).waitFor()
    await page.goto(form)
    await page.getByRole('button', { name: '取消' }).click()
    await expectBackAt(page, named(3))
    await page.goBack()
    await page.getByRole('heading', { name: '發佈日曆' }).waitFor()
  })
})

it('a reload finds the list scrolled to where it was, and so does another', async () => {
  const page = await wholeList()
  await search(page).fill('地方')
  // Where one scrolls on the way to an address belongs to neither.
  await expect.poll(() => query(page)).toBe('?q=地方')
  await row(page, named(40)).getByRole('link').scrollIntoViewIfNeeded()
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  const before = await scrolled()
  expect(before).toBeGreaterThan(300)
  for (const _ of ['once', 'again']) {
    await page.reload()
    await row(page, named(40)).waitFor()
    await expect.poll(scrolled).toBe(before)
  }
})

it('its next page begins at its top, and the keyboard with it', async () => {
  const page = await wholeList()
  await page.getByRole('button', { name: '下一頁' }).click()
  await page.getByText(/第51–\d+項/).waitFor()
  const top = () => page.getByRole('table').evaluate(table => table.getBoundingClientRect().top)
  await expect.poll(top).toBeGreaterThanOrEqual(0)
  expect(await top()).toBeLessThan(400)
  const focused = () => page.evaluate(() => document.activeElement?.localName)
  await expect.poll(focused).toBe('table')
  await page.keyboard.press('Tab')
  const isInTable = await page.evaluate(() => document.activeElement?.closest('table') !== null)
  expect(isInTable).toBe(true)
})
