/**
 * What staff read: every record, hidden ones too. It has a cache of its own, because visitors' queries
 * begin with the public copy; it is kept on this device while somebody is signed in, to work without a
 * network.
 */
import { type Query, QueryCache, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { allDraftCalls } from '#contract/calls/drafts.ts'
import { fileCalls } from '#contract/calls/files.ts'
import { listViewCalls } from '#contract/calls/listViews.ts'
import { recordCalls } from '#contract/calls/records.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { collections } from '#contract/collections/index.ts'
import type { Setting } from '#contract/collections/setting.ts'
import type { LibraryFile } from '#contract/media.ts'
import type { WireRecord } from '#contract/record.ts'
import type { RecordDraft, RecordDrafts } from '#contract/recordDraft.ts'
import type { RequestCall } from './api.ts'
import { ask } from './ask.ts'
import { settings } from './frameQueries.ts'
import { isPassing } from './historyQueries.ts'
import { forgetQueries, keepQueries, keepValue, keptValue, restoreQueries } from './persistence.ts'
import { createQueryClient } from './queryClient.ts'
import { signedInAs } from './session.ts'

const KEY = 'staff'
/** All of it is written at once, which takes its time: once for many changes. */
const KEEP_AFTER_MS = 3_000

/** Every live record of a collection. */
export const recordsOf = (collection: AnyCollection) => ask(recordCalls(collection).list)

/** What records are to become, by the name of their collection. */
export const allDrafts = ask(allDraftCalls.listDrafts)

/** Every stored file, the newest first; any form may have added to them. */
export const allFiles = { ...ask(fileCalls.listFiles), staleTime: 0 }

/** The ways of looking at lists that are saved for all; colleagues may have added to them. */
export const listViews = { ...ask(listViewCalls.listListViews), staleTime: 0 }

/** What was put into the cache since it was kept last: what one has saved is there also when the page goes at once. */
const SINCE_KEY = 'staff-since'
let since: unknown[] = []

/** Notes what is put into the cache, to be put there again when it was not kept since. */
export function noteSince(put: readonly unknown[]): void {
  // An edit that was on its way when its author signed out is answered after all was forgotten.
  if (signedInAs() === null) return
  since = [...since, ...put]
  void keepValue(SINCE_KEY, since)
}

/** What of the visit before is to be put into the cache. */
async function sinceKept(): Promise<readonly unknown[]> {
  const kept = await keptValue(SINCE_KEY)
  since = Array.isArray(kept) ? kept : []
  return since
}

/** Whether something came that is not kept yet. */
let isDue = false

async function keepAll(queryClient: QueryClient): Promise<void> {
  if (!isDue) return
  isDue = false
  // Signed out meanwhile: what is still shown until the login comes is nobody's to keep.
  if (signedInAs() === null) return
  const { length } = since
  const areKept = await keepQueries(queryClient, isKept, KEY)
  if (!areKept || length === 0 || signedInAs() === null) return
  since = since.slice(length)
  await keepValue(SINCE_KEY, since)
}

/** Also what could not be read again since: without a network it is all there is. */
const isKept = (query: Query): boolean => query.state.data !== undefined && !isPassing(query)

/**
 * The cache of what staff read, with what was kept of it.
 * @param putSince puts there what was noted since (`noteSince`)
 */
export async function openStaffCache(
  request: RequestCall,
  putSince: (queryClient: QueryClient, since: readonly unknown[]) => void,
): Promise<QueryClient> {
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
  putSince(queryClient, await sinceKept())
  // What was written just before the page was left may be missing in it.
  void queryClient.invalidateQueries({ refetchType: 'none' })
  const keep = () => void keepAll(queryClient)
  queryClient.getQueryCache().subscribe(event => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (isDue || !isKept(event.query)) return
    isDue = true
    setTimeout(keep, KEEP_AFTER_MS)
  })
  // A page that is left may not come back.
  document.addEventListener('visibilitychange', () => document.hidden && keep())
  return queryClient
}

let isReadingWanted = false

/** Reads every list and keeps what was read, so that all of them are there without a network. */
export async function readEverything(queryClient: QueryClient): Promise<void> {
  isReadingWanted = true
  for (const query of [settings, ...collections.map(recordsOf), allDrafts, allFiles, listViews]) {
    if (!isReadingWanted) return
    await queryClient.prefetchQuery(query as ReturnType<typeof recordsOf>)
  }
  // Who signs in on the way to the bus has it on the bus.
  void keepAll(queryClient)
}

/** Changes what was answered to a query, where it was. */
function put<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data,
): void {
  const { isInvalidated, fetchStatus } = queryClient.getQueryState(queryKey) ?? {}
  queryClient.setQueryData<Data>(queryKey, data => data && change(data))
  // An answer that is still on its way is older than this; and what is to be read again still is.
  const refetchType = fetchStatus === 'fetching' ? 'all' : 'none'
  if (isInvalidated || refetchType === 'all')
    void queryClient.invalidateQueries({ queryKey, refetchType })
}

/** Puts records as the server answered them into their list, by id; `null` takes one out. */
export function putRecords(
  queryClient: QueryClient,
  collection: AnyCollection,
  records: ReadonlyMap<string, WireRecord | null>,
): void {
  put<WireRecord[]>(queryClient, recordsOf(collection).queryKey, list => {
    const kept = list.flatMap(each => records.get(each.id) ?? (records.has(each.id) ? [] : [each]))
    const known = new Set(list.map(({ id }) => id))
    const added = [...records].flatMap(([id, record]) => (record && !known.has(id) ? [record] : []))
    return [...kept, ...added]
  })
}

/** Puts a setting as the server answered it into the list. */
export function putSetting(queryClient: QueryClient, setting: Setting): void {
  put<Setting[]>(queryClient, settings.queryKey, list =>
    list.map(each => (each.name === setting.name ? setting : each)),
  )
}

/** Puts a draft as the server answered it among the others of its collection; `null` takes it out. */
export function putDraft(
  queryClient: QueryClient,
  name: string,
  id: string,
  draft: RecordDraft | null,
): void {
  put<RecordDrafts>(queryClient, allDrafts.queryKey, drafts => {
    const others = (drafts[name] ?? []).filter(each => each.id !== id)
    return { ...drafts, [name]: draft ? [...others, draft] : others }
  })
}

/** Says in the list what was said about a file. */
export function putFileNotes(queryClient: QueryClient, name: string, notes: object): void {
  put<LibraryFile[]>(queryClient, allFiles.queryKey, list =>
    list.map(each => (each.name === name ? { ...each, ...notes } : each)),
  )
}

/**
 * Leaves nothing of it on this device. What is being read is given up with it: nobody waits for a silent line,
 * and what it answers after all is put nowhere.
 */
export async function forgetStaffCache(queryClient: QueryClient): Promise<void> {
  isReadingWanted = false
  queryClient.clear()
  since = []
  await forgetQueries(KEY)
  await forgetQueries(SINCE_KEY)
}
