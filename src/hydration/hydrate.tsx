/** Makes the page that the server sent answer: React, the router and what every page has. */
import type { AnyRouter, LocationRewrite } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { SAVED_HREF } from '#contract/savedPage.ts'
import { createRequestCall, type RequestCall } from '#data/api.ts'
import { watched } from '#pwa/connection.ts'
import { watchInstalling } from '#pwa/installing.ts'
import { keep, restore } from '#replica/lifecycle.ts'
import { onChunkFailure } from './chunkFailure.ts'
import { hydrated, PAGE_ID } from './eventReplay.ts'
import { hydrateLazily, wake } from './lazyHydration.tsx'
import { missingRewrite } from './missingPage.ts'
import { reloadStaleChunk } from './staleChunkReload.ts'

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
  const isOwn = location.pathname + location.hash === SAVED_HREF
  hydrateLazily(router, routeId => routeId.startsWith('/_site/'), isOwn)

  async function begin() {
    if (isShell) {
      fetchPage(router)
      await restore(queryClient)
    }
    startTransition(() => {
      hydrateRoot(document, <RouterClient router={router} />)
    })
  }

  async function keepAndAttend() {
    await Promise.all([begun, shown])
    // Who only looks gets pictures that turn, too, and a page that answers at the first touch.
    await wake()
    await keep(queryClient, request)
    await (isShell || hydrated)
    await import('#replica/attend.ts').then(({ attend }) => attend(router, request), nothing)
  }

  const begun = begin()
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

  // It names the page that the server sent; browsers share it, so it must not outlive that page.
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    isPlaced = false
    if (pathChanged) document.querySelector('link[rel=canonical]')?.remove()
  })
}

/** The page's own code, while its data is brought from the device; the router asks again, and says what failed. */
function fetchPage(router: AnyRouter) {
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    router.loadRouteChunk(router.routesById[routeId])?.catch(nothing)
  }
}
