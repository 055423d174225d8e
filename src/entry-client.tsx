import './theme/layers.css'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ofetch } from 'ofetch'
import { createRouter } from './router'

const router = createRouter({ request: endpoint => ofetch(`/api/${endpoint}`) })

startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />)
})
