/**
 * Which answers each sub-page of the site map needs. It stands apart from what they look like,
 * because the router asks this before a page's own code has been downloaded.
 */
import { courses, everyCourseKind } from '#contract/collections/course.ts'
import { type NewsCategory, news, newsCategories } from '#contract/collections/news.ts'
import { publication } from '#contract/collections/publication.ts'
import { navigationPage } from '#contract/navigation.ts'
import { entryOf } from '#contract/pages.ts'
import { settings } from '#data/frameQueries.ts'
import { blogByUrl, coursesOf, newsOf, openCourses, publications, tutors } from '#data/queries.ts'
import type { PageQuery } from '../loadPage.ts'

/** What stands on a sub-page besides the text or pictures of its blog record. */
const ownQueries: Readonly<Record<string, PageQuery>> = {
  '/about#contact': settings,
  '/macau-course#expert': tutors,
  '/macau-course#tutor-list': tutors,
  '/course#current-courses': openCourses,
  '/registration#online-registration': openCourses,
  [publication.page.entry]: publications,
  ...Object.fromEntries(everyCourseKind.map(kind => [courses[kind].page.entry, coursesOf(kind)])),
  ...Object.fromEntries(
    Object.keys(newsCategories).map(category => [
      entryOf(news, { category }).href,
      newsOf(category as NewsCategory),
    ]),
  ),
}

/** What a page of the site map has to fetch, all its sub-pages together. */
export function sectionsQueries(href: string): PageQuery[] {
  const children = navigationPage(href).children ?? []
  return children.flatMap(({ href: address, isBlog }) => {
    const own = ownQueries[address]
    return [...(isBlog ? [blogByUrl(address)] : []), ...(own ? [own] : [])]
  })
}
