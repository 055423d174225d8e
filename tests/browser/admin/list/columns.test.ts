/** Which columns a list has is chosen, stands in its address, and is kept on the device. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { courses } from '#contract/collections/course.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { goTo } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { overflowOf } from '../../../setup/overflow.ts'
import { workerSite } from '../../../setup/site.ts'

const { site, open } = await adminAtSite(workerSite())

const LIST = '/admin/single-course'
const window = oneWindow(() => open(LIST))
/** Around the columns that are chosen stand the box, order, picture and title, the state and the actions. */
const columns = async (page: Page) =>
  (await page.locator('thead th').allTextContents()).slice(4, -2)
const openPanel = (page: Page) => page.getByRole('button', { name: '欄位', exact: true }).click()
const box = (page: Page, label: string) =>
  page
    .getByRole('group', { name: '顯示的欄位' })
    .getByRole('checkbox', { name: label, exact: true })
const asked = (page: Page) => new URL(page.url()).searchParams.get('columns')
const first = (page: Page) => page.locator('tbody tr').first()

describe('the columns of a list', () => {
  it('are chosen with the keyboard, sort it, and are there again', async () => {
    const page = window()
    await first(page).waitFor()
    const usual = await columns(page)
    expect(usual).toHaveLength(3)
    expect(usual).not.toContain('學費')
    await openPanel(page)
    await box(page, '學費').press('Space')
    await box(page, '學費').and(page.locator(':focus')).waitFor()
    for (const label of usual) await box(page, label).uncheck()
    await expect.poll(() => columns(page)).toEqual(['學費'])
    await expect.poll(() => asked(page)).toBe('fee')
    await expectAccessible(page, { include: '[aria-label="顯示的欄位"], th[aria-sort]' })
    await page.getByRole('button', { name: '學費', exact: true }).click()
    await page.locator('th[aria-sort=ascending]').getByText('學費').waitFor()
    // Who comes from elsewhere has them as well, and so has who comes back another day.
    await goTo(page, '/admin/trash')
    await goTo(page, LIST)
    await expect.poll(() => columns(page)).toEqual(['學費'])
    expect(asked(page)).toBeNull()
    await page.reload()
    await expect.poll(() => columns(page)).toEqual(['學費'])
    await openPanel(page)
    await box(page, '學費').uncheck()
    await expect.poll(() => columns(page)).toEqual([])
    await page.getByRole('button', { name: '還原預設欄位' }).click()
    await expect.poll(() => columns(page)).toEqual(usual)
    await page.reload()
    await expect.poll(() => columns(page)).toEqual(usual)
    expect(asked(page)).toBeNull()
  })

  it('all of them make no page wider, at any width', async () => {
    const page = window()
    // Whatever their order in the address, and what is no column of it.
    const all = Object.keys(courses.single.fields).filter(name => name !== 'venue')
    await page.goto(`${site.origin}${LIST}?columns=${[...all.reverse(), 'nothing']}`)
    await first(page).waitFor()
    await expect.poll(async () => (await columns(page)).length).toBeGreaterThan(10)
    const some = ['學費', '上課地點', '課時', '開課日期']
    const shown = (await columns(page)).filter(label => some.includes(label))
    expect(shown).toEqual(['開課日期', '課時', '學費'])
    expect(await first(page).innerText()).toMatch(/\d小時/)
    await openPanel(page)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflowOf(page), `at ${width} px`).toBe(0)
    }
    // Of many rows alike some tell enough: what is in them is wider now, and no other.
    await expectAccessible(page, { exclude: 'tbody tr:nth-child(n + 4)' })
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  it('are kept of a list, and of no other one', async () => {
    const page = window()
    const heads = async () => {
      await first(page).waitFor()
      return page.locator('thead th').allTextContents()
    }
    await goTo(page, '/admin/school-image')
    const other = await heads()
    await goTo(page, '/admin/slick-image')
    const usual = await heads()
    await openPanel(page)
    await page.getByRole('group', { name: '顯示的欄位' }).getByRole('checkbox').first().click()
    await expect.poll(heads).not.toEqual(usual)
    const chosen = await heads()
    await goTo(page, '/admin/school-image')
    expect(await heads()).toEqual(other)
    await goTo(page, '/admin/slick-image')
    await page.reload()
    expect(await heads()).toEqual(chosen)
  })
})
