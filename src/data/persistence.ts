/**
 * The query cache on this device, in IndexedDB: what is read without a network. It may be dropped at
 * any time, and where nothing can be kept (private mode, a full disk) the site works online.
 */
import {
  type PersistedClient,
  type Persister,
  persistQueryClientRestore,
  persistQueryClientSave,
} from '@tanstack/query-persist-client-core'
import type { Query, QueryClient } from '@tanstack/react-query'
import { createStore, del, get, set } from 'idb-keyval'
import { DAY_MS } from '#contract/time'

/** What is older says more that is wrong than that is right. */
const KEPT_MS = 180 * DAY_MS
/** To be raised when what was kept before can no longer be read. */
const BUSTER = '1'
/** Safari has left an opening without any answer (bugs.webkit.org/226547): nobody is to wait for it for ever. */
const PATIENCE_MS = 5_000
const VISITOR = 'queries'

function createPersister(key: string): Persister {
  const store = createStore('school-website', 'kept')
  return {
    persistClient: (client: PersistedClient) => set(key, client, store),
    restoreClient: () => get<PersistedClient>(key, store),
    removeClient: () => del(key, store),
  }
}

/** Whether keeping failed in this visit: it is then not tried again. */
let isRefused = false

const tooLong = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('IndexedDB does not answer')), PATIENCE_MS)
  })

/**
 * Brings what was kept into the cache; nothing where there is nothing, or nothing legible.
 * @param key whose queries they are: a visitor's, or staff's
 */
export async function restoreQueries(queryClient: QueryClient, key = VISITOR): Promise<void> {
  try {
    const persister = createPersister(key)
    const restoring = { queryClient, persister, maxAge: KEPT_MS, buster: BUSTER }
    await Promise.race([persistQueryClientRestore(restoring), tooLong()])
  } catch {
    isRefused = true
  }
}

/** Keeps those queries for the next visit. */
export async function keepQueries(
  queryClient: QueryClient,
  isKept: (query: Query) => boolean,
  key = VISITOR,
): Promise<void> {
  if (isRefused) return
  const dehydrateOptions = { shouldDehydrateQuery: isKept, shouldDehydrateMutation: () => false }
  try {
    const persister = createPersister(key)
    await persistQueryClientSave({ queryClient, persister, buster: BUSTER, dehydrateOptions })
  } catch {
    isRefused = true
  }
}

/** Drops what was kept under a key. */
export async function forgetQueries(key: string): Promise<void> {
  try {
    await createPersister(key).removeClient()
  } catch {
    isRefused = true
  }
}
