import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query'
import { askPageData } from './api.ts'

/**
 * Brings the answers that the server made the page at `path` from, which its HTML shows and does not carry a
 * second time. Rejects where they cannot be had.
 */
export async function fetchPageData(queryClient: QueryClient, path: string): Promise<void> {
  const { queries, ...rest } = await askPageData<DehydratedState>(path)
  // The server may have kept them for hours, and sends them only while they are what it would say now.
  const dataUpdatedAt = Date.now()
  const current = queries.map(query => ({ ...query, state: { ...query.state, dataUpdatedAt } }))
  hydrate(queryClient, { ...rest, queries: current })
}
