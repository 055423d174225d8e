import { environmentManager, QueryClient } from '@tanstack/react-query'
import type { Endpoint } from '#contract/endpoint'
import { Failure } from '#contract/failure'
import type { RequestCall } from './api'
import { withoutFields } from './summary'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      endpoint?: Endpoint
      value?: string
      /** Fields of an answered list that no list shows. */
      omitted?: readonly string[]
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
          return meta.omitted ? withoutFields(answer, meta.omitted) : answer
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
