import { WATCHED_ADDRESSES } from './health.ts'

/**
 * The parts of the site that are not pages: the worker never answers them with the shell. It asks by path and
 * query together, and what a query says makes no page of a file, nor a file of a page.
 */
export const NOT_PAGES: readonly RegExp[] = [
  /^\/(api|upload|assets|feeds|icons|\.well-known)([/?#]|$)/,
  new RegExp(`^(${WATCHED_ADDRESSES.join('|')})([?#]|$)`),
  // Anything with an ending: site map, robots, calendars, documents, the worker.
  /^[^?#]*\/[^/?#]+\.[^/?#]+([?#]|$)/,
]

/** Whether an address of this site, with or without a query and an anchor, is that of a page. */
export const isPage = (address: string): boolean => !NOT_PAGES.some(each => each.test(address))
