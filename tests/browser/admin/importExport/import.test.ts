/** A file of many records: looked at first, taken in one step, taken back. */
import Papa from 'papaparse'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { tutor } from '#contract/collections/tutor.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { rowOf } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { listen } from '../../../setup/listen.ts'
import { type Staff, signIn } from '../../../setup/staff.ts'

const { site, open } = await adminAtSite()
let staff: Staff
beforeAll(async () => {
  staff = await signIn(site)
})

const csv = (rows: unknown[][]) => ({
  name: '導師.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\ufeff${Papa.unparse(rows)}`),
})

async function choose(page: Page, rows: unknown[][]): Promise<void> {
  await page.getByRole('dialog').getByLabel('檔案').setInputFiles(csv(rows))
}

const named = async (prefix: string) =>
  (await staff.list('Tutor')).filter(({ name }) => String(name).startsWith(prefix))

it('a file with faults is refused row by row; mended, it comes in, and is taken back', async () => {
  const page = await open('/admin/tutor')
  await page.getByRole('button', { name: /^匯入/ }).click()
  const dialog = page.getByRole('dialog')
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
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '匯入', exact: true, disabled: true }).waitFor()
  expect(await named('匯入')).toEqual([])

  await choose(page, [
    ['姓名', '排序'],
    ['匯入甲', '5'],
    ['匯入乙', '6'],
  ])
  await dialog.getByText('新增2項，更改0項，不變0項').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '匯入2項' }).click()
  await page.getByText('已匯入2項').waitFor()
  await rowOf(page, tutor, '匯入甲').waitFor()
  const said = await listen(page)
  await page.getByRole('button', { name: '復原', exact: true }).click()
  await expect.poll(said).toContain('已復原2項')
  await rowOf(page, tutor, '匯入甲').waitFor({ state: 'detached' })
  expect(await named('匯入')).toEqual([])
})
