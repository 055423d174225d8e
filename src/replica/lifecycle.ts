/**
 * What lets the site be read without a network: the worker, and the copy of its content. Begun when a
 * page has nothing more urgent to do.
 */
import type { Query, QueryClient } from '@tanstack/react-query'
import { Failure } from '#contract/failure.ts'
import type { RequestCall } from '#data/api.ts'
import { hasSpecialNotices, settings } from '#data/frameQueries.ts'
import { connection } from '#pwa/connection.ts'
import { registerWorker, tellWorker } from '#pwa/worker.ts'
import {
  firstPictures,
  keepWhatWasRead,
  replicaUpdatedAt,
  restoreReplica,
  updateReplica,
} from './replica.ts'

/** Not in every browser, and not in TypeScript's either. */
const spares = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** The page came from this device, so nobody knows yet whether the server answers. */
let isFromDevice = false

/** Before the first page of a visit that begins with the shell. */
export async function restore(queryClient: QueryClient): Promise<void> {
  const start = performance.now()
  isFromDevice = true
  const [{ beginWithReplica }] = await Promise.all([
    import('./replicaAnswers.ts'),
    restoreReplica(queryClient),
  ])
  beginWithReplica(queryClient)
  connection.updatedAt = replicaUpdatedAt(queryClient)
  // Whether the site is grey today shows at the first look, and the copy is of another day.
  void queryClient.prefetchQuery({ ...settings, staleTime: 0 })
  // Only a hint, but where there is no network at all nothing has to be asked first.
  connection.isReachable = navigator.onLine
  performance.measure('restore', { start })
}

/**
 * Brings the copy up to date. Who asks to save data gets no copy unasked; what they read is kept, and
 * a copy that is there stays up to date, which costs next to nothing.
 * @returns whether the server answered
 */
export async function refresh(queryClient: QueryClient, request: RequestCall): Promise<boolean> {
  try {
    if (spares() && replicaUpdatedAt(queryClient) === 0) {
      await keepWhatWasRead(queryClient)
      if (isFromDevice || !connection.isReachable) {
        // One word is enough to know.
        await queryClient.fetchQuery({ ...hasSpecialNotices, staleTime: 0, retry: false })
      }
      return true
    }
    await updateReplica(queryClient, request)
  } catch {
    return false
  }
  connection.updatedAt = replicaUpdatedAt(queryClient)
  return true
}

/** Fetches the copy, registers the worker, and has it keep the first pictures. */
export async function keep(queryClient: QueryClient, request: RequestCall): Promise<void> {
  // Where pages come from the server, an earlier visit may still have left most of it.
  if (!isFromDevice) await restoreReplica(queryClient)
  await refresh(queryClient, request)
  await registerWorker()
  const addresses = firstPictures(queryClient)
  if (!spares() && addresses.length > 0) void tellWorker({ type: 'KEEP_PICTURES', addresses })
}

/**
 * Whether its own call says that a record is gone which a page still shows, as the device had it: to ask again
 * has failed, and what stands stays.
 */
const isGone = ({ state: { data, error } }: Query): boolean =>
  data !== undefined && error instanceof Failure && error.code === 'notFound'

/** Calls `tell` whenever a call says so of a record that is shown. */
export function whenGone(queryClient: QueryClient, tell: () => void): void {
  queryClient.getQueryCache().subscribe(event => {
    if (event.type === 'updated' && event.action.type === 'error' && isGone(event.query)) tell()
  })
}

/**
 * Forgets such records where the device has no copy of all content: of one that is not the newest they would be had
 * again, and the newest does not have them.
 * @returns whether there was one, which may be the one that is shown
 */
export function forgetGone(queryClient: QueryClient): boolean {
  if (replicaUpdatedAt(queryClient) > 0) return false
  const gone = queryClient.getQueryCache().getAll().filter(isGone)
  for (const { queryKey } of gone) queryClient.removeQueries({ queryKey })
  return gone.length > 0
}
