/**
 * What stands under each anchor of the site map. Blog pages follow from the site map itself; every
 * other sub-page is named here, and a missing one fails the start.
 */
import type { ReactNode } from 'react'
import { type CourseKind, courses } from '#contract/collections/course.ts'
import { type NewsCategory, news, newsCategories } from '#contract/collections/news.ts'
import { publication } from '#contract/collections/publication.ts'
import { type NavigationItem, navigation, navigationPage } from '#contract/navigation.ts'
import { entryOf } from '#contract/pages.ts'
import { SAVED_HREF } from '#contract/savedPage.ts'
import { CourseList, OpenCourseList } from '../course/CourseList.tsx'
import { RegistrableCourses } from '../course/RegistrableCourses.tsx'
import { SavedCourses } from '../course/SavedCourses.tsx'
import { BlogPage } from './BlogPage.tsx'
import { ContactPage } from './ContactPage.tsx'
import { NewsList } from './NewsList.tsx'
import { PublicationList } from './PublicationList.tsx'
import { TutorList } from './TutorList.tsx'
import { WeatherToday } from './WeatherToday.tsx'

const coursePages = Object.entries(courses).map(([kind, { page }]) => [
  page.entry,
  <CourseList key={kind} kind={kind as CourseKind} />,
])

const newsPages = Object.keys(newsCategories).map(category => [
  entryOf(news, { category }).href,
  <NewsList key={category} category={category as NewsCategory} />,
])

/** Sub-pages that are the visitor's own, so that no site map names them. */
const visitorsPages: Readonly<Record<string, readonly NavigationItem[]>> = {
  '/course': [{ label: '收藏', href: SAVED_HREF, isBlog: false }],
}

/** The sub-pages of a page of the site map, in the order of its menu. */
export function subPagesOf(href: string): readonly NavigationItem[] {
  return [...(navigationPage(href).children ?? []), ...(visitorsPages[href] ?? [])]
}

const ownPages: Readonly<Record<string, ReactNode>> = {
  '/about#contact': <ContactPage />,
  '/macau-course#expert': (
    <>
      <BlogPage url="/macau-course#expert" />
      <TutorList isExpert />
    </>
  ),
  '/macau-course#tutor-list': <TutorList isExpert={false} />,
  '/course#current-courses': <OpenCourseList />,
  [SAVED_HREF]: <SavedCourses />,
  '/registration#online-registration': (
    <>
      <BlogPage url="/registration#online-registration" component="Text" />
      <RegistrableCourses />
    </>
  ),
  '/registration#bad-weather': (
    <>
      <WeatherToday />
      <BlogPage url="/registration#bad-weather" component="Text" />
    </>
  ),
  [publication.page.entry]: <PublicationList />,
  ...Object.fromEntries([...coursePages, ...newsPages]),
}

const subPages = new Map(
  [...navigation.flatMap(item => item.children ?? []), ...Object.values(visitorsPages).flat()].map(
    ({ href, isBlog, component, isTimeLine }): [string, ReactNode] => {
      const blog = isBlog ? (
        <BlogPage key={href} url={href} component={component} isTimeLine={isTimeLine} />
      ) : undefined
      const page = ownPages[href] ?? blog
      if (page === undefined) throw new Error(`Nothing stands under ${href}`)
      return [href, page]
    },
  ),
)

/** The sub-page of an entry of the site map. */
export function subPageOf({ href }: NavigationItem): ReactNode {
  return subPages.get(href)
}
