import { Router } from 'express'
import { Feed } from 'feed'
import { escapedMarkup, safeLine, safeMarkup } from '#contract/characters.ts'
import { collections } from '#contract/collections/index.ts'
import type { News } from '#contract/collections/news.ts'
import { feedsOf } from '#contract/feeds.ts'
import { iconAddress } from '#contract/installation.ts'
import { lastArticleChange } from '#contract/lastChange.ts'
import { nestedLists } from '#contract/nestedLists.ts'
import { addressOf } from '#contract/pages.ts'
import { stampToIso } from '#contract/time.ts'
import { schoolContact } from '../published/schoolContact.ts'
import type { VisitorFileParts } from './visitorFile.ts'

type Article = Pick<News, 'id' | 'title' | 'content' | 'publish_time' | 'publish_at' | 'updated_at'>

/** As many as a reader that comes now and then has missed. */
const MOST_ENTRIES = 50

/** The Atom feeds that collections declare, newest first, with their whole texts. */
export function atomFeeds({ ask, publicOrigin }: VisitorFileParts, among = collections): Router {
  const router = Router()
  for (const { path, title, page, collection, call, value } of feedsOf(among)) {
    router.get(path, async (_req, res) => {
      const all = (await ask(call, value)) as Article[]
      const articles = all
        .toSorted((a, b) => b.publish_time.localeCompare(a.publish_time))
        .slice(0, MOST_ENTRIES)
      const { name } = await schoolContact(ask)
      const school = { name: safeLine(name.zh), link: `${publicOrigin}/home` }
      const feed = new Feed({
        id: publicOrigin + path,
        title: `${title}｜${school.name}`,
        link: publicOrigin + page,
        language: 'zh-Hant-MO',
        // As wide as it is high: RFC 4287, 4.2.5.
        favicon: publicOrigin + iconAddress('any', 192),
        copyright: school.name,
        author: school,
        feedLinks: { atom: publicOrigin + path },
        updated: new Date(Math.max(0, ...articles.map(lastArticleChange))),
        generator: school.name,
      })
      for (const article of articles) {
        const url = publicOrigin + addressOf(collection, article)
        feed.addItem({
          id: url,
          link: url,
          // The library writes titles as HTML, and between marks of CDATA that a title could end.
          title: escapedMarkup(safeLine(article.title)),
          content: absolute(safeMarkup(article.content ?? ''), publicOrigin),
          published: new Date(stampToIso(article.publish_time)),
          date: new Date(lastArticleChange(article)),
        })
      }
      res.set('Cache-Control', 'no-cache').type('application/atom+xml; charset=utf-8')
      res.send(feed.atom1())
    })
  }
  return router
}

/** A text as a reader elsewhere needs it: with whole addresses, and its lists without our classes. */
const absolute = (html: string, origin: string): string =>
  nestedLists(html).replace(/(\s(?:src|href)=")(?:\.(?=\/upload\/))?\/(?!\/)/g, `$1${origin}/`)
