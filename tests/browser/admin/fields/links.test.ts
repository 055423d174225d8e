/** Links in the editor of rich text, from the button to the page that visitors read. */
import type { Locator, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { goTo, rowOf, save } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { leaveForm } from '../../../setup/question.ts'
import { workerSite } from '../../../setup/site.ts'
import { leaveNothingIn, type Staff, signIn } from '../../../setup/staff.ts'

const { site, open, visit } = await adminAtSite(workerSite())
leaveNothingIn(site, 'LatestNotice')

/** The notices of these tests, by their titles. */
const texts = {
  沒有選取的公告: '<p>甲</p>',
  有連結的公告: '<p>報名</p>',
  有電郵的公告: '<p>info@example.org</p>',
  貼上連結的公告: '<p>前</p>',
  快速鍵的公告: '<p><a href="https://example.org/">報名</a></p>',
}
let staff: Staff
beforeAll(async () => {
  staff = await signIn(site)
  for (const [title, content] of Object.entries(texts))
    await staff.add('LatestNotice', { title, content })
})
const window = oneWindow(() => open('/admin/latestNotice'))
afterEach(async () => {
  if (await window().locator('[data-form-end]').count()) await leaveForm(window())
})

async function openForm(title: keyof typeof texts): Promise<Page> {
  const page = window()
  await goTo(page, '/admin/latestNotice')
  await rowOf(page, title).getByRole('link', { name: title, exact: true }).click()
  await page.locator('.ql-editor').click()
  return page
}

/** Saves it, and waits for the list. */
async function saved(page: Page, title: keyof typeof texts): Promise<unknown> {
  await save(page)
  await rowOf(page, title).waitFor()
  return (await staff.list('LatestNotice')).find(each => each.title === title)?.content
}

const button = (page: Page) => page.getByRole('button', { name: '連結', exact: true })
const address = (page: Page) => page.getByLabel('連結網址')

/** What its style has it say. */
const wordsOf = (part: Locator, where: '::before' | '::after') =>
  part.evaluate((element, at) => getComputedStyle(element, at).content, where)

it('a link needs words to stand on, which is said', async () => {
  const page = await openForm('沒有選取的公告')
  await button(page).click()
  await page.getByText('請先選取要加上連結的文字').waitFor()
})

it('it is asked for within the editor, in Chinese, and an address is one without its beginning too', async () => {
  const page = await openForm('有連結的公告')
  await page.keyboard.press('Control+a')
  await button(page).click()
  await address(page).waitFor()
  const asked = page.locator('.ql-tooltip')
  expect(await wordsOf(asked, '::before')).toBe('"連結網址："')
  expect(await wordsOf(asked.locator('.ql-action'), '::after')).toBe('"確定"')
  expect([
    await address(page).inputValue(),
    await address(page).getAttribute('placeholder'),
  ]).toEqual(['', 'https://'])
  const [left = 0, edge = 0] = await asked.evaluate(element => [
    element.getBoundingClientRect().left,
    element.closest('.ql-container')?.getBoundingClientRect().left,
  ])
  expect(left).toBeGreaterThanOrEqual(edge)
  await address(page).fill('www.example.org/form')
  await page.keyboard.press('Enter')
  await page.locator('.ql-editor a').click()
  // The editor hears of the selection a moment later.
  await expect.poll(() => wordsOf(asked, '::before')).toBe('"連結："')
  expect(await wordsOf(asked.locator('.ql-action'), '::after')).toBe('"更改"')
  expect(await wordsOf(asked.locator('.ql-remove'), '::before')).toBe('"移除"')
  expect(await saved(page, '有連結的公告')).toContain('<a href="https://www.example.org/form"')
})

it('what looks like an address need not be typed again', async () => {
  const page = await openForm('有電郵的公告')
  await page.keyboard.press('Control+a')
  await button(page).click()
  await expect.poll(() => address(page).inputValue()).toBe('mailto:info@example.org')
  await page.keyboard.press('Enter')
  expect(await saved(page, '有電郵的公告')).toContain('<a href="mailto:info@example.org"')
})

it('what is pasted leads nowhere that nobody has named', async () => {
  const page = await openForm('貼上連結的公告')
  await page.locator('.ql-editor').evaluate(editor => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<p><a href="page.html">舊頁</a></p>')
    const paste = { clipboardData, bubbles: true, cancelable: true }
    editor.dispatchEvent(new ClipboardEvent('paste', paste))
  })
  await page.locator('.ql-editor', { hasText: '舊頁' }).waitFor()
  expect(await saved(page, '貼上連結的公告')).not.toContain('href')
})

it('the key of the search over everything is its alone: it takes no link away, and asks for none', async () => {
  const page = await openForm('快速鍵的公告')
  const before = await page.locator('.ql-editor').innerHTML()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: '搜尋', exact: true }).waitFor()
  expect(await page.locator('.ql-editor').innerHTML()).toBe(before)
  expect(await address(page).isVisible()).toBe(false)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

it('one to a feed of the site leads to it: no page has its address', async () => {
  const link = '<a href="/feeds/notices.atom">訂閱</a>'
  const id = await staff.add('LatestNotice', { title: '有訂閱的公告', content: `<p>${link}</p>` })
  const visitor = await visit(`${site.origin}/latestNotice`, { width: 390 })
  // Within the page, which is alive then.
  await visitor.getByRole('button', { name: '我已知悉' }).click()
  await visitor.getByRole('link', { name: '有訂閱的公告' }).first().click()
  await visitor.waitForURL(`**/${id}`)
  const loaded = visitor.waitForRequest('**/feeds/notices.atom')
  await visitor.locator('main p').getByRole('link', { name: '訂閱' }).click()
  await loaded
})
