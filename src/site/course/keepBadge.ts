/** The number on the icon of the installed app, where there is one: what `SavedLabel` says, on every page. */
import type { QueryClient } from '@tanstack/react-query'
import { courses, everyCourseKind } from '#contract/collections/course.ts'
import { addressOf } from '#contract/pages.ts'
import type { Snapshot } from '#contract/snapshot.ts'
import { type CourseSummary, coursesOf } from '#data/queries.ts'
import { isReplica, replica } from '#replica/replica.ts'
import { answerFrom } from '#replica/replicaAnswers.ts'
import { closesSoon } from './closesSoon.ts'
import { savedHrefs, whenSavedChanges } from './savedState.ts'

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
    if (type === 'updated' && isReplica(query)) show()
  })
}

/** How many of the saved courses close soon, by the copy; `undefined` where there is none. */
function countSoon(queryClient: QueryClient, now: Date): number | undefined {
  const records = queryClient.getQueryData<Snapshot>(replica.queryKey)?.records
  if (!records) return undefined
  const saved = savedHrefs()
  return everyCourseKind.flatMap(kind => {
    const list = answerFrom(records, coursesOf(kind).queryKey, now) as CourseSummary[]
    return list.filter(
      course => saved.includes(addressOf(courses[kind], course)) && closesSoon(course, now),
    )
  }).length
}
