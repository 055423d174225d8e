import type { RequestHandler } from 'express'
import helmet from 'helmet'
import { contentSecurityPolicy } from './contentSecurity'

/**
 * The headers that every answer carries. Strict-Transport-Security is sent only where the request
 * came by TLS: on http://localhost it would lock a developer out of every other local site.
 */
export function securityHeaders(): RequestHandler {
  const general = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    // Video sites refuse to play in a frame that does not say where it stands.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  const overTls = helmet.strictTransportSecurity()
  const policy = contentSecurityPolicy({})
  return (req, res, next) => {
    res.setHeader('Content-Security-Policy', policy)
    general(req, res, error => {
      if (error || !req.secure) next(error)
      else overTls(req, res, next)
    })
  }
}
