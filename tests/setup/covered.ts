import type { Page } from 'playwright-core'

/** Whether the header lies over all of the screen; what is urgent stays above it, out of reach. */
export const isCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const line = document.querySelector('[data-line]')?.getBoundingClientRect().bottom ?? 0
    const covers = (y: number) =>
      document.elementFromPoint(innerWidth / 2, y)?.closest('header') !== null || y < line
    return Array.from({ length: innerHeight }, (_, y) => y).every(covers)
  })
