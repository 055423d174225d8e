import { join } from 'node:path'
import express, { type RequestHandler, Router } from 'express'
import sirv from 'sirv'

const missing: RequestHandler = (_req, res) => {
  res.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not Found')
}

/**
 * The client build in `folder`. Names under /assets carry a hash of their content and never change;
 * a missing one is a plain 404, because a page sent in its place would be run as a script.
 * Everything else (worker, manifest, icons) is asked for anew each time.
 */
export function assets(folder: string): Router {
  const router = Router()
  // The build wrote each file in Brotli and gzip as well.
  const hashed = sirv(join(folder, 'assets'), {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: 365 * 24 * 60 * 60,
    dotfiles: false,
    extensions: [],
  })
  router.use('/assets', hashed, missing)
  router.use(
    express.static(folder, {
      index: false,
      setHeaders: res => res.setHeader('Cache-Control', 'no-cache'),
    }),
  )
  return router
}
