import type { AnyCollection } from '#contract/collection.ts'
import { blog } from '#contract/collections/blog.ts'
import { courses } from '#contract/collections/course.ts'
import { courseImage, schoolImage, slickImage } from '#contract/collections/images.ts'
import { latestNotice } from '#contract/collections/latestNotice.ts'
import { news } from '#contract/collections/news.ts'
import { publication } from '#contract/collections/publication.ts'
import { tutor } from '#contract/collections/tutor.ts'

interface AdminPage {
  /** The last part of its address under /admin. */
  readonly path: string
  readonly collection: AnyCollection
}

/** The lists that staff work on, in the order of the menu. */
export const adminPages: readonly AdminPage[] = [
  { path: 'degree-course', collection: courses.degree },
  { path: 'single-course', collection: courses.single },
  { path: 'teacher-course', collection: courses.teacher },
  { path: 'cpd-course', collection: courses.cpd },
  { path: 'macau-course', collection: courses.macau },
  { path: 'tutor', collection: tutor },
  { path: 'blog', collection: blog },
  { path: 'media', collection: news },
  { path: 'latestNotice', collection: latestNotice },
  { path: 'publication', collection: publication },
]

/** Those that stand on the home page. */
export const homeCollections: readonly AnyCollection[] = [slickImage, courseImage, schoolImage]

/** The list at an address; `undefined` where there is none. */
export function adminPageAt(path: string): AdminPage | undefined {
  return adminPages.find(page => page.path === path)
}
