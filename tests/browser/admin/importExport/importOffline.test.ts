/** A file of many records without a network: looked at on the device, and sent as one when the line is back. */
import Papa from 'papaparse'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { tutor } from '#contract/collections/tutor.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { rowOf } from '../../../setup/admin.ts'
import { hearToasts } from '../../../setup/hearToasts.ts'
import { onePhone } from '../../../setup/onePhone.ts'
import { workerSite } from '../../../setup/site.ts'
import { leaveNothingIn, type Staff, signIn } from '../../../setup/staff.ts'
import { badge, expectWaiting, sendNow, staffAt, whereStaffWork } from '../../../setup/staffAt.ts'

const at = onePhone(workerSite())
leaveNothingIn(at.site, 'Tutor')
const { published, withTitle } = staffAt(at)

const dialogIn = (page: Page) => page.getByRole('dialog')
const undo = (page: Page) => page.getByRole('button', { name: '復原', exact: true })

/** Tutors that the phone has from its visit on. */
const job_title = '原職'
const ids: Record<string, string> = { 離線更改: '', 沒有更改: '', 別人先改: '' }
let staff: Staff
beforeAll(async () => {
  staff = await signIn(at.site)
  for (const name of Object.keys(ids)) ids[name] = await staff.add('Tutor', { name, job_title })
})
const window = at.oneWindow(() => whereStaffWork(at))

async function choose(page: Page, rows: unknown[][]): Promise<void> {
  await page.getByRole('button', { name: /^匯入/ }).click()
  await dialogIn(page)
    .getByLabel('檔案')
    .setInputFiles({
      name: '導師.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\ufeff${Papa.unparse(rows)}`),
    })
}

async function take(page: Page): Promise<void> {
  await dialogIn(page).getByText('新增1項，更改1項，不變0項').waitFor()
  await dialogIn(page).getByRole('button', { name: '匯入2項' }).click()
  await dialogIn(page).waitFor({ state: 'detached' })
}

const jobOf = async (id: string) => (await published(tutor)).find(each => each.id === id)?.job_title

/** A change of one record, and another one. */
const rowsFor = ({ id, name }: Record<string, unknown>, added: string): unknown[][] => [
  ['系統編號', '姓名', '職銜'],
  [id, name, '離線改的'],
  ['', added, '講師'],
]

it('is looked at, kept, sent and taken back as online', { timeout: 180_000 }, async () => {
  const [page, name] = [window(), '離線更改']
  const id = ids[name] ?? ''
  at.line.state = 'cut'

  await choose(page, [
    ['系統編號', '版本', '姓名', '排序'],
    ['', '', '', 'x'],
    [id, '999', name, ''],
  ])
  const faults = dialogIn(page).getByRole('table', { name: '需要更正' })
  await faults.getByText('匯出之後已被其他人修改').waitFor()
  await faults.getByText('必須填寫').waitFor()
  await dialogIn(page).getByText('離線中：按此裝置上的資料檢查').waitFor()
  await expectAccessible(page, { include: '[role=dialog]' })
  await page.keyboard.press('Escape')
  await dialogIn(page).waitFor({ state: 'detached' })

  await choose(page, rowsFor({ id, name }, '離線匯入'))
  await take(page)
  await page.reload()
  await expectWaiting(page, 1)
  await badge(page).click()
  await page.getByText('導師：匯入').waitFor()
  await page.keyboard.press('Escape')
  expect(await withTitle(tutor, '離線匯入')).toEqual([])

  at.line.state = 'up'
  await sendNow(page)
  await page.getByText('沒有未送出的更改。').waitFor({ timeout: 30_000 })
  await page.keyboard.press('Escape')
  await rowOf(page, '離線匯入').waitFor()
  expect(await jobOf(id)).toBe('離線改的')

  await page.getByText('已匯入2項').waitFor()
  const said = await hearToasts(page)
  await undo(page).click()
  await expect.poll(said).toContain('已復原2項')
  await rowOf(page, '離線匯入').waitFor({ state: 'detached' })
  expect(await jobOf(id)).toBe(job_title)
})

it('that is taken back before there is a line leaves nothing', { timeout: 180_000 }, async () => {
  const [page, name] = [window(), '沒有更改']
  const id = ids[name] ?? ''
  at.line.state = 'cut'
  await choose(page, rowsFor({ id, name }, '沒有匯入'))
  await take(page)
  await undo(page).click()
  at.line.state = 'up'
  await sendNow(page)
  await page.getByText('沒有未送出的更改。').waitFor({ timeout: 30_000 })
  await page.keyboard.press('Escape')
  expect([await jobOf(id), await withTitle(tutor, '沒有匯入')]).toEqual([job_title, []])
})

it('that the server finds fault with is refused as one, and says which row', {
  timeout: 180_000,
}, async () => {
  const [page, name] = [window(), '別人先改']
  const id = ids[name] ?? ''
  at.line.state = 'cut'
  await choose(page, [
    ['系統編號', '版本', '姓名', '職銜'],
    [id, 1, name, '太遲'],
    ['', '', '不會匯入', '講師'],
  ])
  await take(page)
  await expectWaiting(page, 1)
  await staff.modify('Tutor', { id, job_title: '別人的' })
  at.line.state = 'up'
  await sendNow(page)
  const refusal = dialogIn(page).getByText('第1項：匯出之後已被其他人修改')
  await refusal.waitFor({ timeout: 30_000 })
  expect(await withTitle(tutor, '不會匯入')).toEqual([])
  await expectAccessible(page, { include: '[role=dialog]' })
  await dialogIn(page).getByRole('button', { name: /^放棄/ }).click()
  await dialogIn(page).getByRole('button', { name: '確定放棄' }).click()
  await expectWaiting(page, 0)
})
