/** The part of an address that says which page of its lists is wanted. */
export interface PageSearch {
  page?: number
}

/**
 * Reads it; what is no page after the first says nothing, by name, because the router keeps what it
 * is not told of.
 */
export function pageSearch({ page }: Record<string, unknown>): PageSearch {
  return Number.isSafeInteger(page) && Number(page) > 1
    ? { page: Number(page) }
    : { page: undefined }
}

/** `/media#news` with the page wanted: `/media?page=2#news`. The first needs no mention. */
export function pageHref(href: string, page: number): string {
  if (page === 1) return href
  const [path, anchor] = href.split('#')
  return `${path}?page=${page}${anchor ? `#${anchor}` : ''}`
}
