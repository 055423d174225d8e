import { Router } from 'express'

/**
 * Addresses with slashes or spaces at their end, as they are pasted, for ever led to the one without: two
 * addresses of one page would be two pages to whoever counts them. What must hold: nobody is led to
 * another host, whatever the address begins with.
 */
export function withoutLooseEnd(): Router {
  const router = Router()
  router.get(/(.\/|%20)$/, (req, res, next) => {
    const [path = '', ...query] = req.originalUrl.split('?')
    const trimmed = path.replace(/(\/|%20)+$/, '').replace(/^[/\\]+/, '/') || '/'
    if (trimmed === '/' && !path.includes('%20')) return next()
    res.set('Cache-Control', 'no-cache')
    res.redirect(308, [trimmed, ...query].join('?'))
  })
  return router
}
