import { splitCommaList } from '#contract/asset.ts'
import { isOpen } from '#contract/collections/course.ts'
import type { CourseEntry } from './courseEntry.ts'
import { byDeadline } from './courseOrder.ts'

const SHOWN = 4

/**
 * What to look at instead of a course or beside it: open ones first, then those that share a major
 * with it, then those of its kind; soonest deadline first.
 */
export function similarCourses(
  { kind, course }: { kind: CourseEntry['kind']; course: { id: string; major: string | null } },
  candidates: readonly CourseEntry[],
  now: Date,
): CourseEntry[] {
  const majors = splitCommaList(course.major)
  const hasSameMajor = (entry: CourseEntry) =>
    splitCommaList(entry.course.major).some(major => majors.includes(major))
  const distance = (entry: CourseEntry) =>
    (isOpen(entry.course, now) ? 0 : 4) +
    (hasSameMajor(entry) ? 0 : 2) +
    (entry.kind === kind ? 0 : 1)

  const others = new Map(candidates.map(entry => [entry.course.id, entry]))
  others.delete(course.id)
  const order = byDeadline(now)
  return [...others.values()]
    .filter(entry => entry.kind === kind || hasSameMajor(entry))
    .sort((a, b) => distance(a) - distance(b) || order(a.course, b.course))
    .slice(0, SHOWN)
}
