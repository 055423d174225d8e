import { environmentManager, type QueryCache, QueryClient } from '@tanstack/react-query'
import { Failure } from '#contract/failure.ts'
import type { RequestCall } from './api.ts'
import { askedBy } from './ask.ts'
import { InitialDataCache } from './initialData.ts'
import { onlyFields } from './summary.ts'

const FRESH_MS = 60_000
const RETRIES = 2

/**
 * A query cache whose queries name a call by their keys and leave the asking to `request`, so that the
 * same query is asked over the network in the browser and within the process on the server.
 */
export function createQueryClient(
  request: RequestCall,
  queryCache: QueryCache = new InitialDataCache(),
): QueryClient {
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey }) => {
          const { call, value, shown } = askedBy(queryKey)
          const answer = await request(call, value)
          // What a page carries along has to be light; what a phone has fetched it may as well keep.
          return shown && import.meta.env.SSR ? onlyFields(answer, shown) : answer
        },
        networkMode: 'offlineFirst',
        staleTime: FRESH_MS,
        retry: (attempts, error) =>
          // A page being rendered cannot wait; the visitor's browser will ask again.
          !environmentManager.isServer() &&
          // Without a network another try only keeps the visitor waiting for the words that say so.
          navigator.onLine &&
          attempts < RETRIES &&
          error instanceof Failure &&
          error.next === 'retry',
      },
    },
  })
}
