/** What the site map declares as a line of years is read as one; every other text is as staff wrote it. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { navigation } from '#contract/navigation.ts'
import { browserOfFile, oneWindow } from '../../../setup/browser.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
const visit = browserOfFile()

const children = navigation.flatMap(item => item.children ?? [])
const lines = children.filter(({ isTimeLine }) => isTimeLine).map(({ href }) => href)

/** Of each row of years on the screen: its words, whether it has a tile, and whether the line goes through it. */
const rowsOf = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('main section tbody tr')]
    return rows
      .filter(row => row.checkVisibility())
      .map(row => {
        const [year] = row.children
        const tile = year && getComputedStyle(year, '::after')
        const line = year && getComputedStyle(year)
        return {
          words: year?.textContent ?? '',
          hasTile: /\.svg/.test(tile?.backgroundImage ?? ''),
          hasLine: line?.borderInlineStartWidth === '2px',
          isRow: getComputedStyle(row).display === 'table-row',
        }
      })
  })

describe('a line of years', () => {
  const page = oneWindow(() => visit(`${origin}/healthz`, { width: 390 }))

  it.each(lines)('%s has a tile at each year, and is still a table', async href => {
    await page().goto('about:blank')
    await page().goto(origin + href)
    const rows = await rowsOf(page())
    expect(rows.length).toBeGreaterThan(3)
    expect(rows.filter(row => !row.hasTile || !row.hasLine || !row.isRow)).toEqual([])
    expect(rows.filter(({ words }) => !/^\d{4}年/.test(words))).toEqual([])
  })

  it('is made of no other text', async () => {
    await page().goto('about:blank')
    await page().goto(`${origin}/about#school-introduction`)
    const rows = await rowsOf(page())
    expect(rows.length).toBeGreaterThan(3)
    expect(rows.filter(({ hasTile, hasLine }) => hasTile || hasLine)).toEqual([])
  })

  it('is declared for the school and for the academy', () => {
    expect(lines).toEqual(['/about#development', '/macau-course#development'])
  })
})
