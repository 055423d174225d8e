import { useQueries } from '@tanstack/react-query'
import { type CourseKind, courses, everyCourseKind } from '#contract/collections/course.ts'
import { addressOf } from '#contract/pages.ts'
import { coursesOf } from '#data/queries.ts'
import type { CourseEntry } from './courseEntry.ts'
import { useSavedCourses } from './savedState.ts'

/** The saved courses that are still there, in the order in which they were saved. */
export function useSavedEntries() {
  const hrefs = useSavedCourses()
  const answers = useQueries({ queries: everyCourseKind.map(coursesOf) })
  const known = new Map(
    answers.flatMap(({ data = [] }, index) => {
      const kind = everyCourseKind[index] as CourseKind
      return data.map(course => [addressOf(courses[kind], course), { kind, course }])
    }),
  )
  const entries = hrefs.flatMap((href): CourseEntry | [] => known.get(href) ?? [])
  const hasAll = entries.length === hrefs.length
  /** The lists that are not there, where one of them may have a saved course. */
  const unknown = hasAll ? [] : answers.filter(({ data }) => data === undefined)
  return { entries, unknown }
}
