import { environmentManager, QueryClient } from '@tanstack/react-query'
import type { Endpoint } from '#contract/endpoint'
import { Failure } from '#contract/failure'
import type { RequestCall } from './api'
import { onlyFields } from './summary'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      endpoint?: Endpoint
      value?: string
      /** The fields of an answered list that lists show. */
      shown?: readonly string[]
      /** Whoever asks says itself where it fails. */
      isQuiet?: boolean
    }
  }
}

const FRESH_MS = 60_000
const RETRIES = 2

/**
 * A query cache whose queries name a call in their `meta` and leave the asking to `request`, so that
 * the same query is asked over the network in the browser and within the process on the server.
 */
export function createQueryClient(request: RequestCall): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: async ({ meta }) => {
          if (!meta?.endpoint) throw new Error('A query without a queryFn names its call in meta')
          const answer = await request(meta.endpoint, meta.value)
          // What a page carries along has to be light; what a phone has fetched it may as well keep.
          return meta.shown && import.meta.env.SSR ? onlyFields(answer, meta.shown) : answer
        },
        networkMode: 'offlineFirst',
        staleTime: FRESH_MS,
        retry: (attempts, error) =>
          // A page being rendered cannot wait; the visitor's browser will ask again.
          !environmentManager.isServer() &&
          attempts < RETRIES &&
          error instanceof Failure &&
          error.next === 'retry',
      },
    },
  })
}
