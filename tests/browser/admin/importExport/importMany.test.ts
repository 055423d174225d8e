/** As many records as one import may have, at a site of its own. */
import Papa from 'papaparse'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { callAddress } from '#contract/calls/call.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { trashCalls } from '#contract/calls/trash.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { signInAs } from '../../../setup/admin.ts'
import { lineToSite } from '../../../setup/lineToSite.ts'

const at = lineToSite()

/** How many of them visitors see; a database that is busy with all of them may say so for a moment. */
async function count(): Promise<number | undefined> {
  const answer = await fetch(at.site.origin + callAddress(recordCalls(tutor).list))
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

it('2,000 rows are taken without the page standing still', { timeout: 180_000 }, async () => {
  const page = await at.phone.open(`${at.line.origin}/admin/tutor`)
  await signInAs(page, at.site)
  await page.getByRole('button', { name: /^匯入/ }).click()
  const dialog = page.getByRole('dialog')
  // How far it was each time that it told.
  await page.evaluate(() => {
    const told = window as { shares?: string[] }
    new MutationObserver(() => {
      const share = document.querySelector('progress')?.getAttribute('value')
      if (share) told.shares = [...(told.shares ?? []), share]
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['value'] })
  })
  const rows = Array.from({ length: 2_000 }, (_, index) => [`大批${index}`, '講師', '<p>簡介</p>'])
  await dialog.getByLabel('檔案').setInputFiles({
    name: '導師.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeff${Papa.unparse([['姓名', '職銜', '簡介'], ...rows])}`),
  })
  await dialog.getByText('新增2000項').waitFor({ timeout: 60_000 })
  const shares = await page.evaluate(() => (window as { shares?: string[] }).shares ?? [])
  expect(new Set(shares).size).toBeGreaterThan(3)
  await dialog.getByRole('button', { name: '匯入2000項' }).click()
  await page.getByText('已匯入2000項').waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: '復原', exact: true }).click()
  // A database that is busy with all of them may ask for patience: it is sent again by itself.
  await expect.poll(() => countDeleted(page), { timeout: 60_000 }).toBe(2_000)
  await expect.poll(count, { timeout: 30_000 }).toBe(0)
})
