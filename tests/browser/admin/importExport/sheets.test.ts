/** A list as a file: taken along; looked at first, taken in as one step, taken back; as long as one may be. */
import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import type { Download, Page } from 'playwright-core'
import { readSheet } from 'read-excel-file/node'
import { beforeAll, expect, it } from 'vitest'
import { callAddress } from '#contract/calls/call.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { trashCalls } from '#contract/calls/trash.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { IMPORT_ROWS } from '#contract/importing.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { rowOf } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { hearToasts } from '../../../setup/hearToasts.ts'
import { type Staff, signIn } from '../../../setup/staff.ts'
import { stormSize } from '../../../setup/storms.ts'

const MANY = stormSize('IMPORTED_ROWS', 400, IMPORT_ROWS)

// Of its own: what so many records leave behind is in nobody's way.
const { site, open } = await adminAtSite()
let staff: Staff
beforeAll(async () => {
  staff = await signIn(site)
  for (const job_title of ['講師', '教授']) await staff.add('Tutor', { name: '同名', job_title })
})

// A database that is busy with many may ask for patience.
const shown = oneWindow(() => open('/admin/tutor', 1280, [/status of 503/]))

const dialogIn = (page: Page) => page.getByRole('dialog')

async function list(name: string): Promise<Page> {
  const page = shown()
  const menu = page.getByRole('navigation', { name: '管理目錄' })
  await menu.getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  return page
}

async function exported(page: Page, kind: RegExp): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialogIn(page).getByRole('button', { name: kind }).click(),
  ])
  return file
}

it('what was searched for is taken along as CSV and as XLSX, with the same cells', async () => {
  const page = await list('學歷課程')
  await page.getByLabel('搜尋學歷課程').fill('工商管理')
  await page.getByText('共1項').waitFor()
  const button = page.getByRole('button', { name: /^匯出/ })
  await button.click()
  await expectAccessible(page, { include: '[role=dialog]' })
  const csv = await exported(page, /CSV/)
  expect(csv.suggestedFilename()).toMatch(/^學歷課程-\d{4}-\d\d-\d\d\.csv$/)
  const [head = ''] = (await readFile(await csv.path(), 'utf8')).split('\r\n')
  await button.click()
  const xlsx = await exported(page, /XLSX/)
  const [headings, record, ...more] = await readSheet(await readFile(await xlsx.path()))
  expect(`\ufeff${headings?.join()}`).toBe(head)
  expect(more).toEqual([])
  const cellOf = (heading: string) => record?.[headings?.indexOf(heading) ?? -1]
  expect(cellOf('課程名稱')).toContain('工商管理')
  expect(cellOf('啟用')).toBe('是')
  expect(cellOf('學費')).toBeTypeOf('number')
})

const csv = (rows: unknown[][]) => ({
  name: '導師.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\ufeff${Papa.unparse(rows)}`),
})

async function choose(page: Page, rows: unknown[][]): Promise<void> {
  await dialogIn(page).getByLabel('檔案').setInputFiles(csv(rows))
}

const named = async (prefix: string) =>
  (await staff.list('Tutor')).filter(({ name }) => String(name).startsWith(prefix))

it('a file with faults is refused row by row; mended, it comes in, and is taken back', async () => {
  const page = await list('導師')
  await page.getByRole('button', { name: /^匯入/ }).click()
  const dialog = dialogIn(page)
  await choose(page, [
    ['姓名', '排序', '不明'],
    ['匯入甲', '5', ''],
    ['', 'x', ''],
  ])
  const faults = dialog.getByRole('table', { name: '需要更正' })
  await faults.getByText('必須填寫').waitFor()
  expect(await faults.locator('tbody tr').allInnerTexts()).toEqual([
    expect.stringContaining('第3行'),
    expect.stringContaining('第3行'),
  ])
  await dialog.getByText('不認識的欄位，不會匯入：不明').waitFor()
  await expectAccessible(page, { include: '[role=dialog]' })
  await dialog.getByRole('button', { name: '匯入', exact: true, disabled: true }).waitFor()
  expect(await named('匯入')).toEqual([])

  await choose(page, [
    ['姓名', '排序'],
    ['匯入甲', '5'],
    ['匯入乙', '6'],
  ])
  await dialog.getByText('新增2項，更改0項，不變0項').waitFor()
  await expectAccessible(page, { include: '[role=dialog]' })
  await dialog.getByRole('button', { name: '匯入2項' }).click()
  await page.getByText('已匯入2項').waitFor()
  await rowOf(page, '匯入甲').waitFor()
  const said = await hearToasts(page)
  await page.getByRole('button', { name: '復原', exact: true }).click()
  await expect.poll(said).toContain('已復原2項')
  await rowOf(page, '匯入甲').waitFor({ state: 'detached' })
  expect(await named('匯入')).toEqual([])
})

