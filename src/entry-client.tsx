import './theme/layers.css'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createRequestCall } from '#data/api'
import { waitForFirstUse } from './firstUse'
import { createRouter } from './router'

const router = createRouter({ request: createRequestCall() })

waitForFirstUse(router, routeId => routeId.startsWith('/_site/'))

startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />)
})
