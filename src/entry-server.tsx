/**
 * One page, rendered whole. The answer is complete when the promise resolves: nothing is streamed,
 * because the Content-Security-Policy in front of it names the hash of every inline script inside.
 */

import { dehydrate } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import type { ReactNode } from 'react'
// Node's own build would follow every asynchronous step of the process from then on, and slow all of them.
import { renderToReadableStream } from 'react-dom/server.browser'
import { isAdminPath } from '#contract/adminPath.ts'
import { pageOfData } from '#contract/pageData.ts'
import type { RequestCall } from '#data/api.ts'
import { keepPicturesAt } from '#data/fileAddress.ts'
import { beginScript } from '#hydration/begin.ts'
import { captureScript } from '#hydration/eventCapture.ts'
import { MISSING_META } from '#hydration/missingPage.ts'
import { trustedTypesScript } from '#hydration/trustedTypes.ts'
import { firstPaintScript } from '#site/layout/firstPaint.ts'
import { headTags } from '#site/seo/headTags.ts'
import { createRouter } from './router.tsx'
import { canonicalPath, missingPath } from './routes/-canonicalPath.ts'

/** Which scripts, preloads and styles belong to which route, by route id. */
export type RouteAssets = Awaited<
  ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>
>

export interface PageInput {
  /** The page's address under the public origin, which its head tells others; its signal gives up the rendering. */
  request: Request
  /** Fetches what the page shows, within this process. */
  call: RequestCall
  assets: RouteAssets
  /** Addresses of the scripts that make it answer, of which the later ones import the earlier. */
  scripts: readonly string[]
  /** Stands on every inline script that this rendering writes. */
  nonce: string
  /** Renders the document alone: no route's data, no route's component. */
  isShell: boolean
  /** The public address of the storage, where it has one. */
  picturesAt: string | undefined
  /** Told of a failing loader, whose error page is then rendered with status 500. */
  onLoaderError: (error: unknown) => void
}

/**
 * Renders the page at `request.url`: 200, 404 or 500 with the whole document, or a redirect. Of what is
 * missing the document is rendered at one address for all of a route; elsewhere it is a 404 without a
 * body, which names that address as its Content-Location. At the address of a page's data it is what the page
 * was made from (`pageData`).
 * Rejects where the components themselves fail to render.
 */
export function renderPage(input: PageInput): Promise<Response> {
  const { request, call, assets, scripts, nonce, isShell, onLoaderError } = input
  keepPicturesAt(input.picturesAt)
  const { origin, pathname, search } = new URL(request.url)
  const page = isShell ? undefined : pageOfData(pathname)
  if (page !== undefined) return pageData(input, page + search)
  const [, , route] = matcher.getMatchedRoutes(pathname)
  const missing = missingPath(route?.fullPath)
  const isNowhere = !isShell && pathname !== missing && missing === missingPath(undefined)
  if (isNowhere) return Promise.resolve(shownAt(missing))
  const ofThisPage = createRouter({ request: call, ssr: { nonce }, isShell })
  const handle = createRequestHandler({
    request,
    createRouter: () => ofThisPage,
    getRouterManifest: () => assets,
  })
  const answer = handle(async ({ router, responseHeaders }) => {
    for (const match of router.stores.matches.get()) {
      if (match.status === 'error') onLoaderError(match.error)
    }
    if (!isShell && getSsrStatus(router) === 404 && pathname !== missing) return shownAt(missing)
    const html = await renderToHtml(<RouterServer router={router} />, request.signal)
    const status = getSsrStatus(router)
    const mark = status === 404 ? `<meta name="${MISSING_META}" content="${missing}">` : ''
    const tags = headTags(router, origin, status) + mark
    // Only now, as the hydration data says what the rendering changed.
    const page = await transformHtmlStringWithRouter(router, html)
    // Beside React, which passes over what it did not write: so no visitor downloads it a second time.
    const script = `<script nonce="${nonce}">${trustedTypesScript}${firstPaintScript}${captureScript}${beginScript(scripts)}</script>`
    const whole = page.replace('</head>', () => `${script}${tags}</head>`)
    return new Response(whole, { status, headers: responseHeaders })
  })
  // Its timers would hold what was answered for minutes.
  return answer.finally(() => ofThisPage.options.context.queryClient.clear())
}

/** The answers that the page at `path` is made from, for the browser that hydrates it. */
async function pageData({ call, onLoaderError }: PageInput, path: string): Promise<Response> {
  const [, , route] = matcher.getMatchedRoutes(path)
  const isMissing = path === missingPath(route?.fullPath)
  const nothing = new Response(null, { status: 404 })
  if (route ? isAdminPath(route.fullPath) : !isMissing) return nothing
  const router = createRouter({ request: call })
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  for (const match of router.stores.matches.get()) {
    if (match.status === 'error') onLoaderError(match.error)
  }
  const { queryClient } = router.options.context
  const data = dehydrate(queryClient)
  queryClient.clear()
  // What is missing has a page as well, at the one address that stands for all of its route.
  if (getSsrStatus(router) === 404 && !isMissing) return nothing
  return Response.json(data, { status: isMissing ? 200 : getSsrStatus(router) })
}

const shownAt = (path: string) =>
  new Response(null, { status: 404, headers: { 'content-location': path } })

/** Matches addresses and nothing else. */
const matcher = createRouter({ request: () => Promise.reject(new Error('asks nothing')) })

/**
 * The one path of the page at `path`, which may be spelled in any case.
 * @returns `undefined` where no page is there
 */
export function pagePath(path: string): string | undefined {
  const [, params, route] = matcher.getMatchedRoutes(path)
  return route && canonicalPath({ fullPath: route.fullPath, params })
}

/** The document without its doctype. A component that throws rejects, instead of leaving a hole. */
async function renderToHtml(document: ReactNode, signal: AbortSignal): Promise<string> {
  const errors: unknown[] = []
  const stream = await renderToReadableStream(document, {
    signal,
    // Never outlined into hidden pieces that a script must move into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: error => void errors.push(error),
  })
  await stream.allReady
  if (errors.length > 0) {
    await stream.cancel()
    throw errors[0]
  }
  const html = await new Response(stream).text()
  return html.replace(/^<!DOCTYPE html>/, '')
}
