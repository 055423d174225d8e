import { get } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openBrowser,
  openPage,
  scriptsBeforeComponents,
  whenHydrated,
} from '../../setup/browser.ts'
import { publicRoutes } from '../../setup/publicRoutes.ts'
import { sharedSite } from '../../setup/site.ts'

const { origin } = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/**
 * Bytes over the line in Brotli, for all that a first visit loads by itself: before its components,
 * with them, and what comes once they are there, to look after the open page.
 */
const BUDGET = { script: 110_000, style: 12_000, withComponents: 145_000, attending: 3_100 }

/** What looks after the open page, and what it alone brings: the last is fetched last. */
const ATTENDING = /\/(attend|replicaAnswers)-[\w-]+\.js$/
const LAST = /\/replicaAnswers-/

/** What the server sends of a file to a browser that takes Brotli, in bytes. */
function sentBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, answer => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}

const routes = await publicRoutes(origin)

describe('a first visit', () => {
  it.each(routes)('to %s stays within the budgets of script and style', async path => {
    const page = await openPage(browser, origin + path, { width: 390 })
    await page.waitForLoadState('networkidle')
    await whenHydrated(page)
    await page.waitForFunction(
      pattern =>
        performance.getEntriesByType('resource').some(({ name }) => new RegExp(pattern).test(name)),
      LAST.source,
    )
    const urls = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    )
    const first = await page.evaluate(scriptsBeforeComponents)
    const sum = async (pattern: RegExp, among = urls) => {
      const sizes = among.filter(url => pattern.test(url)).map(sentBytes)
      return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
    }
    const inline = await page.locator('style').allTextContents()
    const inlineBytes = inline.map(text => brotliCompressSync(text).length)
    const attending = await sum(ATTENDING)
    const sent = {
      script: await sum(/\.m?js$/, first),
      withComponents: (await sum(/\.m?js$/)) - attending,
      style: inlineBytes.reduce((total, size) => total + size, await sum(/\.css$/)),
    }
    expect(Math.min(sent.script, sent.style)).toBeGreaterThan(0)
    expect(sent.script).toBeLessThanOrEqual(BUDGET.script)
    expect(sent.withComponents).toBeLessThanOrEqual(BUDGET.withComponents)
    expect(attending).toBeLessThanOrEqual(BUDGET.attending)
    expect(sent.style).toBeLessThanOrEqual(BUDGET.style)
    expect(urls.filter(url => /admin|quill|\.woff2?$|\.ttf$/i.test(url))).toEqual([])
  })
})
