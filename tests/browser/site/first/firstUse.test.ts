import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { browserOfFile, whenHydrated } from '../../../setup/browser.ts'
import { acknowledge, specialNotices } from '../../../setup/firstUse.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
const visit = browserOfFile()

const FAILED = /ERR_FAILED|Failed to fetch dynamically imported module/

/** Loaded, and the special notice acknowledged by key, which is no use of the page behind it yet. */
async function openQuietly(path: string, width = 1280): Promise<Page> {
  const page = await visit(origin + path, { width })
  await page.getByRole('button', { name: '我已知悉' }).waitFor()
  return page
}

/** Loaded for a visitor who has acknowledged the notice before. */
async function openAgain(path: string, width = 1280): Promise<Page> {
  const notices = await specialNotices(origin)
  const before = (empty: Page) => empty.addInitScript(acknowledge, notices)
  const page = await visit(origin + path, { width, before })
  await page.waitForLoadState('networkidle')
  return page
}

describe('a public page', () => {
  it('comes alive by itself, once it is painted', async () => {
    const page = await openQuietly('/home')
    await whenHydrated(page)
    const [painted, begun] = await page.evaluate(firstPaintAndScripts)
    expect(begun).toBeGreaterThan(painted)
  })

  it('does at once what was clicked before its components were there', async () => {
    const page = await openAgain('/home', 390)
    // No movement of a pointer: the key and its click are the first that the page hears.
    await page.getByRole('button', { name: '開啟選單' }).press('Enter')
    await page.getByRole('button', { name: '關閉選單' }).waitFor()
  })

  it('stays where its visitor has scrolled it to when its scripts come, and then goes where a link says', async () => {
    const page = await openAgain('/latestNotice')
    await page.route('**/*.js', () => undefined)
    await page.goto(`${origin}/about#contact`, { waitUntil: 'commit' })
    await page.locator('#contact').waitFor()
    const y = await page.evaluate(() => {
      scrollBy({ top: 400, behavior: 'instant' })
      return scrollY
    })
    await page.unroute('**/*.js')
    await whenHydrated(page)
    expect(await page.evaluate(() => scrollY)).toBe(y)
    await page.locator('main a[href="/about#contact"]').first().click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(y)
  })

  it('goes to a clicked link without loading a new document', async () => {
    const page = await openAgain('/home')
    await whenHydrated(page)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.getByRole('link', { name: '最新公告', exact: true }).first().click()
    await page.getByRole('heading', { name: '最新公告', level: 1 }).waitFor()
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })

  it('stays readable, and its links work, where its components cannot be fetched', async () => {
    const page = await visit(`${origin}/home`, { width: 1280, expected: [FAILED] })
    await page.getByRole('button', { name: '我已知悉' }).waitFor()
    await page.route(/\/assets\/(pages|home)-/, route => route.abort())
    await page.getByRole('button', { name: '我已知悉' }).click()
    expect(await page.locator('h1').textContent()).toBe('澳門持續教育學校')
    await page.getByRole('link', { name: '最新公告', exact: true }).first().click()
    await page.getByRole('heading', { name: '最新公告', level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/latestNotice')
  })
})

/** When the page had painted first, which the screen shows some frames later, and when the first of the scripts that make it answer was asked for; ms. */
function firstPaintAndScripts(): [number, number] {
  const [paint] = performance.getEntriesByName('first-contentful-paint') as (PerformanceEntry & {
    paintTime: number
  })[]
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/assets\/(site|pages)-.*\.js$/.test(name))
  return [
    paint?.paintTime ?? Number.POSITIVE_INFINITY,
    Math.min(...scripts.map(({ startTime }) => startTime)),
  ]
}
