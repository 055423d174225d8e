/** An operation that is undone while the line is gone is kept as every edit is, and sent once. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { tutor } from '#contract/collections/tutor.ts'
import { hearToasts } from '../../../setup/hearToasts.ts'
import { onePhone } from '../../../setup/onePhone.ts'
import { answerWith, questionAt } from '../../../setup/question.ts'
import { workerSite } from '../../../setup/site.ts'
import { leaveNothingIn, signIn } from '../../../setup/staff.ts'
import { expectWaiting, sendNow, staffAt } from '../../../setup/staffAt.ts'

const at = onePhone(workerSite())
leaveNothingIn(at.site, 'Tutor')
const { published, openKept } = staffAt(at)

const undo = (page: Page) =>
  page
    .locator('tbody > tr')
    .filter({ hasText: '2項導師' })
    .getByRole('button', { name: /^復原此操作/ })

/** What tutors of that name are published with: job title and revision. */
const held = async (name: string) =>
  (await published(tutor))
    .filter(each => String(each.name).startsWith(name))
    .map(({ job_title, revision }) => [job_title, revision])

it('what was asked with a line is undone without it, and sent once', {
  timeout: 180_000,
}, async () => {
  const staff = await signIn(at.site)
  const operation = crypto.randomUUID()
  for (const name of ['離還原甲', '離還原乙']) {
    const id = await staff.add('Tutor', { name, job_title: '原職' })
    await staff.modify('Tutor', { id, job_title: '兼任' }, operation)
  }
  const page = await openKept('/admin/audit')
  await page.getByLabel('搜尋修訂紀錄').fill('離還原')
  await undo(page).click()
  await questionAt(page).waitFor()
  at.line.state = 'cut'
  const said = await hearToasts(page)
  await answerWith(page, '復原2項')
  await expect.poll(said).toContain('復原2項：已儲存於本機，連線後自動送出')
  await expectWaiting(page, 2)
  await page.getByText('離線中：顯示已讀取的紀錄；連線後可復原操作。').waitFor()
  expect(await undo(page).getAttribute('aria-disabled')).toBe('true')
  expect(await held('離還原')).toEqual([
    ['兼任', 2],
    ['兼任', 2],
  ])

  at.line.state = 'up'
  await sendNow(page)
  await page.getByText('沒有未送出的更改。').waitFor({ timeout: 30_000 })
  await expectWaiting(page, 0)
  expect(await held('離還原')).toEqual([
    ['原職', 3],
    ['原職', 3],
  ])
})
