import type { PageQuery } from '#contract/pageParameters.ts'

/** The part of an address that says which page of its lists is wanted. */
interface PageSearch {
  page?: number
}

/**
 * Reads it; what is no page after the first says nothing. It is then `undefined` and not left out,
 * or the router would keep what it could not read.
 */
export function pageSearch({ page }: PageQuery): PageSearch {
  return { page: Number.isSafeInteger(page) && Number(page) > 1 ? Number(page) : undefined }
}

/** `/media#news` with the page wanted: `/media?page=2#news`. The first needs no mention. */
export function pageHref(href: string, page: number): string {
  if (page === 1) return href
  const [path, anchor] = href.split('#')
  return `${path}?page=${page}${anchor ? `#${anchor}` : ''}`
}
