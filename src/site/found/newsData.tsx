import type { NewsArticle } from 'schema-dts'
import type { News } from '#contract/collections/news'
import type { PageAddress } from './pageFacts'
import { schoolReference } from './school'

/** `2026-03-05 16:00:00` of Macau as ISO 8601. */
export const stampToIso = (stamp: string): string => `${stamp.replace(' ', 'T')}+08:00`

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
