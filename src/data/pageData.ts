import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query'
import { askPageData } from './api.ts'

/**
 * Brings the answers that the server made the page at `path` from, which its HTML shows and does not carry a
 * second time. Rejects where they cannot be had.
 */
export async function fetchPageData(queryClient: QueryClient, path: string): Promise<void> {
  hydrate(queryClient, await askPageData<DehydratedState>(path))
}
