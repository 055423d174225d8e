/** What a first visit to a page asks for, and how much that is. */
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { pageDataAddress } from '#contract/pageData.ts'
import { browserOfFile, scriptsBeforeComponents, whenHydrated } from '../../setup/browser.ts'
import { eachKindOf, publicRoutes } from '../../setup/publicRoutes.ts'
import { sentTogether } from '../../setup/sentBytes.ts'
import { sharedSite } from '../../setup/site.ts'

const { origin } = sharedSite()
const visit = browserOfFile()

/**
 * Bytes over the line in Brotli, for all that a first visit loads by itself: its HTML with the style that it
 * uses, packed as small as can be; scripts before its components, and with them; the sheet that all pages
 * have in common; and what comes once they are there, to look after the open page. To reach: 4,000 of style;
 * this is what stands, so that it does not grow (docs/measurements.md).
 */
const BUDGET = {
  html: 18_000,
  style: 5_600,
  script: 118_000,
  withComponents: 145_000,
  sheet: 12_000,
  attending: 2_300,
}

/** What looks after the open page, and what it alone brings: the last is fetched last. */
const ATTENDING = /\/(attend|replicaAnswers)-[\w-]+\.js$/
const LAST = /\/replicaAnswers-/

/** Asked later, of what stands in no page: the notices of the dialog, and the copy of all content. */
const LATER = /\/api\/(getSpecialLatestNotice|getSnapshot)\b/

const routes = await publicRoutes(origin)

/** @param sent bytes of what there is a budget for */
function expectWithin(sent: Partial<typeof BUDGET>): void {
  const all = Object.entries(sent)
  expect(Math.min(...all.map(([, bytes]) => bytes))).toBeGreaterThan(0)
  const over = all.filter(([what, bytes]) => bytes > BUDGET[what as keyof typeof BUDGET])
  expect({ over, sent }).toEqual({ over: [], sent })
}

describe('a first visit', () => {
  it.each(routes)(
    'to %s stays within the budgets of HTML and style, and has no data in its HTML',
    async path => {
      const html = await (await fetch(origin + path)).text()
      expect(html).not.toContain('dataUpdatedAt')
      const [, inline = ''] = /<style>(.+?)<\/style>/s.exec(html) ?? []
      expectWithin({
        html: brotliCompressSync(html).length,
        style: brotliCompressSync(inline).length,
      })
    },
  )

  it.each(eachKindOf(routes))(
    'to %s stays within the budgets of script, and is hydrated with its data alone',
    async path => {
      const asked: string[] = []
      const page = await visit(origin + path, {
        width: 390,
        before: async opening => {
          opening.on('request', request => asked.push(new URL(request.url()).pathname))
        },
      })
      await page.waitForLoadState('networkidle')
      await whenHydrated(page)
      expect(asked.filter(each => each.startsWith('/api/') && !LATER.test(each))).toEqual([])
      expect(asked).toContain(pageDataAddress(path))
      await page.waitForFunction(
        pattern =>
          performance
            .getEntriesByType('resource')
            .some(({ name }) => new RegExp(pattern).test(name)),
        LAST.source,
      )
      const urls = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      )
      const first = await page.evaluate(scriptsBeforeComponents)
      expect(
        first.map(url => /\/(react|tanstack|entry-client)-/.test(url)).filter(Boolean),
      ).toHaveLength(3)
      const sum = (pattern: RegExp, among = urls) =>
        sentTogether(among.filter(url => pattern.test(url)))
      const attending = await sum(ATTENDING)
      expectWithin({
        script: await sum(/\.m?js$/, first),
        withComponents: (await sum(/\.m?js$/)) - attending,
        sheet: await sum(/\.css$/),
        attending,
      })
      expect(urls.filter(url => /admin|quill|\.woff2?$|\.ttf$/i.test(url))).toEqual([])
    },
  )
})
