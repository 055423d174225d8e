/** Somebody deletes the record that one is typing into. */
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../setup/accessible.ts'
import { goTo, rowOf } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { formsKept } from '../../../setup/keptForms.ts'
import { answerWith } from '../../../setup/question.ts'
import { workerSite } from '../../../setup/site.ts'
import { leaveNothingIn, signIn } from '../../../setup/staff.ts'

const { site, open } = await adminAtSite(workerSite())
leaveNothingIn(site, 'Tutor')

it('what was typed is read at the desk, which says where the record comes back from, and is then gone on with', async () => {
  const staff = await signIn(site)
  const id = await staff.add('Tutor', { name: '被刪的導師', job_title: '講師' })
  const page = await open('/admin/tutor')
  page.on('dialog', dialog => void dialog.accept())
  await rowOf(page, '被刪的導師').getByRole('link', { name: '被刪的導師', exact: true }).click()
  const job = page.locator('[data-field=job_title] input')
  await job.fill('打到一半的職銜')
  await expect.poll(() => page.evaluate(formsKept)).toContain('打到一半的職銜')
  await staff.remove('Tutor', id)
  await page.reload()
  await page.getByText('未儲存的內容留在主頁').waitFor()

  await goTo(page, '/admin/home')
  const left = page.getByRole('region', { name: '未儲存的內容' })
  await left.getByText('這項記錄已被刪除').waitFor()
  await left.getByText('查看打過的內容').click()
  await left.getByText('打到一半的職銜').waitFor()
  await expectAccessible(page, { include: 'section[aria-label="未儲存的內容"]' })
  await left.getByRole('link', { name: '回收筒' }).click()
  await page.getByRole('button', { name: '復原被刪的導師' }).click()
  await page.getByText('已復原「被刪的導師」').first().waitFor()

  await goTo(page, '/admin/home')
  await left.getByRole('link', { name: '被刪的導師' }).click()
  await page.getByText('已還原上次未儲存的更改').waitFor()
  expect(await job.inputValue()).toBe('打到一半的職銜')
  await page.getByRole('button', { name: '捨棄未儲存的更改' }).click()
  await answerWith(page, '捨棄')
})
