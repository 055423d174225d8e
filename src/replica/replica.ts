/**
 * The copy of the site's content on this device. It is one query of the cache, `getSnapshot`, brought
 * up to date by what changed since its cursor and kept for the next visit. It is asked without a token,
 * so it holds what visitors see and nothing else. What it answers: `replicaAnswers`, which a first visit
 * need not load.
 */
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { type Assets, narrowName } from '#contract/asset.ts'
import { snapshotCall } from '#contract/calls/snapshot.ts'
import type { courseImage, schoolImage, slickImage } from '#contract/collections/images.ts'
import type { tutor } from '#contract/collections/tutor.ts'
import { isSnapshot, type Snapshot, withChanges } from '#contract/snapshot.ts'
import type { RequestCall } from '#data/api.ts'
import { ask } from '#data/ask.ts'
import { fileAddress } from '#data/fileAddress.ts'
import { keepQueries, restoreQueries } from '#data/persistence.ts'

export const replica = ask(snapshotCall)
export const isReplica = ({ queryKey }: { queryKey: QueryKey }) =>
  queryKey[0] === replica.queryKey[0]

type Pictured = typeof courseImage | typeof schoolImage | typeof slickImage | typeof tutor

/** The collections whose pictures come first, and the width of the copy that will do. */
const FIRST_PICTURES = {
  SlickImage: 640,
  SchoolImage: 320,
  CourseImage: 640,
  Tutor: 320,
} satisfies Partial<Record<Pictured['name'], number>>

/** Never asked by itself, and never dropped from memory for want of a reader. */
const keptInMemory = { gcTime: Number.POSITIVE_INFINITY, staleTime: Number.POSITIVE_INFINITY }

/** When the copy was last the newest there is; milliseconds, 0 where there is none. */
export function replicaUpdatedAt(queryClient: QueryClient): number {
  return queryClient.getQueryState(replica.queryKey)?.dataUpdatedAt ?? 0
}

/** Brings back what an earlier visit kept, if it can be read. */
export async function restoreReplica(queryClient: QueryClient): Promise<void> {
  queryClient.setQueryDefaults(replica.queryKey, keptInMemory)
  await restoreQueries(queryClient)
  const held: unknown = queryClient.getQueryData(replica.queryKey)
  if (held !== undefined && !isSnapshot(held)) queryClient.removeQueries(replica)
}

/**
 * Brings the copy up to date and keeps it.
 * @throws Failure where it cannot be asked; what is held stays
 */
export async function updateReplica(queryClient: QueryClient, request: RequestCall): Promise<void> {
  queryClient.setQueryDefaults(replica.queryKey, keptInMemory)
  const held = queryClient.getQueryData<Snapshot>(replica.queryKey)
  const answer = await request(snapshotCall, held?.cursor)
  if (!isSnapshot(answer)) return
  const isNew = answer.cursor !== held?.cursor
  queryClient.setQueryData<Snapshot>(replica.queryKey, isNew ? withChanges(held, answer) : held)
  await keepQueries(queryClient, isReplica)
}

/**
 * The addresses of the pictures that a visit without a network would miss first: those of /home, of
 * the kinds of course, and the tutors' portraits, each as narrow as a phone shows it.
 */
export function firstPictures(queryClient: QueryClient): string[] {
  const records = queryClient.getQueryData<Snapshot>(replica.queryKey)?.records
  return Object.entries(FIRST_PICTURES).flatMap(([name, width]) =>
    (records?.[name] ?? []).flatMap(({ image, assets }) => {
      if (typeof image !== 'string') return []
      const hasCopy = (assets as Assets)[image]?.widths?.includes(width)
      return fileAddress(hasCopy ? narrowName(image, width) : image)
    }),
  )
}

/**
 * Where the copy is not fetched, to spare the visitor's data: what was read is kept instead, with what this page
 * has let go of since and what others of the site have kept.
 */
export async function keepWhatWasRead(queryClient: QueryClient): Promise<void> {
  await restoreQueries(queryClient)
  await keepQueries(queryClient, ({ state }) => state.status === 'success')
}
