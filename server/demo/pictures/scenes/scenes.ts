import { campus } from './campus.ts'
import { kinds } from './kinds.ts'
import { news } from './news.ts'
import { photos } from './photos.ts'
import { plates } from './plates.ts'
import { rooms } from './rooms.ts'
import { slick } from './slick.ts'
import { topics } from './topics.ts'
import { tutors } from './tutors.ts'

/** Pictures of one size, and their drawings in the language of the book. */
export interface Scenes {
  readonly width: number
  readonly height: number
  readonly text: string
}

export const scenes: readonly Scenes[] = [
  { width: 1920, height: 800, text: slick },
  { width: 1200, height: 800, text: kinds },
  { width: 1200, height: 675, text: topics },
  { width: 1200, height: 900, text: campus + rooms },
  { width: 1200, height: 675, text: news },
  { width: 1200, height: 900, text: photos },
  { width: 800, height: 800, text: plates },
  { width: 800, height: 960, text: tutors },
]
