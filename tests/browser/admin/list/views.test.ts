/** What somebody looks at often has a name, and is there again on this device. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../setup/accessible.ts'
import { goTo } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { workerSite } from '../../../setup/site.ts'

const { open } = await adminAtSite(workerSite())
const window = oneWindow(() => open('/admin/tutor'))

const search = (page: Page) => page.getByRole('searchbox', { name: '搜尋導師' })
const panel = (page: Page) => page.getByRole('region', { name: '已命名的檢視' })
const openPanel = (page: Page) => page.getByRole('button', { name: '檢視', exact: true }).click()
const asked = (page: Page) => new URL(page.url()).search

it('is saved under a name, and looked at again after a reload', async () => {
  const page = window()
  await page.locator('tbody tr').first().waitFor()
  await search(page).fill('講師')
  await page.getByLabel('按狀態篩選').selectOption('published')
  await expect.poll(() => asked(page)).toContain('state=published')
  const wanted = asked(page)
  await openPanel(page)
  await panel(page).getByLabel('檢視名稱').fill('各位講師')
  await page.keyboard.press('Enter')
  await panel(page).getByRole('button', { name: '各位講師', exact: true }).waitFor()
  await expectAccessible(page, { include: '[aria-label="已命名的檢視"]' })

  await goTo(page, '/admin/blog')
  await openPanel(page)
  expect(await panel(page).getByRole('listitem').count()).toBe(0)

  await goTo(page, '/admin/tutor')
  await page.reload()
  expect(asked(page)).toBe('')
  await openPanel(page)
  await panel(page).getByRole('button', { name: '各位講師', exact: true }).click()
  await expect.poll(() => asked(page)).toBe(wanted)
  await expect.poll(() => search(page).inputValue()).toBe('講師')
})

it('is replaced by one of the same name, and removed; one that another tab has named since stays', async () => {
  const page = window()
  // Another tab, whose list of them was open as well, has named one since.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('listViews') ?? '{}')
    kept.Tutor.push({ name: '另一分頁的', address: { q: '專家' } })
    localStorage.setItem('listViews', JSON.stringify(kept))
  })
  await search(page).fill('專家')
  // The list follows what is typed when there is time for it, and what is named is the list.
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('專家')
  await panel(page).getByLabel('檢視名稱').fill('各位講師')
  await page.keyboard.press('Enter')
  expect(await panel(page).getByRole('listitem').count()).toBe(2)
  await search(page).fill('')
  await panel(page).getByRole('button', { name: '各位講師', exact: true }).click()
  await expect.poll(() => search(page).inputValue()).toBe('專家')
  await panel(page).getByRole('button', { name: '移除檢視「各位講師」' }).click()
  expect(await panel(page).getByRole('listitem').count()).toBe(1)
  await page.reload()
  await openPanel(page)
  await panel(page).getByRole('button', { name: '另一分頁的', exact: true }).waitFor()
  expect(await panel(page).getByRole('listitem').count()).toBe(1)
})
