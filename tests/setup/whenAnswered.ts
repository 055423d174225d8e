import type { Page } from 'playwright-core'

/**
 * Waits until a loaded page has the whole of what it asked for at an address. The page itself says so: DevTools may
 * tell of an answer that a script reads as it comes that it was aborted, or never that it has ended.
 * @param address how it ends
 */
export async function whenAnswered(page: Page, address: string): Promise<void> {
  await page.waitForFunction(
    end =>
      performance
        .getEntriesByType('resource')
        .some(({ name, duration }) => name.endsWith(end) && duration > 0),
    address,
  )
}
