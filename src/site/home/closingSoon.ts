import type { CourseKind } from '#contract/collections/course.ts'
import { DAY_MS } from '#contract/time.ts'
import type { CourseSummary, OpenCourses } from '#data/queries.ts'
import { bySoonestEntry } from '../course/courseOrder.ts'

/** How many the home page shows. */
export const SHOWN = 5

const WEEK_MS = 7 * DAY_MS

/** An open course with its kind. */
export interface OpenCourse {
  kind: CourseKind
  course: CourseSummary
}

/** The open courses of all kinds that close first, in that order. */
export function closingFirst(open: OpenCourses): OpenCourse[] {
  return (Object.keys(open) as CourseKind[])
    .flatMap(kind => open[kind].map(course => ({ kind, course })))
    .toSorted(bySoonestEntry)
    .slice(0, SHOWN)
}

/**
 * What may truly be said above these courses.
 * @param now `undefined` where the page may be read at another moment than it is made
 */
export function closingWords(shown: readonly OpenCourse[], now: Date | undefined): string {
  const isThisWeek = ({ course: { deadline } }: OpenCourse) =>
    now !== undefined && deadline !== null && Date.parse(deadline) - now.getTime() <= WEEK_MS
  return shown.length > 0 && shown.every(isThisWeek) ? '本週截止' : '最快截止'
}
