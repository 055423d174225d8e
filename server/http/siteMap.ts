import { Router } from 'express'
import { SitemapStream, streamToPromise } from 'sitemap'
import type { AnyCollection } from '#contract/collection'
import { type CourseKind, courseKinds, courses } from '#contract/collections/course'
import { latestNotice } from '#contract/collections/latestNotice'
import { news } from '#contract/collections/news'
import { publication } from '#contract/collections/publication'
import { tutor } from '#contract/collections/tutor'
import { type Endpoint, endpointOf } from '#contract/endpoint'
import { navigation } from '#contract/navigation'

interface SiteMapDependencies {
  /** Asks a call as a visitor: what only staff see is in no map. */
  ask: (endpoint: Endpoint, value?: string) => Promise<unknown>
  /** Addresses in the files come from here; the request's Host never enters them. */
  publicOrigin: string
}

interface Dated {
  id: string
  updated_at: string
}

/** Where the pages of a collection's records stand. */
const recordPages: readonly [path: string, collection: AnyCollection][] = [
  ['/latestNoticeDetail', latestNotice],
  ['/mediaDetail', news],
  ['/media/publicationDetail', publication],
  ['/macau-course/tutorDetail', tutor],
  ...(Object.keys(courseKinds) as CourseKind[]).map((kind): [string, AnyCollection] => [
    `/course/courseDetail/${kind}`,
    courses[kind],
  ]),
]

/** What all visitors may see of a collection. */
const visible = (collection: AnyCollection): Endpoint =>
  endpointOf(collection, collection.verbs.includes('listEnabled') ? 'listEnabled' : 'list')

/** `/robots.txt` and `/sitemap.xml`: every public page, and when what it shows was last changed. */
export function siteMap({ ask, publicOrigin }: SiteMapDependencies): Router {
  const router = Router()
  router.get('/robots.txt', (_req, res) => {
    res.set('Cache-Control', 'no-cache').type('text/plain')
    res.send(`User-agent: *\nDisallow: /admin\n\nSitemap: ${publicOrigin}/sitemap.xml\n`)
  })

  async function recordEntries([path, collection]: (typeof recordPages)[number]) {
    const records = (await ask(visible(collection))) as Dated[]
    return records.map(({ id, updated_at }) => ({ url: `${path}/${id}`, lastmod: updated_at }))
  }

  router.get('/sitemap.xml', async (_req, res) => {
    const pages = navigation
      .filter(({ href }) => !href.includes('#'))
      .map(({ href }) => ({ url: href }))
    const records = await Promise.all(recordPages.map(recordEntries))
    const xmlns = { news: false, xhtml: false, image: false, video: false }
    const stream = new SitemapStream({ hostname: publicOrigin, xmlns })
    for (const entry of [...pages, ...records.flat()]) stream.write(entry)
    stream.end()
    res.set('Cache-Control', 'no-cache').type('application/xml')
    res.send(await streamToPromise(stream))
  })
  return router
}
