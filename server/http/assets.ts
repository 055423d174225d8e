import express, { Router } from 'express'

/**
 * The client build in `folder`. Names under /assets carry a hash of their content and never change;
 * a missing one is a plain 404, because a page sent in its place would be run as a script.
 * Everything else (worker, manifest, icons) is asked for anew each time.
 */
export function assets(folder: string): Router {
  const router = Router()
  router.use(
    '/assets',
    express.static(`${folder}/assets`, { immutable: true, maxAge: '1y', index: false }),
    (_req, res) => {
      res.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not Found')
    },
  )
  router.use(
    express.static(folder, {
      index: false,
      setHeaders: res => res.setHeader('Cache-Control', 'no-cache'),
    }),
  )
  return router
}
