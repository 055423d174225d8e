/** What is wrong with a page's lines as they are written, and as a reader may space them out. */
import type { Page } from 'playwright-core'
import { brokenPieces } from './brokenPieces.ts'
import { overflowOf } from './overflow.ts'

/** What WCAG 1.4.12 lets a reader set. */
const SPACED = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important }`

/** As a reader's own style sheet comes, which no policy of the page is asked about. */
function adopt(text: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
}

/** Pieces that are broken and windows that are outgrown, by the width, as written and then spaced out. */
export async function lineFaults(page: Page): Promise<Record<string, unknown>> {
  const faults: Record<string, unknown> = {}
  for (const spacing of ['', 'spaced']) {
    if (spacing) await page.evaluate(adopt, SPACED)
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await overflowOf(page)
      const broken = await brokenPieces(page)
      if (overflow > 0 || broken.length > 0) faults[`${width} ${spacing}`] = { overflow, broken }
    }
  }
  return faults
}
