/**
 * The demo school's records as they are written by hand: what `add…` takes, except that pictures
 * and files go by their original names (labels), tutors by keys, and the pictures of an image page
 * stand in a list. The seeding step turns these into stored names, ids and joined text.
 */
import type { DraftOf } from '#contract/collection'
import type { blog } from '#contract/collections/blog'
import type { CourseKind, courses } from '#contract/collections/course'
import type { courseImage, schoolImage, slickImage } from '#contract/collections/images'
import type { latestNotice } from '#contract/collections/latestNotice'
import type { NewsCategory, news } from '#contract/collections/news'
import type { publication } from '#contract/collections/publication'
import type { SettingValues } from '#contract/collections/setting'
import type { tutor } from '#contract/collections/tutor'

export type { CourseKind, NewsCategory }

/** A draft in which these optional fields are always written. */
type Written<D, N extends keyof D> = D & { [K in N]-?: NonNullable<D[K]> }

type CourseDraft = DraftOf<(typeof courses)[CourseKind]>

export type CourseText = Written<
  Omit<CourseDraft, 'tutor_ids'>,
  'start_date' | 'end_date' | 'schedule' | 'course_code' | 'introduction' | 'content'
> & { tutor_keys: string[] }

export type TutorText = DraftOf<typeof tutor> & { key: string }
export type NewsText = Written<DraftOf<typeof news>, 'publish_time'>
export type NoticeText = Written<DraftOf<typeof latestNotice>, 'publish_time'>
export type PublicationText = Written<DraftOf<typeof publication>, 'publish_time'>
export type SlickImageText = DraftOf<typeof slickImage>
export type CourseImageText = DraftOf<typeof courseImage>
export type SchoolImageText = DraftOf<typeof schoolImage>

type BlogDraft = DraftOf<typeof blog>

export type RichBlogText = BlogDraft & { category: 'RTF'; content: string }
export type ImageBlogText = Omit<BlogDraft, 'content'> & {
  category: 'ImageList'
  content_images: string[]
}
export type BlogText = RichBlogText | ImageBlogText

export type SettingsText = SettingValues

export interface DemoTexts {
  courses: Record<CourseKind, CourseText[]>
  tutors: TutorText[]
  news: NewsText[]
  notices: NoticeText[]
  publications: PublicationText[]
  slickImages: SlickImageText[]
  courseImages: CourseImageText[]
  schoolImages: SchoolImageText[]
  blogPages: BlogText[]
  settings: SettingsText
}
