import { Router } from 'express'
import { SitemapStream, streamToPromise } from 'sitemap'
import { visibleListCall } from '#contract/calls/records.ts'
import { settingCalls } from '#contract/calls/settings.ts'
import { collections } from '#contract/collections/index.ts'
import type { Setting } from '#contract/collections/setting.ts'
import { beginnings } from '#contract/languages.ts'
import { lastChange } from '#contract/lastChange.ts'
import { navigation } from '#contract/navigation.ts'
import { addressOf, havingPages, type PagedCollection } from '#contract/pages.ts'
import { toIso } from '#contract/time.ts'
import type { VisitorFileParts } from './visitorFile.ts'

interface Dated {
  id: string
  updated_at: string
  publish_at?: string | null
}

/** `/robots.txt` and `/sitemap.xml`: every public page, and when what it shows was last changed. */
export function siteMap({ ask, publicOrigin }: VisitorFileParts, among = collections): Router {
  const router = Router()
  router.get('/robots.txt', (_req, res) => {
    res.set('Cache-Control', 'no-cache').type('text/plain')
    res.send(`User-agent: *\nDisallow: /admin\n\nSitemap: ${publicOrigin}/sitemap.xml\n`)
  })

  async function recordEntries(collection: PagedCollection) {
    const records = (await ask(visibleListCall(collection))) as Dated[]
    return records.map(record => ({
      url: addressOf(collection, record),
      lastmod: toIso(new Date(lastChange(record))),
    }))
  }

  router.get('/sitemap.xml', async (_req, res) => {
    const inLanguages = beginnings((await ask(settingCalls.listSettings)) as Setting[])
    const links = inLanguages.map(({ lang, href }) => ({ lang, url: href }))
    const hrefs = [...navigation, ...inLanguages]
      .map(({ href }) => href)
      .filter(href => !href.includes('#'))
    const pages = [...new Set(hrefs)].map(href =>
      links.some(({ url }) => url === href) ? { url: href, links } : { url: href },
    )
    const records = await Promise.all(havingPages(among).map(recordEntries))
    const xmlns = { news: false, xhtml: true, image: false, video: false }
    const stream = new SitemapStream({ hostname: publicOrigin, xmlns })
    for (const entry of [...pages, ...records.flat()]) stream.write(entry)
    stream.end()
    res.set('Cache-Control', 'no-cache').type('application/xml')
    res.send(await streamToPromise(stream))
  })
  return router
}
