import { isOpen } from '#contract/collections/course.ts'
import { DAY_MS } from '#contract/time.ts'
import type { OpenCourses } from '#data/queries.ts'
import { type CourseEntry, openEntries } from '../course/courseEntry.ts'

/** How many the home page shows. */
export const SHOWN = 5

const WEEK_MS = 7 * DAY_MS

/**
 * The courses of all kinds that are still open, soonest deadline first.
 * @param now `undefined` where the page may be read at another moment than it is made
 */
export const stillOpen = (open: OpenCourses, now: Date | undefined): CourseEntry[] =>
  openEntries(open).filter(({ course }) => !now || isOpen(course, now))

/**
 * What may truly be said above these courses.
 * @param now `undefined` where the page may be read at another moment than it is made
 */
export function closingWords(shown: readonly CourseEntry[], now: Date | undefined): string {
  const isWithinAWeek = ({ course: { deadline } }: CourseEntry) =>
    now !== undefined && deadline !== null && Date.parse(deadline) - now.getTime() <= WEEK_MS
  return shown.length > 0 && shown.every(isWithinAWeek) ? '七日內截止' : '最快截止'
}
