/** A view that is saved for all is every account's, on every device; what is said of it is what the server has. */
import type { Page } from 'playwright-core'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../setup/accessible.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { colleagueAt } from '../../../setup/colleague.ts'
import { onePhone } from '../../../setup/onePhone.ts'
import { answerWith } from '../../../setup/question.ts'
import { keepSession, logIn } from '../../../setup/session.ts'
import { workerSite } from '../../../setup/site.ts'
import { isOnDevice, staffAt } from '../../../setup/staffAt.ts'

const { site, open, visit } = await adminAtSite(workerSite())
const colleague = colleagueAt(site)
const at = onePhone(site)
const { openKept } = staffAt(at)

const search = (page: Page) => page.getByRole('searchbox', { name: '搜尋導師' })
const panel = (page: Page) => page.getByRole('region', { name: '已命名的檢視' })
const openPanel = (page: Page) => page.getByRole('button', { name: '檢視', exact: true }).click()
const named = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })
const removing = (page: Page, name: string) =>
  panel(page).getByRole('button', { name: `移除所有人的檢視「${name}」` })
const forAll = (page: Page) => panel(page).getByRole('button', { name: '為所有人儲存' })
const typed = (page: Page) => panel(page).getByLabel('檢視名稱')

async function remove(page: Page, name: string): Promise<void> {
  await removing(page, name).click()
  await answerWith(page, '移除')
  await named(page, name).waitFor({ state: 'detached' })
}

/** What is new of a list that is looked at by itself. */
const PANEL = { include: '[aria-label="已命名的檢視"]' }

/** Of whoever saves a view for all. */
const author = oneWindow(async () => {
  const page = await open('/admin/tutor', 1280, [/ERR_FAILED/])
  await search(page).fill('講師')
  await openPanel(page)
  await typed(page).fill('大家的講師')
  await forAll(page).click()
  await named(page, '大家的講師').waitFor()
  return page
})

/** The colleague's, opened after that. */
const other = oneWindow(async () => {
  const session = await logIn(site.origin, colleague)
  const before = (empty: Page) => keepSession(empty, session)
  const page = await visit(`${site.origin}/admin/tutor`, { width: 1280, before })
  await page.locator('tbody tr').first().waitFor()
  return page
})

it('a colleague sees and uses it, and cannot remove it', async () => {
  await expect.poll(() => typed(author()).inputValue()).toBe('')
  const page = other()
  await openPanel(page)
  expect(await search(page).inputValue()).toBe('')
  await named(page, '大家的講師').click()
  await expect.poll(() => search(page).inputValue()).toBe('講師')
  expect(await panel(page).innerText()).toContain(`${site.adminUsername}儲存`)
  expect(await removing(page, '大家的講師').count()).toBe(0)
  await expectAccessible(page, PANEL)
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
  await expectAccessible(page, PANEL)
})

it('one that did not reach the server is not saved: its name stays where it was typed', async () => {
  const page = author()
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
  await remove(page, '送不出的檢視')
})

it('whoever removes it is asked, and it is gone for all', async () => {
  await remove(author(), '大家的講師')
  const page = other()
  await page.setViewportSize({ width: 390, height: 900 })
  await page.reload()
  await openPanel(page)
  await typed(page).fill('同事的')
  await forAll(page).click()
  await named(page, '同事的').waitFor()
  // What this device has kept of them stands there until they are read.
  await expect.poll(() => panel(page).getByRole('listitem').count()).toBe(1)
  await remove(page, '同事的')
})
