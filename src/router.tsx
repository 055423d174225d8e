import { QueryClient } from '@tanstack/react-query'
import { createRouter as createTanStackRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { NotFoundPage, OopsPage } from './routes/-errors'
import { routeTree } from './routeTree.gen'

/**
 * How a page fetches: over the network in the browser, within the process on the server.
 * Rejects with a failure; never answers an envelope.
 */
export type RequestCall = (endpoint: string, input?: unknown) => Promise<unknown>

/** What every route's loader and `beforeLoad` may rely on. */
export interface RouterContext {
  queryClient: QueryClient
  request: RequestCall
}

/**
 * One router with a query cache of its own. On the server that is one for every page rendered:
 * a shared cache would show one visitor what was fetched for another.
 */
export function createRouter({ request }: { request: RequestCall }) {
  const queryClient = new QueryClient()
  const router = createTanStackRouter({
    routeTree,
    context: { queryClient, request },
    defaultPreload: 'intent',
    defaultErrorComponent: OopsPage,
    defaultNotFoundComponent: NotFoundPage,
    // Freshness is the query cache's business alone; a second one in the router would hide updates.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
}
