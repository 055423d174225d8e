/** The search over everything, without a line. */
import { expect, it } from 'vitest'
import { lineToSite } from '../../../setup/lineToSite.ts'
import { expectWaiting, staffAt } from '../../../setup/staffAt.ts'

const at = lineToSite()
const { openKept } = staffAt(at)

it('it opens for the first time without a line, and finds what is not sent yet', {
  timeout: 120_000,
}, async () => {
  const page = await openKept('/admin/tutor')
  await page.locator('tbody tr').first().waitFor()
  at.line.state = 'cut'
  await page.getByRole('button', { name: '新增', exact: true }).click()
  await page.locator('[data-field=name] input').fill('離線尋找')
  await page.getByRole('button', { name: '儲存', exact: true }).click()
  await expectWaiting(page, 1)
  await page.getByRole('link', { name: '發佈日曆', exact: true }).click()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('離線尋找')
  const found = page.getByRole('option', { name: /離線尋找/ })
  await found.getByText('待同步').waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('main h1').innerText()).toBe('編輯導師')
})
