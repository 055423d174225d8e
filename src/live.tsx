/** Makes the page that the server sent answer: React, the router and what every page has. */
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createRequestCall } from '#data/api'
import { watched } from '#offline/connection'
import { watchInstalling } from '#offline/installing'
import { mendWith } from './broken'
import { waitForFirstUse } from './firstUse'
import { heal } from './heal'
import { hydrated, PAGE_ID } from './held'
import { keep, restore } from './keep'
import { createRouter } from './router'

const IDLE_MS = 2_000

const request = watched(createRequestCall())
const router = createRouter({ request })
const { queryClient } = router.options.context

// It names the page that the server sent; browsers share it, so it must not outlive that page.
router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
  if (pathChanged) document.querySelector('link[rel=canonical]')?.remove()
})

mendWith(heal)
watchInstalling()

const isShell = !document.getElementById(PAGE_ID)
waitForFirstUse(router, routeId => routeId.startsWith('/_site/'), location.hash === '#saved')

// Where what is fetched later cannot be had, the site works as it does online.
const nothing = () => undefined

async function begin() {
  if (isShell) await restore(queryClient)
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />)
  })
}

async function keepAndAttend() {
  await begun
  await keep(queryClient, request)
  await (isShell || hydrated)
  await import('./attend').then(({ attend }) => attend(router, request), nothing)
}

const begun = begin()
const whenIdle = globalThis.requestIdleCallback ?? setTimeout
whenIdle(keepAndAttend, { timeout: IDLE_MS })
