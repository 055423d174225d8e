import { useQuery } from '@tanstack/react-query'
import { openCourses } from '#data/queries.ts'
import { type CourseEntry, stillOpen } from '../course/courseEntry.ts'
import { useNow } from '../useNow.ts'

/**
 * The courses one can still enrol for, soonest deadline first: a page stays open, and a phone may have kept
 * it for days. `undefined` until they are known.
 */
export function useOpenCourses(): CourseEntry[] | undefined {
  const { data } = useQuery(openCourses)
  const now = useNow()
  return data && stillOpen(data, now)
}
