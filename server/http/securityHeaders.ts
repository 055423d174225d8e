import type { RequestHandler } from 'express'
import helmet from 'helmet'
import { contentSecurityPolicy } from './contentSecurity'

/** The headers that every answer carries; how a request came is for the front to know. */
export function securityHeaders(): RequestHandler {
  const general = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    // Video sites refuse to play in a frame that does not say where it stands.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  const policy = contentSecurityPolicy({})
  return (req, res, next) => {
    res.setHeader('Content-Security-Policy', policy)
    general(req, res, next)
  }
}
