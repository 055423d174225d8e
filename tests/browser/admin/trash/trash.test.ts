/** The trash without a network: what is deleted there, and what is brought back. */
import { expect, it } from 'vitest'
import { tutor } from '#contract/collections/tutor.ts'
import { rowOf } from '../../../setup/admin.ts'
import { lineToSite } from '../../../setup/lineToSite.ts'
import { expectWaiting, sendNow, staffAt } from '../../../setup/staffAt.ts'

const at = lineToSite()
const { withTitle, openKept, addRecord } = staffAt(at)

it('holds what was deleted offline, and gives it back', {
  timeout: 120_000,
}, async () => {
  const page = await openKept()
  await addRecord(page, tutor, '離線刪除')
  await expectWaiting(page, 0)
  at.line.state = 'cut'
  await page.getByRole('button', { name: '刪除離線刪除' }).click()
  await expectWaiting(page, 1)
  await page.getByRole('link', { name: '回收筒', exact: true }).click()
  const row = page.locator('tr').filter({ hasText: '離線刪除' })
  await row.getByText('待同步').waitFor()
  expect(await page.getByRole('button', { name: '永久刪除離線刪除' }).count()).toBe(0)
  await row.getByRole('button', { name: /^復原/ }).click()
  await row.waitFor({ state: 'detached' })
  at.line.state = 'up'
  await sendNow(page)
  await expectWaiting(page, 0)
  expect(await withTitle(tutor, '離線刪除')).toHaveLength(1)
  await page.keyboard.press('Escape')
  await page.getByText('回收筒是空的。').waitFor()
})

it('brings back offline what others deleted, once there is a network again', {
  timeout: 120_000,
}, async () => {
  const page = await openKept()
  await addRecord(page, tutor, '稍後復原')
  await expectWaiting(page, 0)
  await page.getByRole('button', { name: '刪除稍後復原' }).click()
  await expectWaiting(page, 0)
  await page.getByRole('link', { name: '回收筒', exact: true }).click()
  const row = page.locator('tr').filter({ hasText: '稍後復原' })
  await row.waitFor()
  at.line.state = 'cut'
  await row.getByRole('button', { name: /^復原/ }).click()
  await row.getByText('將會復原').waitFor()
  await expectWaiting(page, 1)
  await page.getByText('離線中：顯示上次連線時的回收筒。').waitFor()
  at.line.state = 'up'
  await sendNow(page)
  await expectWaiting(page, 0)
  await row.waitFor({ state: 'detached' })
  expect(await withTitle(tutor, '稍後復原')).toHaveLength(1)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: '導師', exact: true }).click()
  await rowOf(page, tutor, '稍後復原').waitFor()
})
