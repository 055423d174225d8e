import { environmentManager, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** Any query of `#data/queries`, whatever it answers. */
export interface PageQuery {
  queryKey: QueryKey
}

/**
 * Fetches what a page shows. On the server all of it has to be there, or the page fails: a half
 * page would be kept and served to everybody. In the browser the page is shown at once, and each
 * part of it waits, or fails, by itself.
 */
export async function loadPage(
  queryClient: QueryClient,
  queries: readonly PageQuery[],
): Promise<void> {
  if (environmentManager.isServer()) {
    await Promise.all(queries.map(({ queryKey }) => queryClient.ensureQueryData({ queryKey })))
    return
  }
  for (const { queryKey } of queries) void queryClient.prefetchQuery({ queryKey })
}
