/** The way of somebody who has no mouse. */
import type { Page } from 'playwright-core'

/** Goes on with the Tab key, or back, until the focus is on what has that role and name. */
export async function tabTo(
  page: Page,
  role: 'button' | 'textbox' | 'radio',
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  // Only of what has the focus: to look for the role in all of the page costs more than the key.
  const focused = page.locator(':focus, body:not(:focus-within)')
  const isWanted = (told: { role: string; name?: string } | undefined) =>
    told?.role === role &&
    (typeof name === 'string' ? told.name === name : name.test(told.name ?? ''))
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press(key)
    const [told] = (await focused.ariaSnapshotJSON()) as { role: string; name?: string }[]
    if (isWanted(told)) return
  }
  throw new Error(`the Tab key never comes to ${role} ${name}`)
}
