import { QueryClientProvider } from '@tanstack/react-query'
import {
  createRouter as createTanStackRouter,
  type LocationRewrite,
  lazyRouteComponent,
  type ParsedLocation,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isAdminPath } from '#contract/adminPath.ts'
import type { RequestCall } from '#data/api.ts'
import { createQueryClient } from '#data/queryClient.ts'
import { routeTree } from './routeTree.gen.ts'

interface RouterInput {
  request: RequestCall
  /** On the server: marks the inline scripts of this rendering as ours. */
  ssr?: { nonce: string }
  /** In the browser, where the page stands for other addresses than its own. */
  rewrite?: LocationRewrite | undefined
  /** The server renders the document alone, and leaves every route to the browser. */
  isShell?: boolean
}

/** Whether a page's heading moves to the next page's, under the type that style knows it by. */
function headingMoves({
  pathChanged,
  toLocation,
}: {
  pathChanged: boolean
  toLocation: ParsedLocation
}) {
  const isAllowed = matchMedia('(prefers-reduced-motion: no-preference)').matches
  return pathChanged && isAllowed && !isAdminPath(toLocation.pathname) ? ['heading'] : false
}

const errorPages = () => import('./routes/-errors.tsx')

/**
 * One router with a query cache of its own. On the server that is one for every page rendered:
 * a shared cache would show one visitor what was fetched for another.
 */
export function createRouter({ request, ...rendering }: RouterInput) {
  const queryClient = createQueryClient(request)
  return createTanStackRouter({
    ...rendering,
    routeTree,
    context: { queryClient, request },
    // Without the integration of the two: the HTML shows what was answered, and the answers are fetched
    // beside the scripts (`#data/pageData.ts`); the stream in which they would come is 890 B of every page.
    Wrap: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
    defaultPreload: 'intent',
    defaultErrorComponent: lazyRouteComponent(errorPages, 'OopsPage'),
    defaultNotFoundComponent: lazyRouteComponent(errorPages, 'NotFoundPage'),
    // Freshness is the query cache's business alone; a second one in the router would hide updates.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultViewTransition: { types: headingMoves },
  })
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** At the login: where the browser wanted to go. */
    from?: string
  }
  interface Register {
    router: ReturnType<typeof createRouter>
  }
}
