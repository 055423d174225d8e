/** A view that is saved for all is every account's, on every device; what is said of it is what the server has. */
import type { Page } from 'playwright-core'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../setup/accessible.ts'
import { signInAs } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { colleagueAt } from '../../../setup/colleague.ts'
import { onePhone } from '../../../setup/onePhone.ts'
import { answerWith } from '../../../setup/question.ts'
import { workerSite } from '../../../setup/site.ts'
import { isOnDevice, staffAt, whereStaffWork } from '../../../setup/staffAt.ts'

const { site, visit } = await adminAtSite(workerSite())
const colleague = colleagueAt(site)
const at = onePhone(site)
at.afterVisit(() => whereStaffWork(at))
const { openKept } = staffAt(at)

const search = (page: Page) => page.getByRole('searchbox', { name: '搜尋導師' })
const panel = (page: Page) => page.getByRole('region', { name: '已命名的檢視' })
const openPanel = (page: Page) => page.getByRole('button', { name: '檢視', exact: true }).click()
const named = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })
const removing = (page: Page, name: string) =>
  panel(page).getByRole('button', { name: `移除所有人的檢視「${name}」` })
const forAll = (page: Page) => panel(page).getByRole('button', { name: '為所有人儲存' })
const typed = (page: Page) => panel(page).getByLabel('檢視名稱')

async function colleaguesWindow(width: number): Promise<Page> {
  const page = await visit(`${site.origin}/admin/tutor`, { width, expected: [/status of 401/] })
  await signInAs(page, colleague)
  await page.locator('tbody tr').first().waitFor()
  await openPanel(page)
  return page
}

it('a colleague sees and uses it, and cannot remove it', { timeout: 60_000 }, async () => {
  const page = await openKept()
  await search(page).fill('講師')
  await openPanel(page)
  await typed(page).fill('大家的講師')
  await forAll(page).click()
  await named(page, '大家的講師').waitFor()
  await expect.poll(() => typed(page).inputValue()).toBe('')

  const other = await colleaguesWindow(1280)
  expect(await search(other).inputValue()).toBe('')
  await named(other, '大家的講師').click()
  await expect.poll(() => search(other).inputValue()).toBe('講師')
  expect(await panel(other).innerText()).toContain(`${site.adminUsername}儲存`)
  expect(await removing(other, '大家的講師').count()).toBe(0)
  await expectAccessible(other)
})

it('without a line the last known ones are there, and none is said to be saved or removed', {
  timeout: 60_000,
}, async () => {
  const page = await openKept()
  await vi.waitUntil(() => isOnDevice(page, '大家的講師'), { timeout: 20_000 })
  at.line.state = 'cut'
  await page.reload()
  await openPanel(page)
  await named(page, '大家的講師').click()
  await expect.poll(() => search(page).inputValue()).toBe('講師')
  await panel(page).getByText('離線中，不能為所有人儲存或移除檢視').waitFor()
  await typed(page).fill('離線的檢視')
  expect(await forAll(page).getAttribute('aria-disabled')).toBe('true')
  expect(await removing(page, '大家的講師').getAttribute('aria-disabled')).toBe('true')
  await expectAccessible(page)
})

it('one that did not reach the server is not saved: its name stays where it was typed', {
  timeout: 60_000,
}, async () => {
  const page = await openKept()
  await openPanel(page)
  await named(page, '大家的講師').waitFor()
  await typed(page).fill('送不出的檢視')
  const isSaving = '**/api/saveListView'
  await page.route(isSaving, route => route.abort())
  await forAll(page).click()
  await page.getByText('ERROR：無法連線').waitFor()
  expect(await typed(page).inputValue()).toBe('送不出的檢視')
  expect(await named(page, '送不出的檢視').count()).toBe(0)

  await page.unroute(isSaving)
  await forAll(page).click()
  await named(page, '送不出的檢視').waitFor()
})

it('whoever removes it is asked, and it is gone for all', { timeout: 60_000 }, async () => {
  const page = await openKept()
  await openPanel(page)
  for (const name of ['大家的講師', '送不出的檢視']) {
    await removing(page, name).click()
    await answerWith(page, '移除')
    await named(page, name).waitFor({ state: 'detached' })
  }
  const other = await colleaguesWindow(390)
  await typed(other).fill('同事的')
  await forAll(other).click()
  await named(other, '同事的').waitFor()
  expect(await panel(other).getByRole('listitem').count()).toBe(1)
  await removing(other, '同事的').click()
  await answerWith(other, '移除')
  await named(other, '同事的').waitFor({ state: 'detached' })
})
