/** The form of a new tutor, which is not to be left unasked once something is typed in it. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { questionAt } from '../../../setup/question.ts'

const FORM = '/admin/tutor?record=Tutor%2Fnew'

const typed = (page: Page) => page.locator('[data-field=name] input')

/** Where the page is within its site. */
export function placeOf(page: Page): string {
  const { href, origin } = new URL(page.url())
  return href.slice(origin.length)
}

/** What one has gone through to get to the form of a new tutor, in which that name is typed. */
export async function beginTutor(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: '管理目錄' })
  await menu.getByRole('link', { name: '導師', exact: true }).click()
  await page.getByRole('button', { name: '新增', exact: true }).click()
  await typed(page).fill(name)
}

/** Nothing is asked any more, and the form is there with that name in it. */
export async function expectKept(page: Page, name: string): Promise<void> {
  await questionAt(page).waitFor({ state: 'detached' })
  await expect.poll(() => placeOf(page)).toBe(FORM)
  expect(await typed(page).inputValue()).toBe(name)
}
