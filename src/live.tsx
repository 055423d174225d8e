/** Makes the page that the server sent answer: React, the router and what every page has. */
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createRequestCall } from '#data/api'
import { waitForFirstUse } from './firstUse'
import { createRouter } from './router'

const router = createRouter({ request: createRequestCall() })

// It names the page that the server sent; browsers share it, so it must not outlive that page.
router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
  if (pathChanged) document.querySelector('link[rel=canonical]')?.remove()
})

waitForFirstUse(router, routeId => routeId.startsWith('/_site/'))

startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />)
})
