/** The number on the icon of the installed app, where there is one: what `SavedLabel` says, on every page. */
import type { Query, QueryClient } from '@tanstack/react-query'
import { courses, everyCourseKind } from '#contract/collections/course.ts'
import { addressOf } from '#contract/pages.ts'
import type { Snapshot } from '#contract/snapshot.ts'
import { type CourseSummary, coursesOf } from '#data/queries.ts'
import { replica } from '#replica/replica.ts'
import { answerFrom } from '#replica/replicaAnswers.ts'
import { closesSoon } from './closesSoon.ts'
import { savedHrefs, whenSavedChanges } from './savedState.ts'

const told = new Set(
  [replica, ...everyCourseKind.map(coursesOf)].map(({ queryKey }) => queryKey[0]),
)
const isTold = ({ queryKey }: Query) => told.has(queryKey[0])

let isKept = false

/** Keeps it true from now on, for as long as the page is open. */
export function keepBadge(queryClient: QueryClient): void {
  if (isKept) return
  isKept = true
  const show = () => {
    const soon = countSoon(queryClient, new Date())
    if (soon !== undefined) void navigator.setAppBadge(soon).catch(() => undefined)
  }
  show()
  whenSavedChanges(show)
  document.addEventListener('visibilitychange', show)
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && isTold(query)) show()
  })
}

/**
 * How many of the saved courses close soon, by the copy, and on a device that saves data by what its pages have read;
 * `undefined` where that is not all that it takes.
 */
function countSoon(queryClient: QueryClient, now: Date): number | undefined {
  const records = queryClient.getQueryData<Snapshot>(replica.queryKey)?.records
  const saved = savedHrefs()
  const lists = everyCourseKind.map(kind => {
    const { queryKey } = coursesOf(kind)
    const place = addressOf(courses[kind], { id: '' })
    if (!saved.some(href => href.startsWith(place))) return []
    const list = records ? answerFrom(records, queryKey, now) : queryClient.getQueryData(queryKey)
    return (list as CourseSummary[] | undefined)?.filter(
      course => saved.includes(addressOf(courses[kind], course)) && closesSoon(course, now),
    )
  })
  return lists.includes(undefined) ? undefined : lists.flat().length
}
