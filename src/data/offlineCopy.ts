/**
 * The copy of the site's content on this device. It is one query of the cache, `getSnapshot`, brought
 * up to date by what changed since its cursor and kept for the next visit. It is asked without a token,
 * so it holds what visitors see and nothing else. What it answers: `copyAnswers`, which a first visit
 * need not load.
 */
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { type Assets, narrowName } from '#contract/asset'
import type { courseImage, schoolImage, slickImage } from '#contract/collections/images'
import type { tutor } from '#contract/collections/tutor'
import { generalEndpoints } from '#contract/endpoint'
import { isSnapshot, type Snapshot, withChanges } from '#contract/snapshot'
import type { RequestCall } from './api'
import { ask } from './ask'
import { fileAddress } from './fileAddress'
import { keepQueries, restoreQueries } from './persistence'

export const copy = ask<Snapshot>(generalEndpoints.snapshot)
export const isCopy = ({ queryKey }: { queryKey: QueryKey }) => queryKey[0] === copy.queryKey[0]

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
export function copyUpdatedAt(queryClient: QueryClient): number {
  return queryClient.getQueryState(copy.queryKey)?.dataUpdatedAt ?? 0
}

/** Brings back what an earlier visit kept, if it can be read. */
export async function restoreCopy(queryClient: QueryClient): Promise<void> {
  queryClient.setQueryDefaults(copy.queryKey, keptInMemory)
  await restoreQueries(queryClient)
  const held: unknown = queryClient.getQueryData(copy.queryKey)
  if (held !== undefined && !isSnapshot(held)) queryClient.removeQueries(copy)
}

/**
 * Brings the copy up to date and keeps it.
 * @throws Failure where it cannot be asked; what is held stays
 */
export async function updateCopy(queryClient: QueryClient, request: RequestCall): Promise<void> {
  queryClient.setQueryDefaults(copy.queryKey, keptInMemory)
  const held = queryClient.getQueryData<Snapshot>(copy.queryKey)
  const answer = await request(generalEndpoints.snapshot, held?.cursor)
  if (!isSnapshot(answer)) return
  const isNew = answer.cursor !== held?.cursor
  queryClient.setQueryData<Snapshot>(copy.queryKey, isNew ? withChanges(held, answer) : held)
  await keepQueries(queryClient, isCopy)
}

/**
 * The addresses of the pictures that a visit without a network would miss first: those of /home, of
 * the kinds of course, and the tutors' portraits, each as narrow as a phone shows it.
 */
export function firstPictures(queryClient: QueryClient): string[] {
  const records = queryClient.getQueryData<Snapshot>(copy.queryKey)?.records
  return Object.entries(FIRST_PICTURES).flatMap(([name, width]) =>
    (records?.[name] ?? []).flatMap(({ image, assets }) => {
      if (typeof image !== 'string') return []
      const hasCopy = (assets as Assets)[image]?.widths?.includes(width)
      return fileAddress(hasCopy ? narrowName(image, width) : image)
    }),
  )
}

/** Where the copy is not fetched, to spare the visitor's data: what was read is kept instead. */
export function keepWhatWasRead(queryClient: QueryClient): Promise<void> {
  return keepQueries(queryClient, ({ state }) => state.status === 'success')
}
