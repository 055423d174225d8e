/** What the worker answers, and from where. */
import type { WorkboxPlugin } from 'workbox-core/types'
import { ExpirationPlugin } from 'workbox-expiration'
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching'
import { RangeRequestsPlugin } from 'workbox-range-requests'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { NOT_PAGES } from '#contract/notPages.ts'
import { type KeptFile, SHELL_ADDRESS } from '#contract/workerMessage.ts'
import { ADMIN_CACHE } from './adminFiles.ts'
import { insteadOfPicture } from './fallback.ts'
import { leavingSignal } from './leaving.ts'
import { isShellOf } from './shell.ts'
import { isOwn, isStored, ownAddress } from './stored.ts'

const MOST_PICTURES = 400
const MOST_DOCUMENTS = 30
const LONGEST_S = 90 * 24 * 60 * 60

const isOf = (type: RegExp, response: Response): boolean =>
  // A part of a file is not the file.
  response.status === 200 && type.test(response.headers.get('content-type') ?? '')

/** What a captive portal answers is a page, whatever was asked for; it must not be kept as that. */
const only = (type: RegExp): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => (isOf(type, response) ? response : null),
})

const limited = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: LONGEST_S, purgeOnQuotaError: true })

const PICTURES = 'pictures'
const IMAGE = /^image\//
const NOT_FOUND = 404

/**
 * A picture of the storage's is asked for so that the answer can be read, as one that cannot be read can
 * be anything. A storage that does not allow that, or is away, leaves it to the site.
 */
const fromStorage: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => ownAddress(request.url),
  requestWillFetch: async ({ request }) => {
    // Not before Safari 17.4, where a picture that nobody waits for any more comes all the same.
    const signal = AbortSignal.any?.([request.signal, leavingSignal()]) ?? leavingSignal()
    return isOwn(new URL(request.url))
      ? new Request(request, { signal })
      : new Request(request.url, { mode: 'cors', credentials: 'omit', signal })
  },
  // Of the site itself only that there is none is an answer: a gateway's page is as good as no line.
  fetchDidSucceed: async ({ request, response }) => {
    const isMissing = isOwn(new URL(request.url)) && response.status === NOT_FOUND
    if (isMissing || isOf(IMAGE, response)) return response
    throw new TypeError('no picture')
  },
  handlerDidError: async ({ request, event }) => {
    if (isOwn(new URL(request.url))) return insteadOfPicture(request, PICTURES)
    return pictures.handle({ event, request: new Request(ownAddress(request.url)) })
  },
}

export const pictures = new CacheFirst({
  cacheName: PICTURES,
  plugins: [only(IMAGE), limited(MOST_PICTURES), fromStorage],
})

const documents = new CacheFirst({
  cacheName: 'documents',
  plugins: [only(/^application\/pdf/), new RangeRequestsPlugin(), limited(MOST_DOCUMENTS)],
})

/** Registers all routes. @param files what the build puts on every phone */
export function answer(files: KeptFile[]): void {
  const paths = new Set(files.map(({ url }) => url))
  addPlugins([
    {
      // A script that is a page would break every visit to come: better no new version.
      cacheWillUpdate: async ({ request, response }) => {
        const isPage = /^text\/html/.test(response?.headers.get('content-type') ?? '')
        const mayBePage = new URL(request.url).pathname === SHELL_ADDRESS
        if (!response?.ok || isPage !== mayBePage) return null
        return !isPage || isShellOf(await response.clone().text(), paths) ? response : null
      },
    },
  ])
  precacheAndRoute(files, { cleanURLs: false, directoryIndex: '' })
  cleanupOutdatedCaches()
  const shell = createHandlerBoundToURL(SHELL_ADDRESS)
  registerRoute(new NavigationRoute(shell, { denylist: NOT_PAGES as RegExp[] }))
  registerRoute(({ url }) => isOwn(url) && url.pathname.endsWith('.pdf'), documents)
  registerRoute(({ url, request }) => isStored(url) && request.destination === 'image', pictures)
  registerRoute(
    ({ url }) => url.origin === location.origin && url.pathname.startsWith('/assets/'),
    new CacheFirst({ cacheName: ADMIN_CACHE, plugins: [{ cacheWillUpdate: async () => null }] }),
  )
}
