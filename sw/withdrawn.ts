/**
 * Takes the place of a worker that went wrong: it removes everything that was kept and itself, and has
 * the pages that were served by the former one loaded anew from the server. A page that was never under
 * a worker is left alone, so that nobody is caught in a circle of loading.
 */
declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', event => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', event => event.waitUntil(withdraw()))

async function withdraw(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' })
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
  // Not waited for: a page only comes once this worker is done.
  for (const page of pages) void page.navigate(page.url).catch(() => null)
}

export {}
