/**
 * What stands under each anchor of the site map. Blog pages follow from the site map itself; every
 * other sub-page is named here, and a missing one fails the start.
 */
import type { ReactNode } from 'react'
import { type CourseKind, courseKinds } from '#contract/collections/course'
import { type NewsCategory, newsCategories } from '#contract/collections/news'
import { type NavigationItem, navigation, navigationPage } from '#contract/navigation'
import { SAVED_HREF } from '#contract/savedPage'
import { CourseList, OpenCourseList } from '../course/CourseList'
import { RegistrableCourses } from '../course/RegistrableCourses'
import { SavedCourses } from '../course/SavedCourses'
import { BlogPage } from './BlogPage'
import { ContactPage } from './ContactPage'
import { NewsList } from './NewsList'
import { PublicationList } from './PublicationList'
import { TutorList } from './TutorList'

const coursePages = Object.entries(courseKinds).map(([kind, { anchor }]) => [
  `/course#${anchor}`,
  <CourseList key={kind} kind={kind as CourseKind} />,
])

const newsPages = Object.keys(newsCategories).map(category => [
  `/media#${category}`,
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
  '/media#publication': <PublicationList />,
  ...Object.fromEntries([...coursePages, ...newsPages]),
}

const subPages = new Map(
  [...navigation.flatMap(item => item.children ?? []), ...Object.values(visitorsPages).flat()].map(
    ({ href, isBlog, component }): [string, ReactNode] => {
      const blog = isBlog ? <BlogPage key={href} url={href} component={component} /> : undefined
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
