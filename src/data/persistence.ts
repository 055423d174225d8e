/**
 * The query cache on this device, in IndexedDB: what is read without a network. It may be dropped at
 * any time, and where nothing can be kept (private mode, a full disk) the site works online.
 */

import type { Query, QueryClient } from '@tanstack/react-query'
import {
  type PersistedClient,
  type Persister,
  persistQueryClientRestore,
  persistQueryClientSave,
} from '@tanstack/react-query-persist-client'
import { createStore, del, get, set, type UseStore } from 'idb-keyval'
import { DAY_MS } from '#contract/time.ts'
import { withTimeout } from './timeout.ts'

/** What is older says more that is wrong than that is right. */
const KEPT_MS = 180 * DAY_MS
/** To be raised when what was kept before can no longer be read. */
const BUSTER = '1'
const VISITOR = 'queries'

/**
 * Each transaction does one thing, and says so: a page that Safari keeps as it is left would hold one that
 * could go on, and every later page of the site would wait for it. And each has a connection of its own, as the
 * browser may have ended the one before; it is closed with it, or a day's work would leave thousands.
 */
const store: UseStore = (mode, work) =>
  createStore('school-website', 'kept')(mode, kept => {
    const answer = work(kept)
    const { transaction } = kept
    transaction.commit()
    transaction.db.close()
    return answer
  })

const createPersister = (key: string): Persister => ({
  persistClient: (client: PersistedClient) => set(key, client, store),
  restoreClient: () => get<PersistedClient>(key, store),
  removeClient: () => del(key, store),
})

/** The keeping that was begun last: each has a connection of its own, and could end after a forgetting. */
let keeping: Promise<unknown> = Promise.resolve()

/** Whether nothing could be read as the visit began: nothing is kept in it then. */
let isRefused = false

/**
 * Brings what was kept into the cache; nothing where there is nothing, or nothing legible.
 * @param key whose queries they are: a visitor's, or staff's
 */
export async function restoreQueries(queryClient: QueryClient, key = VISITOR): Promise<void> {
  try {
    const persister = createPersister(key)
    const restoring = { queryClient, persister, maxAge: KEPT_MS, buster: BUSTER }
    await withTimeout(persistQueryClientRestore(restoring))
  } catch {
    isRefused = true
  }
}

/**
 * Keeps those queries for the next visit.
 * @returns whether they are kept. A browser may have ended what was under way (an iPhone does in the background), and
 *   one that hangs may go on yet: the next keeping tries again
 */
export async function keepQueries(
  queryClient: QueryClient,
  isKept: (query: Query) => boolean,
  key = VISITOR,
): Promise<boolean> {
  if (isRefused) return false
  const dehydrateOptions = { shouldDehydrateQuery: isKept, shouldDehydrateMutation: () => false }
  const persister = createPersister(key)
  const saving = { queryClient, persister, buster: BUSTER, dehydrateOptions }
  try {
    keeping = persistQueryClientSave(saving)
    await withTimeout(keeping)
    return true
  } catch {
    return false
  }
}

/** Drops what was kept under a key; once more where the browser ended the first try. */
export async function forgetQueries(key: string): Promise<void> {
  const forget = () => createPersister(key).removeClient()
  await withTimeout(keeping.then(forget, forget).catch(forget)).catch(() => undefined)
}

/** Keeps something small at once. @param value as IndexedDB can copy it */
export async function keepValue(key: string, value: unknown): Promise<void> {
  try {
    if (!isRefused) await set(key, value, store)
  } catch {
    // Nor is it there in the next visit.
  }
}

/** What was kept so; `undefined` where there is nothing, or nothing can be read. */
export async function keptValue(key: string): Promise<unknown> {
  try {
    return isRefused ? undefined : await withTimeout(get(key, store))
  } catch {
    return undefined
  }
}
