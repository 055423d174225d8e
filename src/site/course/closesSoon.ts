import type { Course } from '#contract/collections/course.ts'
import { deadlineWords } from '../deadlineWords.ts'

/** Whether a course can be enrolled for at `now`, but not much longer. */
export const closesSoon = ({ deadline }: Pick<Course, 'deadline'>, now: Date): boolean =>
  deadline !== null && deadlineWords(new Date(deadline), now).isUrgent
