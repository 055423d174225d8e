import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { rowOf } from '../../../setup/admin.ts'

/** That row of the list, which one has come back to, stands in the window, is marked, and its link has the focus. */
export async function expectBackAt(page: Page, title: string): Promise<void> {
  const row = rowOf(page, title)
  const link = row.getByRole('link', { name: title, exact: true })
  await link.and(page.locator(':focus')).waitFor()
  expect(await page.locator('tr[data-came-from]').count()).toBe(1)
  await row.getByText('剛才開啟').waitFor()
  const isInWindow = () =>
    link.evaluate(each => {
      const { top, bottom } = each.getBoundingClientRect()
      return top >= 56 && bottom <= innerHeight
    })
  await expect.poll(isInWindow).toBe(true)
}
