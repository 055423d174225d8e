import { Router } from 'express'
import { HEALTH_ADDRESS, READY_ADDRESS, WATCHED_ADDRESSES } from '#contract/health.ts'
import type { Watchers } from './watchers.ts'

interface HealthDependencies {
  /** Whether the database answers. */
  isReady: () => Promise<boolean>
  /** Whether the process is on its way out and takes no new work. */
  isStopping: () => boolean
  watchers: Pick<Watchers, 'answered'>
}

/** For whatever watches the process: `/healthz` (it runs) and `/readyz` (send it visitors). */
export function health({ isReady, isStopping, watchers }: HealthDependencies): Router {
  const router = Router()
  router.use([...WATCHED_ADDRESSES], (_req, res, next) => {
    res.set('Cache-Control', 'no-store').type('text/plain')
    next()
  })
  router.get(HEALTH_ADDRESS, (_req, res) => {
    res.send('ok')
  })
  router.get(READY_ADDRESS, async (_req, res) => {
    const ready = !isStopping() && (await isReady().catch(() => false))
    res.status(ready ? 200 : 503).send(ready ? 'ready' : 'not ready')
    if (ready || isStopping()) watchers.answered(ready)
  })
  return router
}
