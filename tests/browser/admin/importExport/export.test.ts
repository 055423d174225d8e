/** A list as a file, taken along. */
import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright-core'
import { readSheet } from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../setup/accessible.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'

const { open } = await adminAtSite()

async function exported(page: Page, kind: RegExp): Promise<Download> {
  await page.getByRole('button', { name: /^匯出/ }).click()
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: kind }).click(),
  ])
  return file
}

it('what was searched for is taken along as CSV and as XLSX, with the same cells', async () => {
  const page = await open('/admin/degree-course')
  await page.getByLabel('搜尋學歷課程').fill('工商管理')
  await page.getByText('共1項').waitFor()
  const csv = await exported(page, /CSV/)
  expect(csv.suggestedFilename()).toMatch(/^學歷課程-\d{4}-\d\d-\d\d\.csv$/)
  const [head = ''] = (await readFile(await csv.path(), 'utf8')).split('\r\n')
  const xlsx = await exported(page, /XLSX/)
  const [headings, record, ...more] = await readSheet(await readFile(await xlsx.path()))
  expect(`\ufeff${headings?.join()}`).toBe(head)
  expect(more).toEqual([])
  const cellOf = (heading: string) => record?.[headings?.indexOf(heading) ?? -1]
  expect(cellOf('課程名稱')).toContain('工商管理')
  expect(cellOf('啟用')).toBe('是')
  expect(cellOf('學費')).toBeTypeOf('number')
})
