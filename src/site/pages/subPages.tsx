/**
 * What stands under each anchor of the site map, and which answers it needs. Blog pages follow from
 * the site map itself; every other sub-page is named here, and a missing one fails the start.
 */
import type { ReactNode } from 'react'
import { type CourseKind, courseKinds } from '#contract/collections/course'
import type { NewsCategory } from '#contract/collections/news'
import { type NavigationItem, navigation } from '#contract/navigation'
import {
  blogByUrl,
  coursesOf,
  newsOf,
  openCourses,
  publications,
  settings,
  tutors,
} from '#data/queries'
import type { PageQuery } from '../loadPage'
import { BlogPage } from './BlogPage'
import { ContactPage } from './ContactPage'
import { CourseList, OpenCourseList } from './CourseList'
import { NewsList } from './NewsList'
import { PublicationList } from './PublicationList'
import { TutorList } from './TutorList'

export interface SubPage {
  readonly queries: readonly PageQuery[]
  readonly content: ReactNode
}

const blogPage = (href: string): SubPage => ({
  queries: [blogByUrl(href)],
  content: <BlogPage url={href} />,
})

const coursePages = Object.entries(courseKinds).map(([kind, { anchor }]) => [
  `/course#${anchor}`,
  {
    queries: [coursesOf(kind as CourseKind)],
    content: <CourseList kind={kind as CourseKind} />,
  },
])

const newsPages = (['news', 'media', 'video', 'photo', 'student-work'] as const).map(
  (category: NewsCategory) => [
    `/media#${category}`,
    { queries: [newsOf(category)], content: <NewsList category={category} /> },
  ],
)

const otherPages: Readonly<Record<string, SubPage>> = {
  '/about#contact': { queries: [settings], content: <ContactPage /> },
  '/macau-course#expert': {
    queries: [blogByUrl('/macau-course#expert'), tutors],
    content: (
      <>
        <BlogPage url="/macau-course#expert" />
        <TutorList isExpert />
      </>
    ),
  },
  '/macau-course#tutor-list': { queries: [tutors], content: <TutorList isExpert={false} /> },
  '/course#current-courses': { queries: [openCourses], content: <OpenCourseList /> },
  '/media#publication': { queries: [publications], content: <PublicationList /> },
  ...Object.fromEntries([...coursePages, ...newsPages]),
}

const subPages = new Map(
  navigation
    .flatMap(item => item.children ?? [])
    .map(({ href, isBlog }) => {
      const subPage = otherPages[href] ?? (isBlog ? blogPage(href) : undefined)
      if (!subPage) throw new Error(`Nothing stands under ${href}`)
      return [href, subPage]
    }),
)

/** The sub-page of an entry of the site map. */
export function subPageOf({ href }: NavigationItem): SubPage {
  const subPage = subPages.get(href)
  if (!subPage) throw new Error(`${href} is not a sub-page of the site map`)
  return subPage
}
