import type { NewsArticle } from 'schema-dts'
import type { News } from '#contract/collections/news.ts'
import { lastArticleChange } from '#contract/lastChange.ts'
import { stampToIso } from '#contract/time.ts'
import { truncate } from '#contract/truncate.ts'
import type { PageAddress } from './pageFacts.ts'
import { schoolReference } from './school.ts'

/** A piece of news as an article of the school. */
export function newsData(news: News, { url, origin, image, contact }: PageAddress): NewsArticle {
  const school = schoolReference(contact, origin)
  return {
    '@type': 'NewsArticle',
    headline: truncate(news.title, 110),
    url,
    mainEntityOfPage: url,
    image,
    datePublished: stampToIso(news.publish_time),
    dateModified: new Date(lastArticleChange(news)).toISOString(),
    inLanguage: 'zh-Hant-MO',
    author: school,
    publisher: school,
  }
}
