import { STATUS_CODES } from 'node:http'
import { pipeline } from 'node:stream/promises'
import express, {
  type ErrorRequestHandler,
  type RequestHandler,
  type Response,
  Router,
} from 'express'
import { Failure } from '#contract/failure.ts'
import { isStoredName } from '#contract/storedName.ts'
import type { RemoteStorage } from '../storage/s3.ts'

/** What a browser itself shows; all else is saved. */
const SHOWN = /\.(webp|jpg|pdf)$/

const YEAR_S = 365 * 24 * 60 * 60

/** A range beyond the end: only that answer says how long the file is, in the place of the range. */
const UNSATISFIABLE = 416

/** Said of a file before it is known whether it can be sent; of a failure it is not true. */
const OF_A_FILE = ['Accept-Ranges', 'Content-Disposition', 'ETag', 'Last-Modified'] as const

/** What is in a file never runs as a page of this site, whatever a browser makes of it. */
function headersOf(name: string): Record<string, string> {
  // A document may be read within a page of this site, in the browser's own viewer.
  const isDocument = name.endsWith('.pdf')
  const ancestors = isDocument ? "'self'" : "'none'"
  return {
    'Content-Security-Policy': `default-src 'none'; sandbox; frame-ancestors ${ancestors}`,
    ...(isDocument ? { 'X-Frame-Options': 'SAMEORIGIN' } : {}),
    ...(SHOWN.test(name) ? {} : { 'Content-Disposition': 'attachment' }),
    'Cross-Origin-Resource-Policy': 'same-site',
  }
}

const fromFolder = (folder: string): RequestHandler =>
  express.static(folder, {
    index: false,
    redirect: false,
    immutable: true,
    maxAge: YEAR_S * 1_000,
    dotfiles: 'ignore',
    setHeaders: (res, path) => res.set(headersOf(path)),
  })

/** What is the store's to say of a file. */
const PASSED_ON = ['content-length', 'content-range', 'etag', 'last-modified'] as const

/** From object storage, which need not be open to the world, and whose address no page has to know. */
function fromStore({ read }: Pick<RemoteStorage, 'read'>): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next()
    const name = req.path.slice(1)
    const answer = await read(name, req.get('Range'))
    // Unread, its body would keep the store's line.
    if (answer.status === 404 || answer.status === UNSATISFIABLE) await answer.body?.cancel()
    if (answer.status === 404) return next()
    if (answer.status === UNSATISFIABLE) {
      const size = answer.headers.get('content-range')
      if (size) res.set('Content-Range', size)
      return refuse(res, UNSATISFIABLE)
    }
    res.status(answer.status).set(headersOf(name)).type(name)
    for (const header of PASSED_ON) {
      const value = answer.headers.get(header)
      if (value) res.set(header, value)
    }
    res.set({ 'Accept-Ranges': 'bytes', 'Cache-Control': `public, max-age=${YEAR_S}, immutable` })
    if (req.method === 'HEAD' || !answer.body) {
      await answer.body?.cancel()
      return res.end()
    }
    // Whoever goes away lets go of the store's line as well.
    await pipeline(answer.body as AsyncIterable<Uint8Array>, res).catch(() => undefined)
  }
}

/** Stored files. A name stands for one content for ever. */
export function uploads(files: { folder: string; remote: RemoteStorage | undefined }): Router {
  const router = Router()
  const send = files.remote ? fromStore(files.remote) : fromFolder(files.folder)
  router.use('/upload', (req, res, next) =>
    isStoredName(req.path.slice(1)) ? send(req, res, next) : next(),
  )
  router.use('/upload', (_req, res) => refuse(res, 404))
  router.use('/upload', failed)
  return router
}

/** Answers without the file; that is kept by nobody. */
function refuse(res: Response, status: number, words = STATUS_CODES[status]): void {
  for (const name of OF_A_FILE) res.removeHeader(name)
  if (status !== UNSATISFIABLE) res.removeHeader('Content-Range')
  res.status(status).set('Cache-Control', 'no-store').type('text/plain').send(words)
}

const failed: ErrorRequestHandler = (error, req, res, next) => {
  if (res.headersSent) return next(error)
  const status: number = error.status ?? 500
  if (status >= 500) {
    req.log.error({ err: error.cause ?? error }, 'a stored file could not be read')
  }
  refuse(res, status, error instanceof Failure ? error.message : undefined)
}
