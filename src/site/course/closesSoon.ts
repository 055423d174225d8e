import { type Course, isOpen } from '#contract/collections/course.ts'
import { DAY_MS } from '#contract/time.ts'

const SOON_MS = 3 * DAY_MS

/** Whether a course can be enrolled for at `now`, but for only three more days. */
export const closesSoon = (course: Pick<Course, 'deadline'>, now: Date): boolean =>
  course.deadline !== null &&
  isOpen(course, now) &&
  Date.parse(course.deadline) - now.getTime() < SOON_MS
