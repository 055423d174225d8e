/** What the admin asks before something is left or lost; leaving the site altogether is asked by the browser. */
import type { Locator, Page } from 'playwright-core'

/** The question that is being asked. */
export const questionAt = (page: Page): Locator => page.getByRole('alertdialog')

/** Answers it with the button that says so. */
export async function answerWith(page: Page, words: string): Promise<void> {
  await questionAt(page).getByRole('button', { name: words, exact: true }).click()
  await questionAt(page).waitFor({ state: 'detached' })
}
