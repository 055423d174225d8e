import { type CourseKind, everyCourseKind, isOpen } from '#contract/collections/course.ts'
import type { CourseSummary, OpenCourses } from '#data/queries.ts'
import { bySoonestEntry } from './courseOrder.ts'

/** A course in a list that may have several kinds. */
export interface CourseEntry {
  kind: CourseKind
  course: CourseSummary
}

/** The open courses of all kinds in one list, soonest deadline first. */
export function openEntries(open: OpenCourses): CourseEntry[] {
  return everyCourseKind
    .flatMap(kind => open[kind].map(course => ({ kind, course })))
    .sort(bySoonestEntry)
}

/**
 * Those of them that are still open.
 * @param now `undefined` where the page may be read at another moment than it is made
 */
export const stillOpen = (open: OpenCourses, now: Date | undefined): CourseEntry[] =>
  openEntries(open).filter(({ course }) => !now || isOpen(course, now))
