import { type NewsCategory, news, newsCategories } from '#contract/collections/news.ts'
import { publication } from '#contract/collections/publication.ts'
import { entryOf } from '#contract/pages.ts'
import { NewsList } from '../NewsList.tsx'
import { PublicationList } from '../PublicationList.tsx'
import type { OwnPages } from '../subPage.tsx'

const ofCategories = Object.keys(newsCategories).map(category => [
  entryOf(news, { category }).href,
  <NewsList key={category} category={category as NewsCategory} />,
])

export const mediaPages: OwnPages = {
  ...Object.fromEntries(ofCategories),
  [publication.page.entry]: <PublicationList />,
}
