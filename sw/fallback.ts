/** What stands in the place of a picture that cannot be had: another width of it. */
const WIDTH = /(-\d+)?\.[a-z0-9]+$/

/** The same picture in any width that is kept; else a failure, which the page itself says in words. */
export async function insteadOfPicture(request: Request, cacheName: string): Promise<Response> {
  const cache = await caches.open(cacheName)
  const stem = stemOf(request.url)
  const other = (await cache.keys()).find(({ url }) => stemOf(url) === stem)
  return (other && (await cache.match(other))) ?? Response.error()
}

const stemOf = (address: string): string => new URL(address).pathname.replace(WIDTH, '')
