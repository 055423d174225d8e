import type { NewsArticle } from 'schema-dts'
import type { News } from '#contract/collections/news'
import { stampToIso } from '#contract/time'
import type { PageAddress } from './pageFacts'
import { schoolReference } from './school'

/** A piece of news as an article of the school. */
export function newsData(news: News, { url, origin, image, contact }: PageAddress): NewsArticle {
  const school = schoolReference(contact, origin)
  return {
    '@type': 'NewsArticle',
    headline: news.title.slice(0, 110),
    url,
    mainEntityOfPage: url,
    image,
    datePublished: stampToIso(news.publish_time),
    dateModified: news.updated_at,
    inLanguage: 'zh-Hant-MO',
    author: school,
    publisher: school,
  }
}
