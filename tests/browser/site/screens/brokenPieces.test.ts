import { describe, expect, it } from 'vitest'
import { brokenPieces } from '../../../setup/brokenPieces.ts'
import { browserOfFile, whenHydrated } from '../../../setup/browser.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
const visit = browserOfFile()

describe('the measure of broken pieces', () => {
  it('sees one', async () => {
    const page = await visit(`${origin}/latestNotice`, { width: 320 })
    await page.getByRole('button', { name: '我已知悉' }).click()
    await whenHydrated(page)
    await page.evaluate(() => {
      const heading = document.querySelector('h1')
      if (!heading) return
      heading.style.width = '6em'
      heading.textContent = '開課於2026年9月1日，收費MOP$120.00（兼讀制）'
    })
    const broken = await brokenPieces(page)
    expect(broken.some(piece => piece.startsWith('2026年9月1日'))).toBe(true)
  })
})
