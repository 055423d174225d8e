/** What the admin asks before something is left or lost; leaving the site altogether is asked by the browser. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** The question that is being asked. */
export const questionAt = (page: Page): Locator => page.getByRole('alertdialog')

/** Answers it with the button that says so. */
export async function answerWith(page: Page, words: string): Promise<void> {
  await questionAt(page).getByRole('button', { name: words, exact: true }).click()
  await questionAt(page).waitFor({ state: 'detached' })
}

/** Leaves the form that is open, whatever stands in it, for the list it came from. */
export async function leaveForm(page: Page): Promise<void> {
  const form = page.locator('[data-form-end]')
  await form.getByRole('button', { name: '取消', exact: true }).click()
  const isAnswered = async () => (await questionAt(page).count()) > 0 || (await form.count()) === 0
  await expect.poll(isAnswered).toBe(true)
  if (await questionAt(page).count()) await answerWith(page, '離開')
  await form.waitFor({ state: 'detached' })
}
