import { Router } from 'express'

/**
 * Addresses with slashes at their end, for ever led to the one without: two addresses of one page
 * would be two pages to whoever counts them. What must hold: nobody is led to another host, whatever
 * the address begins with.
 */
export function withoutEndingSlash(): Router {
  const router = Router()
  router.get(/.\/$/, (req, res, next) => {
    const [path = '', ...query] = req.originalUrl.split('?')
    const trimmed = path.replace(/\/+$/, '').replace(/^[/\\]+/, '/')
    if (trimmed === '' || trimmed === '/') return next()
    res.set('Cache-Control', 'no-cache')
    res.redirect(308, [trimmed, ...query].join('?'))
  })
  return router
}
