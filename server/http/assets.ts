import { join } from 'node:path'
import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express'
import compressedFiles from 'express-static-gzip'
import { DAY_MS } from '#contract/time.ts'
import { WITHDRAWN_WORKER, WORKER_ADDRESS } from '#contract/workerMessage.ts'
import { sendMissing } from './missing.ts'

const YEAR_MS = 365 * DAY_MS

const missing: RequestHandler = (_req, res) => {
  // It was said before the file was found to be gone.
  res.removeHeader('Content-Encoding')
  sendMissing(res)
}

const unreadable: ErrorRequestHandler = (error, _req, res, next) => {
  for (const name of ['Content-Encoding', 'Cache-Control']) res.removeHeader(name)
  next(error)
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
    compressedFiles(files, {
      enableBrotli: true,
      orderPreference: ['br', 'gzip'],
      index: false,
      serveStatic: { immutable: true, maxAge: YEAR_MS, dotfiles: 'ignore', redirect: false },
    })
  router.use(
    '/assets',
    hashed(join(folder, 'assets')),
    ...formerReleases.map(hashed),
    missing,
    unreadable,
  )
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
