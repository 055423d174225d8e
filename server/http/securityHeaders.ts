import type { RequestHandler } from 'express'
import helmet from 'helmet'
import { contentSecurityPolicy } from './contentSecurity.ts'

/** What neither the site nor anything in one of its frames may ask a visitor for. */
const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map(feature => `${feature}=()`)
  .join(', ')

/**
 * The headers that every answer carries; how a request came is for the front to know.
 * @param pictureOrigins where pictures may come from besides this site
 */
export function securityHeaders(pictureOrigins: readonly string[] = []): RequestHandler {
  const general = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    // Spoken to browsers that are gone: Flash, Internet Explorer, and a filter that did harm.
    xPermittedCrossDomainPolicies: false,
    xDownloadOptions: false,
    xXssProtection: false,
    // What is not asked for is off already on a page that came by TLS.
    xDnsPrefetchControl: false,
    // Video sites refuse to play in a frame that does not say where it stands.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  const policy = contentSecurityPolicy({ pictureOrigins })
  return (req, res, next) => {
    res.setHeader('Content-Security-Policy', policy)
    res.setHeader('Permissions-Policy', PERMISSIONS)
    general(req, res, next)
  }
}
