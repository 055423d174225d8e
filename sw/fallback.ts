/** What stands in the place of a picture that cannot be had: another width of it, or a quiet plane. */
const WIDTH = /(-\d+)?\.[a-z0-9]+$/

const plane = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9" preserveAspectRatio="none"><path fill="#eef1ef" d="M0 0h16v9H0z"/></svg>`

/** The same picture in any width that is kept; never fails, so that no page shows a broken picture. */
export async function insteadOfPicture(request: Request, cacheName: string): Promise<Response> {
  const cache = await caches.open(cacheName)
  const stem = stemOf(request.url)
  const other = (await cache.keys()).find(({ url }) => stemOf(url) === stem)
  const kept = other && (await cache.match(other))
  return kept ?? new Response(plane, { headers: { 'Content-Type': 'image/svg+xml' } })
}

const stemOf = (address: string): string => new URL(address).pathname.replace(WIDTH, '')
