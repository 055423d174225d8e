import express, { Router } from 'express'

/** Content names only; anything else under /upload is not there. */
const NAME = /^\/[0-9a-f]{32}(-\d+|-card)?\.[a-z0-9]+$/

/** What a browser itself shows; all else is saved. */
const SHOWN = /\.(webp|jpg|pdf)$/

/** `/card.jpg`, which the build drew: the card of pages that have no picture of their own. */
export function schoolCard(contentFolder: string): Router {
  const router = Router()
  router.get('/card.jpg', (_req, res, next) => {
    res.sendFile('card.jpg', { root: contentFolder, maxAge: '1d' }, error => error && next())
  })
  return router
}

/**
 * Stored files. A name stands for one content for ever; what is in a file never runs as a page of
 * this site, whatever a browser makes of it.
 */
export function uploads(folder: string): Router {
  const router = Router()
  const files = express.static(folder, {
    index: false,
    redirect: false,
    immutable: true,
    maxAge: '1y',
    dotfiles: 'ignore',
    setHeaders: (res, path) => {
      // A document may be read within a page of this site, in the browser's own viewer.
      const isDocument = path.endsWith('.pdf')
      const ancestors = isDocument ? "'self'" : "'none'"
      res.setHeader(
        'Content-Security-Policy',
        `default-src 'none'; sandbox; frame-ancestors ${ancestors}`,
      )
      if (isDocument) res.setHeader('X-Frame-Options', 'SAMEORIGIN')
      if (!SHOWN.test(path)) res.setHeader('Content-Disposition', 'attachment')
      res.setHeader('Cross-Origin-Resource-Policy', 'same-site')
    },
  })
  router.use('/upload', (req, res, next) => (NAME.test(req.path) ? files(req, res, next) : next()))
  router.use('/upload', (_req, res) => {
    res.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not Found')
  })
  return router
}
