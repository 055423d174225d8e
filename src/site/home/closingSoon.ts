import { DAY_MS } from '#contract/time.ts'
import type { CourseEntry } from '../course/courseEntry.ts'

/** How many the home page shows. */
export const SHOWN = 5

const WEEK_MS = 7 * DAY_MS

/**
 * What may truly be said above these courses.
 * @param now `undefined` where the page may be read at another moment than it is made
 */
export function closingWords(shown: readonly CourseEntry[], now: Date | undefined): string {
  const isWithinAWeek = ({ course: { deadline } }: CourseEntry) =>
    now !== undefined && deadline !== null && Date.parse(deadline) - now.getTime() <= WEEK_MS
  return shown.length > 0 && shown.every(isWithinAWeek) ? '七日內截止' : '最快截止'
}
