/** What a page does from one frame to the next. */
import type { Page } from 'playwright-core'

/**
 * What a test fails with where the browser itself has stopped drawing. Chromium does so in about one of
 * two hundred windows on a machine under load: the page goes on answering, and no frame comes any more.
 * A test that meets this, and nothing else, is run once more (`vite.config.ts`).
 */
export const NO_FRAME = 'the browser draws no frames any more'

const LIMIT_MS = 20_000

/** Waits until the page has drawn that many frames. @throws with NO_FRAME where none comes */
export async function drawFrames(page: Page, count = 2): Promise<void> {
  const isDrawn = await page.evaluate(
    ([frames, limit]) => {
      const drawn = async () => {
        for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame)
        return true
      }
      const ended = new Promise<false>(resolve => setTimeout(resolve, limit, false))
      return Promise.race([drawn(), ended])
    },
    [count, LIMIT_MS] as const,
  )
  if (!isDrawn) throw new Error(NO_FRAME)
}

/** For a test that has failed: whether it was the browser that stopped, under a page that still answers. */
export async function hasStoppedDrawing(page: Page): Promise<boolean> {
  try {
    await drawFrames(page)
    return false
  } catch (error) {
    return error instanceof Error && error.message === NO_FRAME
  }
}

/** Shows every part of the page, from its top to its end. */
export async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 600) {
    await page.evaluate(top => scrollTo(0, top), y)
    await drawFrames(page)
  }
}

/** Something that moved by itself. */
export interface Shift {
  /** By the browser's own measure. */
  value: number
  /** The parts that moved: their class, and how their text begins. */
  parts: string[]
  /** Whether one of them is within the page's own content. */
  isInMain: boolean
}

/** What has moved since the page was opened, and not because of a click or a key. */
export async function layoutShifts(page: Page): Promise<Shift[]> {
  await drawFrames(page, 3)
  return page.evaluate(() => {
    const main = document.querySelector('main')
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    const entries = observer.takeRecords() as LayoutShift[]
    return entries
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .map(({ value, sources }) => ({
        value,
        parts: sources.map(({ node }) => {
          const name = node instanceof Element ? node.className : node?.nodeName
          return `${name}: ${node?.textContent?.slice(0, 40)}`
        }),
        isInMain: sources.some(({ node }) => main?.contains(node) ?? false),
      }))
  })
}

/** What TypeScript does not know yet. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}
