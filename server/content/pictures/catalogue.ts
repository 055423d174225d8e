import type { Picture } from './picture'
import { albums } from './scenes/albums'
import { campus } from './scenes/campus'
import { carousel } from './scenes/carousel'
import { covers } from './scenes/covers'
import { kinds } from './scenes/kinds'
import { news } from './scenes/news'
import { partners } from './scenes/partners'
import { topics } from './scenes/topics'
import { tutors } from './scenes/tutors'
import { works } from './scenes/works'

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
