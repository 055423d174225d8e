import { type ErrorRequestHandler, Router } from 'express'
import type { Logger } from 'pino'
import { isAdminPath } from '#contract/adminPath.ts'
import { Failure } from '#contract/failure.ts'
import { SHELL_ADDRESS } from '#contract/workerMessage.ts'
import { noteDependency, today } from '../published/dependencies.ts'
import { contentSecurityPolicy, newScriptNonce, sealScripts } from './contentSecurity.ts'
import { createMissingPages, type RenderedPage } from './missingPages.ts'
import { type SiteStyle, withStyles } from './pageStyles.ts'
import { sendPlainErrorPage } from './plainErrorPage.ts'

/** What the application renders for one address; see `renderPage` in src/entry-server.tsx. */
export type RenderPage = (input: {
  request: Request
  nonce: string
  /** The bare frame of the application, without any data. */
  isShell: boolean
  onLoaderError: (error: unknown) => void
}) => Promise<Response>

interface PageDependencies {
  render: RenderPage
  /** The site's style; see `withStyles`. */
  style?: SiteStyle | undefined
  /** Addresses in a page come from here; the request's Host never enters it. */
  publicOrigin: string
  /** Where pictures may come from besides this site. */
  pictureOrigins?: readonly string[]
  logger: Logger
  now: () => Date
}

/** Shown for the moment that the way from / to /home takes. */
const ENTRANCE_TEXT = '正在前往首頁…'

const isShellPath = (path: string) => path === SHELL_ADDRESS || isAdminPath(path)

/** Every address that is neither a call, nor a file: a page of the application, or its error page. */
export function pages(dependencies: PageDependencies): Router {
  const router = Router()
  const missingPage = createMissingPages({
    make: path => {
      const url = urlOf(dependencies.publicOrigin, path)
      return renderToBytes(dependencies, url, new AbortController().signal)
    },
    now: dependencies.now,
  })
  router.get('/{*any}', async (req, res) => {
    const url = urlOf(dependencies.publicOrigin, req.originalUrl)
    if (isEntrance(url)) {
      res.set('Cache-Control', 'no-cache').status(302).location('/home').type('text/plain')
      res.send(ENTRANCE_TEXT)
      return
    }
    const gone = new AbortController()
    res.on('close', () => gone.abort())
    const made = await renderToBytes(dependencies, url, gone.signal)
    const { 'content-location': shownAt } = made.headers
    const page = shownAt === undefined ? made : await missingPage(shownAt)
    if (gone.signal.aborted) return
    res.status(page.status).set(page.headers)
    if (page.body.length > 0) res.send(page.body)
    else res.end()
  })
  router.all('/{*any}', (req, res) => {
    const detail = `You made a ${req.method} request to "${req.path}", which is a page.`
    res.set('Allow', 'GET, HEAD')
    sendPlainErrorPage(res, 405, detail)
  })
  // Only what is no path at all comes here, such as `*`.
  router.use(({ originalUrl }) => {
    throw new URIError(originalUrl)
  })
  router.use(plainErrors)
  return router
}

/** @param address path and query, as they stand in the request. @throws URIError */
function urlOf(publicOrigin: string, address: string): URL {
  // Joined as text: resolved as a URL, `//elsewhere/` would leave the origin.
  const joined = publicOrigin + address
  if (!address.startsWith('/') || !URL.canParse(joined)) throw new URIError(address)
  return new URL(joined)
}

/** Whether nothing is left of a path once it is read as a browser reads it: `/.`, `/a/..` and `/\\` too. */
const isEntrance = ({ pathname }: URL): boolean => /^(\/|%20)*$/.test(pathname)

async function renderToBytes(
  { render, style, pictureOrigins, now, logger }: PageDependencies,
  url: URL,
  signal: AbortSignal,
): Promise<RenderedPage> {
  const nonce = newScriptNonce()
  const isShell = isShellPath(url.pathname)
  if (!isShell) noteDependency(today, now())
  let isAway = false
  const answer = await render({
    request: new Request(url, { signal }),
    nonce,
    isShell,
    onLoaderError: error => {
      isAway ||= error instanceof Failure && error.code === 'unavailable'
      logger.error({ err: error, path: url.pathname }, 'page loader failed')
    },
  })
  // What cannot be read now may be there in a moment, and nobody should forget the page for it.
  const status = isAway && answer.status === 500 ? 503 : answer.status
  const text = await answer.text()
  const lasting = { ...Object.fromEntries(answer.headers), 'cache-control': 'no-cache' }
  const isPage = answer.headers.get('content-type')?.startsWith('text/html')
  if (!isPage) return { status, headers: lasting, body: Buffer.from(text) }
  const sealed = sealScripts(text, nonce)
  const { html, styleHashes } = withStyles(sealed.html, style, isShell)
  const headers: Record<string, string> = {
    ...lasting,
    'content-security-policy': contentSecurityPolicy({
      scriptHashes: sealed.scriptHashes,
      ...(style === undefined ? {} : { styleHashes }),
      hasStyleAttributes: isShell,
      isPage: true,
      pictureOrigins,
    }),
  }
  return { status, headers, body: Buffer.from(html) }
}

const plainErrors: ErrorRequestHandler = (error, req, res, next) => {
  if (res.headersSent) return next(error)
  if (error instanceof URIError) {
    return sendPlainErrorPage(res, 400, 'The address cannot be read.')
  }
  // An aborted rendering has nobody left to answer.
  if (res.closed) return
  req.log.error({ err: error }, 'page rendering failed')
  sendPlainErrorPage(res, 500, 'The page could not be shown. Please try again later.')
}
