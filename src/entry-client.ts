/** What the browser runs of a page, once `#hydration/begin.ts` has asked for it. */
import '#theme/layers.css'
import { hydrate } from '#hydration/hydrate.tsx'
import { createRouter } from './router.tsx'

hydrate(createRouter)
