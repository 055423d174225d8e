import { albums } from './albums/albums'
import { campus } from './campus/campus'
import { carousel } from './carousel/carousel'
import { covers } from './covers'
import { kinds } from './kinds/kinds'
import { news } from './news/news'
import { partners } from './partners'
import type { Picture } from './picture'
import { tutors } from './portrait/tutors'
import { topics } from './topics/topics'
import { works } from './works/works'

/** Every picture of the demo school; a label is the original file name its text refers to. */
export const pictures: readonly Picture[] = [
  ...carousel,
  ...kinds,
  ...topics,
  ...campus,
  ...tutors,
  ...news,
  ...albums,
  ...works,
  ...partners,
  ...covers,
]
