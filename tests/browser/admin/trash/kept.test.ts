/** What was stays within reach: the trash, every revision, and the trail of who did what. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../setup/accessible.ts'
import { rowOf, save } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { hearToasts } from '../../../setup/hearToasts.ts'
import { answerWith, questionAt } from '../../../setup/question.ts'
import { workerSite } from '../../../setup/site.ts'
import { leaveNothingIn, signIn } from '../../../setup/staff.ts'

const { site, open } = await adminAtSite(workerSite())
leaveNothingIn(site, 'Tutor')
// All of it is there before the window, which reads each list once.
beforeAll(async () => {
  const staff = await signIn(site)
  for (const name of ['改了又改', '=危險的名字']) await staff.add('Tutor', { name })
  for (const name of ['回收的導師', '同回甲', '同回乙', '同回丙', '永別的導師'])
    await staff.remove('Tutor', await staff.add('Tutor', { name }))
})
const shown = oneWindow(() => open('/admin/tutor'))

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '管理目錄' }).getByRole('link', { name, exact: true })

/** A page of the menu, whatever the test before has left open. */
async function go(name: string): Promise<Page> {
  await menu(shown(), name).click()
  return shown()
}

describe('the trash', () => {
  it('shows who deleted what, and brings it back to its list', async () => {
    const page = await go('回收筒')
    const row = page.locator('tr').filter({ hasText: '回收的導師' })
    await row.getByText(site.adminUsername).waitFor()
    await row.getByText('尚餘30日').waitFor()
    await row.getByRole('button', { name: '復原' }).press('Enter')
    await row.waitFor({ state: 'detached' })
    // On what stands beside it: a screen reader is nowhere once what it was at has gone.
    await page.locator('tr a:focus').waitFor()
    await menu(page, '導師').click()
    await rowOf(page, '回收的導師').waitFor()
  })

  it('brings back several at once, those that are chosen', async () => {
    const page = await go('回收筒')
    const box = (name: string) => page.getByRole('checkbox', { name: `選取${name}`, exact: true })
    await box('同回甲').check()
    await box('同回丙').check()
    const bar = page.getByRole('region', { name: '所選的導師' })
    await bar.getByText('已選2項').waitFor()
    await expectAccessible(page)
    const said = await hearToasts(page)
    await bar.getByRole('button', { name: '復原2項' }).press('Enter')
    await expect.poll(said).toContain('已復原2項')
    await box('同回甲').waitFor({ state: 'detached' })
    await page.locator('h1:focus').waitFor()
    expect(await box('同回乙').count()).toBe(1)
    await menu(page, '導師').click()
    await rowOf(page, '同回丙').waitFor()
    expect(await rowOf(page, '同回乙').count()).toBe(0)
  })

  it('deletes for good only after a question', async () => {
    const page = await go('回收筒')
    const purge = page.getByRole('button', { name: '永久刪除永別的導師' })
    const said = await hearToasts(page)
    await purge.click()
    await answerWith(page, '取消')
    await purge.click()
    await questionAt(page).getByText('不能復原').waitFor()
    await answerWith(page, '永久刪除')
    await expect.poll(said).toContain('已永久刪除「永別的導師」')
    await purge.waitFor({ state: 'detached' })
  })
})

describe('revisions', () => {
  it('are compared field by field, and an old one becomes the newest', async () => {
    const page = await go('導師')
    await page.getByRole('link', { name: '改了又改', exact: true }).click()
    await page.locator('[data-field=job_title] input').fill('客席講師')
    await page.locator('[data-field=introduction]').getByRole('textbox').click()
    await page.keyboard.type('教授會計多年。')
    await save(page)
    await page.getByRole('link', { name: '改了又改', exact: true }).click()
    await page.locator('main').getByRole('link', { name: '修訂紀錄' }).click()
    const newest = page.locator('li').filter({ hasText: '第2版' })
    await newest.locator('summary').click()
    const both = ['客席講師', '教授會計多年。']
    await expect.poll(() => newest.locator('ins').allTextContents()).toEqual(both)
    await newest.getByText('Chrome · Linux').waitFor()
    // The revisions of a setting are shown by the same page.
    await expectAccessible(page)
    const first = page.locator('li').filter({ hasText: '第1版' })
    await first.locator('summary').click()
    await first.getByRole('button', { name: '還原至第1版' }).click()
    const third = page.locator('li').filter({ hasText: '第3版' })
    await third.locator('summary').click()
    await expect.poll(() => third.locator('del').allTextContents()).toEqual(both)
    expect(await third.locator('summary').innerText()).toContain('修改職銜、簡介')
  })

  it('of settings are there as well', async () => {
    const page = await go('網站設定')
    await page.getByRole('link', { name: '聯絡資料的修訂紀錄' }).click()
    await page.getByText('第1版').waitFor()
  })
})

describe('the trail', () => {
  it('is searched, and taken along as a file that opens right in Excel', async () => {
    const page = await go('修訂紀錄')
    await page.getByLabel('搜尋修訂紀錄').fill('=危險')
    await page.getByText('共1項').waitFor()
    await expectAccessible(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '匯出CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^修訂紀錄-\d{4}-\d{2}\.csv$/)
    const [head, line, ...more] = (await readFile(await download.path(), 'utf8')).split('\r\n')
    expect(head).toBe('\ufeff時間,帳號,動作,類別,對象,版本,裝置,網絡位址')
    expect(line).toContain("'=危險的名字")
    expect(more).toEqual([])
    await page.getByLabel('搜尋修訂紀錄').fill('')
    await page.getByLabel('按類別篩選').selectOption('access')
    await page.locator('tbody tr').filter({ hasText: '登入' }).first().waitFor()
    expect(await page.locator('tbody tr').filter({ hasText: '導師' }).count()).toBe(0)
  })
})
