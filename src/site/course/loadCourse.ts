import { environmentManager, type QueryClient } from '@tanstack/react-query'
import type { Course, CourseKind } from '#contract/collections/course.ts'
import type { RequestCall } from '#data/api.ts'
import { coursesOf, openCourses, type TutorSummary, tutors } from '#data/queries.ts'
import { createQueryClient } from '#data/queryClient.ts'
import { type CourseEntry, openEntries } from './courseEntry.ts'
import { similarCourses } from './similarity.ts'

/** What stands on a course's page beside the course itself. */
export interface CourseSurroundings {
  /** When the page was made, in milliseconds: what it calls open was open then. */
  moment: number
  /** Those who no longer exist are left out. */
  teachers: TutorSummary[]
  similar: CourseEntry[]
}

interface Context {
  queryClient: QueryClient
  request: RequestCall
}

/**
 * Picks what surrounds a course out of lists of which the page shows very little; so on the server
 * the lists lie in a cache of their own, which does not travel with the page.
 */
export async function loadSurroundings(
  { queryClient, request }: Context,
  kind: CourseKind,
  course: Course,
): Promise<CourseSurroundings> {
  const lists = environmentManager.isServer() ? createQueryClient(request) : queryClient
  const [everyTutor, ofKind, open] = await Promise.all([
    lists.ensureQueryData(tutors),
    lists.ensureQueryData(coursesOf(kind)),
    lists.ensureQueryData(openCourses),
  ])
  const candidates = [...ofKind.map(entry => ({ kind, course: entry })), ...openEntries(open)]
  const moment = Date.now()
  return {
    moment,
    teachers: (course.tutor_ids ?? []).flatMap(id => everyTutor.find(one => one.id === id) ?? []),
    similar: similarCourses({ kind, course }, candidates, new Date(moment)),
  }
}
