/**
 * What staff read: every record, hidden ones too. It has a cache of its own, because visitors' queries
 * begin with the public copy; it is kept on this device while somebody is signed in, to work without a
 * network.
 */
import { QueryCache, type QueryClient } from '@tanstack/react-query'
import type { AnyCollection } from '#contract/collection'
import { collections } from '#contract/collections/index'
import type { Setting } from '#contract/collections/setting'
import { endpointOf, generalEndpoints } from '#contract/endpoint'
import type { WireRecord } from '#contract/record'
import type { RequestCall } from './api'
import { ask } from './ask'
import { forgetQueries, keepQueries, restoreQueries } from './persistence'
import { createQueryClient } from './queryClient'

const KEY = 'staff'
/** All of it is written at once, which takes its time: once for many changes. */
const KEEP_AFTER_MS = 3_000

export const staffSettings = ask<Setting[]>(generalEndpoints.listSettings)

/** Every live record of a collection. */
export const recordsOf = (collection: AnyCollection) =>
  ask<WireRecord[]>(endpointOf(collection, 'list'))

/** The cache of what staff read, with what was kept of it. */
export async function openStaffCache(request: RequestCall): Promise<QueryClient> {
  const queryClient = createQueryClient(request, new QueryCache())
  queryClient.setDefaultOptions({
    queries: {
      ...queryClient.getDefaultOptions().queries,
      // Nothing of it may go while a form shows it.
      gcTime: Number.POSITIVE_INFINITY,
      // To compare a thousand records with themselves for each one that was sent takes longer than to send it.
      structuralSharing: false,
    },
  })
  await restoreQueries(queryClient, KEY)
  let isDue = false
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'success' || isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      void keepQueries(queryClient, ({ state }) => state.status === 'success', KEY)
    }, KEEP_AFTER_MS)
  })
  return queryClient
}

let reading = Promise.resolve()
let isReadingWanted = false

/** Reads every list, so that all of them are there without a network. */
export function readEverything(queryClient: QueryClient): Promise<void> {
  isReadingWanted = true
  reading = readAll(queryClient)
  return reading
}

async function readAll(queryClient: QueryClient): Promise<void> {
  for (const query of [staffSettings, ...collections.map(recordsOf)]) {
    if (!isReadingWanted) return
    await queryClient.prefetchQuery(query as ReturnType<typeof recordsOf>)
  }
}

/** Ends that reading before the token does: what is asked after it would be refused. */
export async function stopReading(): Promise<void> {
  isReadingWanted = false
  await reading
}

/** Puts records as the server answered them into their list, by id; `null` takes one out. */
export function putRecords(
  queryClient: QueryClient,
  collection: AnyCollection,
  records: ReadonlyMap<string, WireRecord | null>,
): void {
  const { queryKey } = recordsOf(collection)
  // An answer that is still on its way is older than they are.
  const isStale = queryClient.isFetching({ queryKey }) > 0
  queryClient.setQueryData<WireRecord[]>(queryKey, list => {
    if (!list) return list
    const kept = list.flatMap(each => records.get(each.id) ?? (records.has(each.id) ? [] : [each]))
    const known = new Set(list.map(({ id }) => id))
    const added = [...records].flatMap(([id, record]) => (record && !known.has(id) ? [record] : []))
    return [...kept, ...added]
  })
  if (isStale) void queryClient.invalidateQueries({ queryKey, refetchType: 'all' })
}

/** Puts a setting as the server answered it into the list. */
export function putSetting(queryClient: QueryClient, setting: Setting): void {
  queryClient.setQueryData<Setting[]>(staffSettings.queryKey, list =>
    list?.map(each => (each.name === setting.name ? setting : each)),
  )
}

/** Leaves nothing of it on this device. */
export async function forgetStaffCache(queryClient: QueryClient): Promise<void> {
  queryClient.clear()
  await forgetQueries(KEY)
}
