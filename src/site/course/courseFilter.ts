import { splitCommaList } from '#contract/asset.ts'
import { type CourseKind, courseKinds, isOpen } from '#contract/collections/course.ts'
import type { CourseSummary, OpenCourses } from '#data/queries.ts'
import { byDeadline, byFee, bySoonest } from './courseOrder.ts'
import type { CourseSearch } from './courseSearch.ts'

export interface CourseEntry {
  kind: CourseKind
  course: CourseSummary
}

const kinds = Object.keys(courseKinds) as CourseKind[]

/** The open courses of all kinds in one list: kind after kind, each soonest deadline first. */
export function openEntries(open: OpenCourses): CourseEntry[] {
  return kinds.flatMap(kind => bySoonest(open[kind]).map(course => ({ kind, course })))
}

const majorsOf = ({ course }: CourseEntry): string[] => splitCommaList(course.major)

/** What is wanted of `entries`, in the order wanted; in theirs where none is. */
export function filterCourses(
  entries: readonly CourseEntry[],
  { major, open, subsidy, sort }: CourseSearch,
  now: Date,
): CourseEntry[] {
  const found = entries.filter(
    entry =>
      (!major || majorsOf(entry).includes(major)) &&
      (!open || isOpen(entry.course, now)) &&
      (!subsidy || entry.course.subsidy),
  )
  if (!sort) return found
  const order = sort === 'deadline' ? byDeadline(now) : byFee
  return found.sort((a, b) => order(a.course, b.course))
}

/** The majors to choose from, and how many courses have each: the most frequent first. */
export function majorCounts(entries: readonly CourseEntry[]): [major: string, count: number][] {
  const counts = new Map<string, number>()
  for (const major of entries.flatMap(majorsOf)) counts.set(major, (counts.get(major) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}
