/** Makes the page that the server sent answer: React, the router and what every page has. */
import type { AnyRouter, LocationRewrite } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { createRequestCall, type RequestCall } from '#data/api.ts'
import { fetchPageData } from '#data/pageData.ts'
import { watched } from '#pwa/connection.ts'
import { watchInstalling } from '#pwa/installing.ts'
import { keep, restore } from '#replica/lifecycle.ts'
import { Hydration } from '#ui/Hydrated.tsx'
import { onChunkFailure } from './chunkFailure.ts'
import { hydrated, PAGE_ID, stopCapturing } from './eventReplay.ts'
import { missingRewrite, shownPath } from './missingPage.ts'
import { hydrateRoot } from './reactDom.ts'
import { forgiveSkippedTransitions } from './skippedTransition.ts'
import { reloadStaleChunk } from './staleChunkReload.ts'
import { wholeStyle } from './wholeStyle.ts'

const IDLE_MS = 2_000
/** Pages that do not say when they are shown are shown by then. */
const SHOWN_MS = 2_000
/** A first visit of five seconds leaves everything; its first second belongs to the page alone. */
const READ_MS = 1_000

const passed = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Where what is fetched later cannot be had, the site works as it does online. */
const nothing = () => undefined

interface Rendering {
  request: RequestCall
  /** The document came without its page: the kept shell. */
  isShell: boolean
  rewrite: LocationRewrite | undefined
}

/** To be called once, with what makes the router of the routes. */
export function hydrate(createRouter: (rendering: Rendering) => AnyRouter): void {
  const isShell = !document.getElementById(PAGE_ID)
  const request = watched(createRequestCall())
  const router = createRouter({ request, isShell, rewrite: missingRewrite() })
  const { queryClient } = router.options.context

  stayPlaced(router, isShell)
  onChunkFailure(reloadStaleChunk)
  watchInstalling()
  forgiveSkippedTransitions()

  async function begin() {
    if (isShell) {
      // Ahead of the router, which asks again and says what failed.
      fetchParts(router).catch(nothing)
      await restore(queryClient)
    } else {
      // In a task of its own: to make the router and to ask for the parts are 80 ms of a phone together.
      await passed(0)
      const path = shownPath() + location.search
      const [hasParts] = await Promise.all([
        fetchParts(router),
        fetchPageData(queryClient, path),
        wholeStyle(),
      ])
      if (!hasParts) throw new Error('a part of the page cannot be fetched')
    }
    startTransition(() => {
      hydrateRoot(
        document,
        <Hydration isShell={isShell}>
          <RouterClient router={router} />
        </Hydration>,
      )
    })
  }

  async function keepAndAttend() {
    await Promise.all([begun, shown])
    await keep(queryClient, request)
    await (isShell || hydrated)
    await import('#replica/attend.ts').then(({ attend }) => attend(router, request), nothing)
  }

  // Without them the page stays as it was sent, with links that work by themselves.
  const begun = begin().catch(stopCapturing)
  /** What is kept for later must not compete with what is about to be shown, or to be read first. */
  const shown = isShell ? Promise.race([hydrated, passed(SHOWN_MS)]) : passed(READ_MS)
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  whenIdle(keepAndAttend, { timeout: IDLE_MS })
}

/**
 * The browser has placed the page that the server sent, and the visitor may have scrolled it since: it
 * stays there until the first navigation, also one to where it is.
 */
function stayPlaced(router: AnyRouter, isShell: boolean) {
  let isPlaced = !isShell
  router.options.scrollRestoration = () => !isPlaced

  // They name the page that the server sent; browsers share the first, so they must not outlive that page.
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    isPlaced = false
    if (!pathChanged) return
    for (const link of document.querySelectorAll('link[rel=canonical],link[hreflang]'))
      link.remove()
  })
}

/** Fetches the page's own code, and resolves to whether it has come. */
async function fetchParts(router: AnyRouter): Promise<boolean> {
  const routes = router
    .matchRoutes(router.latestLocation)
    .map(({ routeId }) => router.routesById[routeId])
  await Promise.all(routes.map(route => router.loadRouteChunk(route)))
  // A component that has come has nothing left to fetch.
  return routes.every(route => !route.options.component?.preload)
}
