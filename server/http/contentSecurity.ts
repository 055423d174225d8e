/**
 * The page's Content-Security-Policy lists its inline scripts by hash, so that the finished bytes can
 * be kept and sent again. What must always hold: only scripts that our own rendering wrote are listed.
 * They are told apart by a nonce made for this one rendering, which no content can know; hashing
 * whatever stands in the HTML would bless a script that slipped into an article.
 */
import { hash, randomBytes } from 'node:crypto'

/** The CSP source of an inline script or style sheet. */
export const hashSource = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`

/** Proof, within one rendering, that a script is ours. It leaves the page again with `sealScripts`. */
export const newScriptNonce = () => randomBytes(16).toString('base64url')

const INLINE_SCRIPT = /<script\b(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** The page without the nonce, and the CSP sources of the inline scripts that carried it. */
export function sealScripts(html: string, nonce: string) {
  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (const [, attributes = '', source = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (!attributes.includes(mark)) continue
    hashes.add(hashSource(source))
  }
  // The router announces its nonce to the browser, where it would stand for nothing.
  const announcement = `<meta property="csp-nonce" content="${nonce}"/>`
  const sealed = html.replaceAll(mark, '').replace(announcement, '')
  return { html: sealed, scriptHashes: [...hashes] }
}

interface Sources {
  /** CSP sources of inline scripts. */
  scriptHashes?: readonly string[]
  /**
   * CSP sources of inline style sheets. Without any every one is allowed: in development, where Vite writes
   * them, and in what is no page, which browsers show with style of their own.
   */
  styleHashes?: readonly string[]
  /** Whether style attributes are allowed: the editor reads them from what is pasted into it. */
  hasStyleAttributes?: boolean
  /** Whether the answer is a document of ours, which makes what a script may load or write by a policy. */
  isPage?: boolean
  /** Where pictures may come from besides this site: the object storage's origin. */
  pictureOrigins?: readonly string[]
}

/** The policy of one answer; without hashes it allows no inline script at all. */
export function contentSecurityPolicy({
  scriptHashes = [],
  styleHashes = ["'unsafe-inline'"],
  hasStyleAttributes = false,
  isPage = false,
  pictureOrigins = [],
}: Sources): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scriptHashes].join(' '),
    // What components set on an element by script is no attribute, and always allowed.
    ['style-src', "'self'", ...styleHashes].join(' '),
    ...(hasStyleAttributes ? ["style-src-attr 'unsafe-inline'"] : []),
    // See `trustedTypesScript`.
    ...(isPage ? ["require-trusted-types-for 'script'", 'trusted-types default'] : []),
    ['img-src', "'self'", 'data:', 'blob:', ...pictureOrigins].join(' '),
    // The worker asks for pictures by itself, to keep them.
    ['connect-src', "'self'", ...pictureOrigins].join(' '),
    // Put into a page by a click and never before: players of videos, and documents of our own,
    // which alone among all that is ours let themselves be framed.
    "frame-src 'self' https://www.youtube-nocookie.com https://player.bilibili.com",
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
