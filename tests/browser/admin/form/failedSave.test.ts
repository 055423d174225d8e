/** What is wrong with a form that is to be saved is shown where it is. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../setup/accessible.ts'
import { goTo, save } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { answerWith, leaveForm, questionAt } from '../../../setup/question.ts'
import { workerSite } from '../../../setup/site.ts'
import { leaveNothingIn } from '../../../setup/staff.ts'

const { site, open } = await adminAtSite(workerSite())
leaveNothingIn(site, 'Blog')

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const part = (page: Page, name: string) => page.locator(`[data-field=${name}]`)
const input = (page: Page, name: string) => part(page, name).locator('input').first()

/** `seen` where the focus is within, and all of what has it can be seen between the bars that stay. */
const placeOf = (page: Page, name: string) =>
  part(page, name).evaluate(field => {
    const focused = document.activeElement
    if (!focused || !field.contains(focused)) return `the focus is on ${focused?.outerHTML}`
    const { top, bottom } = field.getBoundingClientRect()
    const bar = document.querySelector('[data-bar]')?.getBoundingClientRect().bottom ?? 0
    const end = document.querySelector('[data-form-end]')?.getBoundingClientRect().top ?? 0
    const isSeen = top >= bar && Math.min(bottom, top + 120) <= end
    return isSeen ? 'seen' : `it is at ${top} to ${bottom}, seen is what is at ${bar} to ${end}`
  })

const window = oneWindow(() => open('/admin/latestNotice', 1280, [/status of 400/]))

const toast = (page: Page, words: string) =>
  page.locator('output, [role=status], [role=alert]').getByText(words).first()

describe('a save that fails', () => {
  it.each([1280, 390])('leads to the first faulty field, with a toast (%i px)', async width => {
    const page = window()
    await page.setViewportSize({ width, height: 900 })
    await goTo(page, '/admin/degree-course')
    await button(page, '新增').click()
    // What was left of the form before stands in this one.
    if (width === 390) {
      await button(page, '捨棄未儲存的更改').click()
      await answerWith(page, '捨棄')
    }
    await input(page, 'sort_number').fill('十')
    await input(page, 'end_date').fill('2027-02-31')
    await save(page)
    await expect.poll(() => placeOf(page, 'title')).toBe('seen')
    await toast(page, '未能儲存').waitFor()
    // The whole form is looked at by `groups.test.ts`.
    if (width === 390) await expectAccessible(page, { include: '[data-field=title]' })
    await page.keyboard.type('有名的課程')
    await page.keyboard.press('Control+s')
    await expect.poll(() => placeOf(page, 'end_date')).toBe('seen')
    await part(page, 'end_date').getByText('必須是YYYY-MM-DD的日期').waitFor()
    await input(page, 'end_date').fill('')
    await page.keyboard.press('Enter')
    await expect.poll(() => placeOf(page, 'sort_number')).toBe('seen')
    await leaveForm(page)
  })

  it('leads to it where a draft is saved as well', async () => {
    const page = window()
    await goTo(page, '/admin/publication')
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await button(page, '新增').click()
      await input(page, 'title').fill('沒有檔案的刊物')
      await button(page, '儲存草稿').click()
      await expect.poll(() => placeOf(page, 'image')).toBe('seen')
      await leaveForm(page)
    }
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  it('leads to the faulty part of a setting, which is not left behind unasked', async () => {
    const page = window()
    await goTo(page, '/admin/setting')
    const panel = page.getByRole('region', { name: '聯絡資料' })
    const email = panel.getByLabel('電郵')
    const before = await email.inputValue()
    await email.fill('不是電郵')
    await panel.getByRole('button', { name: '儲存聯絡資料' }).click()
    await expect.poll(() => email.evaluate(each => each === document.activeElement)).toBe(true)
    await toast(page, '未能儲存').waitFor()
    await page.getByRole('link', { name: '回收筒' }).click()
    await questionAt(page).getByText('已留作草稿').waitFor()
    await answerWith(page, '取消')
    await button(page, '登出').click()
    await questionAt(page).getByText('已留作草稿').waitFor()
    await answerWith(page, '取消')
    await email.fill(before)
  })

  it('leads to what the server found as well, and the corrected form is saved', async () => {
    const page = window()
    await goTo(page, '/admin/blog')
    await button(page, '新增').click()
    await save(page)
    await expect.poll(() => placeOf(page, 'category')).toBe('seen')
    await part(page, 'category').locator('select').selectOption('RTF')
    await input(page, 'title').fill('改好的網頁')
    await input(page, 'url').fill('/about#school-mission')
    await part(page, 'content').getByRole('textbox').click()
    await page.keyboard.press('Control+s')
    await expect.poll(() => placeOf(page, 'url')).toBe('seen')
    await input(page, 'url').fill('/corrected-page')
    await save(page)
    await page.getByRole('link', { name: '改好的網頁', exact: true }).waitFor()
    await expect.poll(() => page.locator('[data-badge]').innerText()).toBe('0')
  })
})
