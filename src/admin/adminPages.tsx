import { blog } from '#contract/collections/blog'
import { courseKinds } from '#contract/collections/course'
import { latestNotice } from '#contract/collections/latestNotice'
import { news } from '#contract/collections/news'
import { publication } from '#contract/collections/publication'
import { tutor } from '#contract/collections/tutor'

interface AdminPage {
  /** The last part of its address under /admin. */
  readonly path: string
  readonly label: string
}

/** The lists that staff work on, in the order of the menu. */
export const adminPages: readonly AdminPage[] = [
  { path: 'degree-course', label: courseKinds.degree.label },
  { path: 'single-course', label: courseKinds.single.label },
  { path: 'teacher-course', label: courseKinds.teacher.label },
  { path: 'cpd-course', label: courseKinds.cpd.label },
  { path: 'macau-course', label: courseKinds.macau.label },
  { path: 'tutor', label: tutor.label },
  { path: 'blog', label: blog.label },
  { path: 'media', label: news.label },
  { path: 'latestNotice', label: latestNotice.label },
  { path: 'publication', label: publication.label },
]

/** The list at an address; `undefined` where there is none. */
export function adminPageAt(path: string): AdminPage | undefined {
  return adminPages.find(page => page.path === path)
}
