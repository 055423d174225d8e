/** Who opens a record that somebody else has open is told so, and told when that is over. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { tutor } from '#contract/collections/tutor.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { adminPath, signInAs } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { colleagueAt } from '../../../setup/colleague.ts'
import { workerSite } from '../../../setup/site.ts'
import { leaveNothingIn, signIn } from '../../../setup/staff.ts'

const { site, open, visit } = await adminAtSite(workerSite())
leaveNothingIn(site, 'Tutor')
const colleague = colleagueAt(site)

const told = (page: Page) => page.getByText('另一位同事正在編輯')

/** As if one came back to the window: it asks then, and not only three times a minute. */
const comeBack = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')))

it('by name, and since when; not of oneself after a reload', async () => {
  const id = await (await signIn(site)).add('Tutor', { name: '兩人同編' })
  const path = `${adminPath(tutor)}?record=Tutor%2F${id}`
  const page = await open(path)
  await page.getByRole('button', { name: '儲存', exact: true }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: '儲存', exact: true }).waitFor()

  const other = await visit(site.origin + path, { width: 390, expected: [/status of 401/] })
  await signInAs(other, colleague)
  await told(other).waitFor()
  expect(await told(other).innerText()).toMatch(
    new RegExp(`：${site.adminUsername}（由\\d\\d:\\d\\d開始）。$`),
  )
  await expectAccessible(other)
  await comeBack(page)
  await told(page).getByText('colleague').waitFor()
  expect(await page.getByText('另一個視窗').count()).toBe(0)

  await other.getByRole('button', { name: '取消' }).click()
  await other.locator('tbody tr').first().waitFor()
  await expect
    .poll(async () => {
      await comeBack(page)
      return told(page).count()
    })
    .toBe(0)
})
