/** The search over everything that staff work with. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tutor } from '#contract/collections/tutor.ts'
import { blogItems } from '#contract/navigation.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { adminPath, goTo } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { answerWith, questionAt } from '../../../setup/question.ts'
import { workerSite } from '../../../setup/site.ts'
import { type Staff, signIn } from '../../../setup/staff.ts'

const { site, open } = await adminAtSite(workerSite())
let staff: Staff
let id: string
/** A page of the site map, and the record that it has. */
const [unwritten] = blogItems
let written: string
beforeAll(async () => {
  staff = await signIn(site)
  id = await staff.add('Tutor', { name: '尋找導師', job_title: '尋找職銜', enabled: false })
  const found = (await staff.list('Blog')).find(({ url }) => url === unwritten?.href)
  written = String(found?.id)
  await staff.modify('Blog', { id: written, url: '/about#elsewhere' })
})
const window = oneWindow(() => open('/admin/calendar'))
afterAll(async () => {
  await staff.remove('Tutor', id)
  await staff.modify('Blog', { id: written, url: unwritten?.href })
})

const finder = (page: Page) => page.getByRole('dialog', { name: '搜尋', exact: true })
const field = (page: Page) => finder(page).getByRole('combobox')
const option = (page: Page, name: string | RegExp) => finder(page).getByRole('option', { name })
const heading = (page: Page) => page.locator('main h1')

/** Opens it by its key and types, as quickly as a person can. */
async function look(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(words)
}

describe('the search over everything', () => {
  it('opens by its key over any page, and a record that visitors do not see is found by its text', async () => {
    const page = window()
    await look(page, '尋找職銜')
    const found = option(page, /尋找導師/)
    await found.getByText('導師', { exact: true }).waitFor()
    await found.getByText('停用', { exact: true }).waitFor()
    await expectAccessible(page, { include: '[role=dialog]' })
    await page.keyboard.press('Enter')
    await expect.poll(() => heading(page).innerText()).toBe('編輯導師')
    expect(await page.locator('[data-field=name] input').inputValue()).toBe('尋找導師')
    // What was opened last stands there before anything is typed.
    await page.getByRole('link', { name: '發佈日曆' }).click()
    await page.keyboard.press('Control+k')
    await finder(page).getByText('最近開啟').waitFor()
    await option(page, /尋找導師/).click()
    await expect.poll(() => heading(page).innerText()).toBe('編輯導師')
  })

  it('leads to pages, settings and actions', async () => {
    const page = window()
    await goTo(page, '/admin/tutor')
    await look(page, '回收筒')
    await page.keyboard.press('Enter')
    await expect.poll(() => heading(page).innerText()).toBe('回收筒')
    await look(page, '灰階')
    await option(page, '全站灰階').click()
    await expect.poll(() => page.getByRole('region', { name: '全站灰階' }).isVisible()).toBe(true)
    expect(new URL(page.url()).hash).toBe('#isBWMode')
    await look(page, '新增學校')
    await page.keyboard.press('Enter')
    await expect.poll(() => heading(page).innerText()).toMatch(/^新增學校/)
    await look(page, '待同步')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: '待同步' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  it('begins a new record with nothing of one that was begun before', async () => {
    const page = window()
    await goTo(page, '/admin/blog')
    await page
      .getByRole('region', { name: '未有內容的網頁' })
      .getByRole('button', { name: unwritten?.label ?? '', exact: true })
      .click()
    const address = page.locator('[data-field=url] input')
    await expect.poll(() => address.inputValue()).toBe(unwritten?.href)
    await page.goBack()
    await page.getByLabel('搜尋網頁內容').waitFor()
    await look(page, '新增網頁內容')
    await page.keyboard.press('Enter')
    await address.waitFor()
    expect(await address.inputValue()).toBe('')
  })

  it('is walked through by keyboard, and gives the focus back', async () => {
    const page = window()
    await goTo(page, '/admin/publication')
    await page.getByLabel('搜尋學校刊物').focus()
    await look(page, '課程')
    const current = () =>
      field(page).evaluate(
        each =>
          document.getElementById(each.getAttribute('aria-activedescendant') ?? '')?.textContent,
      )
    // What is found comes after what was there before one typed.
    const isAt = async (place: number) =>
      (await current()) === (await finder(page).getByRole('option').nth(place).textContent())
    await finder(page).getByRole('option', { name: '課程圖片', exact: true }).waitFor()
    await expect.poll(() => isAt(0)).toBe(true)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => isAt(1)).toBe(true)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => isAt(0)).toBe(true)
    await page.keyboard.press('Escape')
    await finder(page).waitFor({ state: 'detached' })
    const label = () => page.locator(':focus').getAttribute('aria-label')
    await expect.poll(label).toBe('搜尋學校刊物')
  })

  it('waits while a dialog or a question stands, and asks before what is typed is left', async () => {
    const page = window()
    await goTo(page, adminPath(tutor))
    await page.getByRole('button', { name: '新增', exact: true }).click()
    await page.locator('[data-field=name] input').fill('打到一半')
    await page.getByText('有未儲存的更改').waitFor()
    await look(page, '媒體庫')
    await page.keyboard.press('Enter')
    await questionAt(page).getByText('離開此頁？').waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Escape')
    await questionAt(page).waitFor({ state: 'detached' })
    expect(await finder(page).count()).toBe(0)
    expect(await heading(page).innerText()).toBe('新增導師')
    await page.getByRole('button', { name: /^待同步/ }).click()
    await page.getByRole('dialog', { name: '待同步' }).waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: '搜尋' }).click()
    await page.keyboard.type('媒體庫')
    await page.keyboard.press('Enter')
    await answerWith(page, '離開')
    await expect.poll(() => heading(page).innerText()).toBe('媒體庫')
  })
})