it('a name that two have is refused, by the row of its file, and nothing can be taken', async () => {
  const page = await list('學歷課程')
  await page.getByRole('button', { name: /^匯入/ }).click()
  await choose(page, [['課程名稱', '導師'], [''], ['同名的課程', '同名']])
  const dialog = dialogIn(page)
  const faults = dialog.getByRole('table', { name: '需要更正' }).locator('tbody tr')
  await faults.getByText('有多於一項名為「同名」，請改填系統編號').waitFor()
  expect(await faults.allInnerTexts()).toEqual([expect.stringContaining('第3行')])
  await dialog.getByRole('button', { name: '匯入', exact: true, disabled: true }).waitFor()
  await page.keyboard.press('Escape')
})

it('records are named as they are called now, whatever the page has read of them before', async () => {
  const page = await list('學歷課程')
  await staff.add('Tutor', { name: '剛來的' })
  await page.getByRole('button', { name: /^匯入/ }).click()
  await choose(page, [
    ['課程名稱', '導師'],
    ['剛來的課程', '剛來的'],
  ])
  await dialogIn(page).getByText('新增1項，更改0項，不變0項。').waitFor()
  await page.keyboard.press('Escape')
})

/** How many of the many visitors see; a database that is busy with all of them may say so for a moment. */
async function count(): Promise<number | undefined> {
  const answer = await fetch(site.origin + callAddress(recordCalls(tutor).list))
  const { data } = (await answer.json()) as { data: { name: string }[] | null }
  return data?.filter(({ name }) => name.startsWith('大批')).length
}

/** How many of them there were, and are no more. */
const countDeleted = (page: Page): Promise<number | undefined> =>
  page.evaluate(
    async ([address, isOne]) => {
      const headers = { Authorization: `Token ${localStorage.getItem('token')}` }
      const answer = await fetch(address, { headers })
      const { data } = (await answer.json()) as { data: { name: string }[] | null }
      return data?.filter(({ name }) => name.startsWith(isOne)).length
    },
    [callAddress(trashCalls(tutor).listDeleted), '大批'] as const,
  )

it(`${MANY} rows are taken without the page standing still`, {
  timeout: 180_000,
}, async () => {
  const page = await list('導師')
  await page.getByRole('button', { name: /^匯入/ }).click()
  const dialog = dialogIn(page)
  // How far it was each time that it told.
  await page.evaluate(() => {
    const told = window as { shares?: string[] }
    new MutationObserver(() => {
      const share = document.querySelector('progress')?.getAttribute('value')
      if (share) told.shares = [...(told.shares ?? []), share]
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['value'] })
  })
  const rows = Array.from({ length: MANY }, (_, index) => [`大批${index}`, '講師', '<p>簡介</p>'])
  await choose(page, [['姓名', '職銜', '簡介'], ...rows])
  await dialog.getByText(`新增${MANY}項`).waitFor({ timeout: 60_000 })
  const shares = await page.evaluate(() => (window as { shares?: string[] }).shares ?? [])
  expect(new Set(shares).size).toBeGreaterThan(3)
  await dialog.getByRole('button', { name: `匯入${MANY}項` }).click()
  await page.getByText(`已匯入${MANY}項`).waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: '復原', exact: true }).click()
  // A database that is busy with all of them may ask for patience: it is sent again by itself.
  await expect.poll(() => countDeleted(page), { timeout: 60_000 }).toBe(MANY)
  await expect.poll(count, { timeout: 30_000 }).toBe(0)
})
