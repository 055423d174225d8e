/** An answer that is late, as long as a test wants. */
import type { Page } from 'playwright-core'

/** Keeps what a page asks at that address on its way. @returns what lets it through, from then on at once */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let letThrough: () => void = () => undefined
  const isLet = new Promise<void>(resolve => {
    letThrough = resolve
  })
  await page.route(address, async route => {
    await isLet
    await route.continue()
  })
  return letThrough
}
