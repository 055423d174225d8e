/** Every screen of the admin, its dialogs open, as a machine and a keyboard find it. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { courses } from '#contract/collections/course'
import { collections } from '#contract/collections/index'
import { tutor } from '#contract/collections/tutor'
import { adminOf, adminPath, expectAccessible, rowOf } from '../setup/admin'
import { openBrowser } from '../setup/browser'

const site = inject('site')
const { origin } = site
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const open = adminOf(() => browser, site)
const paths = [...new Set(collections.map(adminPath))]

describe.each([390, 1280])('at %i px a machine finds no accessibility fault', width => {
  it.each(paths)('on the list at %s, its form, and the queue', async path => {
    const page = await open(path, width)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('tbody tr').first().waitFor()
    await expectAccessible(page)
    await page.locator('.adm-title-cell a').first().click()
    await page.getByRole('button', { name: '儲存', exact: true }).waitFor()
    await expect.poll(() => page.getByText('正在載入編輯器').count()).toBe(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: /待同步/ }).click()
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page)
  })
})

/** Goes on with the Tab key until the focus is on what has that role and name. */
async function tabTo(page: Page, role: 'button' | 'textbox', name: string | RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true }).and(page.locator(':focus'))
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press('Tab')
    if ((await wanted.count()) > 0) return
  }
  throw new Error(`the Tab key never comes to ${role} ${name}`)
}

describe('by keyboard alone', () => {
  it('a course is found, moved by one, and opened', async () => {
    const page = await open('/admin/degree-course')
    const titles = () => page.locator('.adm-title-cell a').allTextContents()
    await page.locator('tbody tr').first().waitFor()
    const [first = '', second = '', ...rest] = await titles()
    await page.getByRole('button', { name: `下移${first}`, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(titles).toEqual([second, first, ...rest])
    await page.getByRole('button', { name: `上移${first}`, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(titles).toEqual([first, second, ...rest])
    await page.getByRole('searchbox', { name: `搜尋${courses.degree.label}` }).focus()
    await page.keyboard.type(second)
    await expect.poll(titles).toEqual([second])
    await rowOf(page, courses.degree, second)
      .getByRole('link', { name: second, exact: true })
      .focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('[data-field=title] input').inputValue()).toBe(second)
  })

  it('several are switched off at once, and on again', async () => {
    const page = await open('/admin/publication')
    await page.locator('tbody tr').first().waitFor()
    const count = await page.locator('tbody tr').count()
    await page.getByRole('checkbox', { name: '選取此頁全部' }).focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: '停用' }).focus()
    await page.keyboard.press('Enter')
    const published = async () => {
      const answer = await fetch(`${origin}/api/getEnablePublication`)
      return ((await answer.json()) as { data: unknown[] }).data.length
    }
    await expect.poll(published).toBe(0)
    await page.getByRole('checkbox', { name: '選取此頁全部' }).check()
    await page
      .getByRole('region', { name: '所選的記錄' })
      .getByRole('button', { name: '啟用' })
      .click()
    await expect.poll(published).toBe(count)
  })

  it('a picture is cut to a ratio, and saved', async () => {
    const page = await open(adminPath(tutor))
    await page.locator('.adm-title-cell a').first().focus()
    await page.keyboard.press('Enter')
    const field = page.locator('[data-field=image]')
    const before = await field.locator('.adm-file-name').first().innerText()
    await tabTo(page, 'button', /^裁剪/)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: '裁剪圖片' })
    await dialog.waitFor()
    await expectAccessible(page)
    await tabTo(page, 'button', '4:5')
    await page.keyboard.press('Enter')
    await tabTo(page, 'button', '右下角，用方向鍵移動')
    await page.keyboard.press('ArrowLeft')
    await tabTo(page, 'button', '裁剪')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    const name = () => field.locator('.adm-file-name').first().innerText()
    await expect.poll(name).not.toBe(before)
    await page.keyboard.press('Control+s')
    await page.locator('tbody tr').first().waitFor()
  })

  it('a setting is changed, and changed back', async () => {
    const page = await open('/admin/home')
    const stored = async () => {
      const answer = await fetch(`${origin}/api/getSettingByName/licence`)
      return ((await answer.json()) as { data: { value: unknown } }).data.value
    }
    const before = String(await stored())
    for (const value of [`${before}-2`, before]) {
      await tabTo(page, 'textbox', '辦學執照編號')
      await page.keyboard.press('Control+a')
      await page.keyboard.type(value)
      await tabTo(page, 'button', '儲存辦學執照編號')
      await page.keyboard.press('Enter')
      await expect.poll(stored).toBe(value)
    }
  })

  it('the queue is opened, read and closed, and the focus comes back', async () => {
    const page = await open('/admin/publication')
    await tabTo(page, 'button', /待同步/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => page.locator(':focus').innerText()).toContain('待同步')
  })
})
