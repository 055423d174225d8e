import type { AnyCollection, Page } from '../collection.ts'
import { blog } from './blog.ts'
import { courses } from './course.ts'
import { courseImage, schoolImage, slickImage } from './images.ts'
import { latestNotice } from './latestNotice.ts'
import { news } from './news.ts'
import { publication } from './publication.ts'
import { tutor } from './tutor.ts'

const all = [
  ...Object.values(courses),
  blog,
  news,
  latestNotice,
  tutor,
  publication,
  slickImage,
  courseImage,
  schoolImage,
] as const

/** Every collection, in the order in which documents and menus list them. */
export const collections: readonly AnyCollection[] = all

/** The names of those whose records have pages. */
export type PagedName = Extract<(typeof all)[number], { page: Page }>['name']
