import { join } from 'node:path'
import express, { type RequestHandler, Router } from 'express'
import sirv from 'sirv'
import { WITHDRAWN_WORKER, WORKER_ADDRESS } from '#contract/workerMessage'

const missing: RequestHandler = (_req, res) => {
  res.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not Found')
}

interface ClientFiles {
  /** The client build. */
  folder: string
  /** The hashed files of former builds, for tabs that were opened under them; the newest first. */
  formerReleases: readonly string[]
  /** Whether the worker that removes itself is served in the place of the usual one. */
  isWorkerWithdrawn: boolean
}

/**
 * The client build. Names under /assets carry a hash of their content and never change;
 * a missing one is a plain 404, because a page sent in its place would be run as a script.
 * Everything else (worker, manifest, icons) is asked for anew each time.
 */
export function assets({ folder, formerReleases, isWorkerWithdrawn }: ClientFiles): Router {
  const router = Router()
  // The build wrote each file in Brotli and gzip as well.
  const hashed = (files: string) =>
    sirv(files, {
      brotli: true,
      gzip: true,
      immutable: true,
      maxAge: 365 * 24 * 60 * 60,
      dotfiles: false,
      extensions: [],
    })
  router.use('/assets', hashed(join(folder, 'assets')), ...formerReleases.map(hashed), missing)
  if (isWorkerWithdrawn) {
    router.get(WORKER_ADDRESS, (_req, res) => {
      res.set('Cache-Control', 'no-cache').sendFile(WITHDRAWN_WORKER, { root: folder })
    })
  }
  router.use(
    express.static(folder, {
      index: false,
      redirect: false,
      setHeaders: res => res.setHeader('Cache-Control', 'no-cache'),
    }),
  )
  return router
}
