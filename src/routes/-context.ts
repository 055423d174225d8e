import type { QueryClient } from '@tanstack/react-query'
import type { RequestCall } from '#data/api.ts'

/** What every route's loader and `beforeLoad` may rely on. */
export interface RouterContext {
  queryClient: QueryClient
  request: RequestCall
}
