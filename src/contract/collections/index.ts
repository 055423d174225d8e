import type { AnyCollection } from '../collection'
import { blog } from './blog'
import { courses } from './course'
import { courseImage, schoolImage, slickImage } from './images'
import { latestNotice } from './latestNotice'
import { news } from './news'
import { publication } from './publication'
import { tutor } from './tutor'

/** Every collection, in the order in which documents and menus list them. */
export const collections: readonly AnyCollection[] = [
  ...Object.values(courses),
  blog,
  news,
  latestNotice,
  tutor,
  publication,
  slickImage,
  courseImage,
  schoolImage,
]
