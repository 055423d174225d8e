import type { Page } from 'playwright-core'

/** By how many CSS pixels the page that it runs in is wider than its window; 0 where it fits. */
export function overflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}

/** By how many CSS pixels the page is wider than its window; 0 where it fits. */
export const overflowOf = (page: Page): Promise<number> => page.evaluate(overflow)
