/**
 * What the copy of the site's content says to each call: every query begins with it, and shows it as it
 * changes. The phone's clock decides what lies in its publishing time and which course is open.
 */
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { answerOf, type ReadSource } from '#contract/answer.ts'
import { listOrder } from '#contract/collection.ts'
import type { Snapshot, SnapshotRecords } from '#contract/snapshot.ts'
import { isVisible } from '#contract/visibility.ts'
import { askedBy, isAsked } from '#data/ask.ts'
import { initialDataFrom } from '#data/initialData.ts'
import { isReplica, replica } from './replica.ts'

/** From now on queries begin with what the copy says. */
export function beginWithReplica(queryClient: QueryClient): void {
  initialDataFrom(key => {
    const state = queryClient.getQueryState<Snapshot>(replica.queryKey)
    if (isReplica({ queryKey: key }) || !state?.data) return undefined
    const data = answerFrom(state.data.records, key, new Date())
    return data === undefined ? undefined : { data, updatedAt: state.dataUpdatedAt }
  })
}

/**
 * Shows what the copy says in every query that has an answer, and forgets the records that are not in
 * it any more. Only for a page that answers by itself.
 * @returns whether a record was forgotten, which may be the one that is shown
 */
export function showReplica(queryClient: QueryClient): boolean {
  const state = queryClient.getQueryState<Snapshot>(replica.queryKey)
  if (!state?.data) return false
  const now = new Date()
  let hasForgotten = false
  for (const { queryKey, state: shown } of queryClient.getQueryCache().getAll()) {
    // What was asked since the copy was is newer than it, unless a clock was put right meanwhile.
    const isNewer = shown.dataUpdatedAt > state.dataUpdatedAt && shown.dataUpdatedAt <= +now
    if (isReplica({ queryKey }) || shown.data === undefined || isNewer) continue
    if (!isAsked(queryKey)) {
      // Whoever asks for it begins with the copy.
      queryClient.removeQueries({ queryKey })
      continue
    }
    const data = answerFrom(state.data.records, queryKey, now)
    if (data !== undefined) {
      queryClient.setQueryData(queryKey, data, { updatedAt: state.dataUpdatedAt })
    } else if (askedBy(queryKey).call.finds === 'one') {
      queryClient.removeQueries({ queryKey })
      hasForgotten = true
    }
  }
  return hasForgotten
}

/**
 * What the call behind a query's key would answer, had it been asked when the snapshot was.
 * `undefined` where there is none: a record that is not there, a call about something else.
 */
export function answerFrom(records: SnapshotRecords, key: QueryKey, now: Date): unknown {
  const { call, value } = askedBy(key)
  const read: ReadSource = source =>
    (records[source.name] ?? [])
      .filter(record => isVisible(source, record, now))
      .sort(listOrder(source))
  return answerOf(call, value, read, now)
}
