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
  /** Where it stands in the menu. */
  readonly group: MenuGroup
}

/** What the menu calls its groups of lists, in its order. */
export const menuGroups = ['課程', '內容'] as const
type MenuGroup = (typeof menuGroups)[number]

/** The lists that staff work on, in the order of the menu. */
export const adminPages: readonly AdminPage[] = [
  { path: 'degree-course', collection: courses.degree, group: '課程' },
  { path: 'single-course', collection: courses.single, group: '課程' },
  { path: 'teacher-course', collection: courses.teacher, group: '課程' },
  { path: 'cpd-course', collection: courses.cpd, group: '課程' },
  { path: 'macau-course', collection: courses.macau, group: '課程' },
  { path: 'course-image', collection: courseImage, group: '課程' },
  { path: 'tutor', collection: tutor, group: '內容' },
  { path: 'blog', collection: blog, group: '內容' },
  { path: 'media', collection: news, group: '內容' },
  { path: 'latestNotice', collection: latestNotice, group: '內容' },
  { path: 'publication', collection: publication, group: '內容' },
  { path: 'slick-image', collection: slickImage, group: '內容' },
  { path: 'school-image', collection: schoolImage, group: '內容' },
]

/** The list at an address; `undefined` where there is none. */
export function adminPageAt(path: string): AdminPage | undefined {
  return adminPages.find(page => page.path === path)
}
