/** What the worker answers, and from where. */
import type { WorkboxPlugin } from 'workbox-core/types'
import { ExpirationPlugin } from 'workbox-expiration'
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { RangeRequestsPlugin } from 'workbox-range-requests'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { UPLOAD_PATH } from '#contract/asset'
import { NOT_PAGES, SHELL_ADDRESS } from '#contract/workerMessage'
import { ADMIN_CACHE } from './adminFiles'
import { insteadOfPicture } from './fallback'

const MOST_PICTURES = 400
const MOST_DOCUMENTS = 30
const LONGEST_S = 90 * 24 * 60 * 60

/** What a captive portal answers is a page, whatever was asked for; it must not be kept as that. */
const only = (type: RegExp): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => {
    // A part of a file is not the file.
    const isWanted =
      response.status === 200 && type.test(response.headers.get('content-type') ?? '')
    return isWanted ? response : null
  },
})

const limited = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: LONGEST_S, purgeOnQuotaError: true })

export const pictures = new CacheFirst({
  cacheName: 'pictures',
  plugins: [
    only(/^image\//),
    limited(MOST_PICTURES),
    { handlerDidError: async ({ request }) => insteadOfPicture(request, 'pictures') },
  ],
})

const documents = new CacheFirst({
  cacheName: 'documents',
  plugins: [only(/^application\/pdf/), new RangeRequestsPlugin(), limited(MOST_DOCUMENTS)],
})

const isUpload = (url: URL) =>
  url.origin === location.origin && url.pathname.startsWith(`${UPLOAD_PATH}/`)

/** Registers all routes. @param files what the build puts on every phone */
export function answer(files: (string | PrecacheEntry)[]): void {
  addPlugins([
    {
      // A script that is a page would break every visit to come: better no new version.
      cacheWillUpdate: async ({ request, response }) => {
        const isPage = /^text\/html/.test(response?.headers.get('content-type') ?? '')
        const mayBePage = new URL(request.url).pathname === SHELL_ADDRESS
        return response?.ok && isPage === mayBePage ? response : null
      },
    },
  ])
  precacheAndRoute(files, { cleanURLs: false, directoryIndex: '' })
  cleanupOutdatedCaches()
  const shell = createHandlerBoundToURL(SHELL_ADDRESS)
  registerRoute(new NavigationRoute(shell, { denylist: NOT_PAGES as RegExp[] }))
  registerRoute(({ url }) => isUpload(url) && url.pathname.endsWith('.pdf'), documents)
  registerRoute(({ url, request }) => isUpload(url) && request.destination === 'image', pictures)
  registerRoute(
    ({ url }) => url.origin === location.origin && url.pathname.startsWith('/assets/'),
    new CacheFirst({ cacheName: ADMIN_CACHE, plugins: [{ cacheWillUpdate: async () => null }] }),
  )
}
