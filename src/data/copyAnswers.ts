/**
 * What the copy of the site's content says to each call: every query begins with it, and shows it as it
 * changes. The phone's clock decides what lies in its publishing time and which course is open.
 */
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { isUrgent, listOrder } from '#contract/collection'
import { courses, isOpen } from '#contract/collections/course'
import type { Endpoint } from '#contract/endpoint'
import {
  SETTINGS,
  type Snapshot,
  type SnapshotRecord,
  type SnapshotRecords,
} from '#contract/snapshot'
import { isVisible } from '#contract/visibility'
import { askedBy } from './ask'
import { beginWith } from './beginnings'
import { copy, isCopy } from './offlineCopy'

type Collection = NonNullable<Endpoint['collection']>

/** From now on queries begin with what the copy says. */
export function beginWithCopy(queryClient: QueryClient): void {
  beginWith(key => {
    const state = queryClient.getQueryState<Snapshot>(copy.queryKey)
    if (isCopy({ queryKey: key }) || !state?.data) return undefined
    const data = answerFrom(state.data.records, key, new Date())
    return data === undefined ? undefined : { data, updatedAt: state.dataUpdatedAt }
  })
}

/**
 * Shows what the copy says in every query that has an answer, and forgets the records that are not in
 * it any more. Only for a page that answers by itself.
 * @returns whether a record was forgotten, which may be the one that is shown
 */
export function showCopy(queryClient: QueryClient): boolean {
  const state = queryClient.getQueryState<Snapshot>(copy.queryKey)
  if (!state?.data) return false
  const now = new Date()
  let hasForgotten = false
  for (const { queryKey, state: shown } of queryClient.getQueryCache().getAll()) {
    // What was asked since the copy was is newer than it.
    const isNewer = shown.dataUpdatedAt > state.dataUpdatedAt
    if (isCopy({ queryKey }) || shown.data === undefined || isNewer) continue
    const data = answerFrom(state.data.records, queryKey, now)
    if (data !== undefined) {
      queryClient.setQueryData(queryKey, data, { updatedAt: state.dataUpdatedAt })
    } else if (askedBy(queryKey).endpoint.operation === 'byId') {
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
  const { endpoint, value } = askedBy(key)
  const { operation, collection, lookup } = endpoint
  const visible = (of: Collection): SnapshotRecord[] =>
    (records[of.name] ?? []).filter(record => isVisible(of, record, now)).sort(listOrder(of))
  const singledOut = (of: Collection) => visible(of).filter(record => record[of.singledOut ?? ''])
  if (operation === 'listSettings') return records[SETTINGS]
  if (operation === 'currentOpen') {
    const open = Object.entries(courses).map(([kind, course]) => [
      kind,
      visible(course).filter(record => isOpen({ deadline: textOf(record.deadline) }, now)),
    ])
    return Object.fromEntries(open)
  }
  if (!collection) return undefined
  switch (operation) {
    case 'list':
    case 'listEnabled':
      return visible(collection)
    case 'byId':
      return visible(collection).find(({ id }) => id === value)
    case 'listSingledOut':
      return singledOut(collection)
    case 'hasSingledOut':
      return singledOut(collection).length > 0
    case 'listCurrent':
      return visible(collection).filter(record => isUrgent(collection, record))
    case 'lookup': {
      const found = visible(collection).filter(record => record[lookup?.field ?? ''] === value)
      return lookup?.answers === 'one' ? (found[0] ?? null) : found
    }
    default:
      return undefined
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
