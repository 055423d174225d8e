import { type CourseKind, everyCourseKind } from '#contract/collections/course.ts'
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
