/**
 * How an address is spelled. The router reads one in any case, as people type and print it; but what
 * goes by the path (menus, anchors, caches, search engines) knows each page under one address alone.
 */
import { redirect } from '@tanstack/react-router'
import { isAdminPath } from '#contract/adminPath.ts'

interface Matched {
  /** The route's own path, where parameters are written like `$courseId`. */
  fullPath: string
  params: Readonly<Record<string, string | undefined>>
}

/** What kinds and ids are made of; whatever else stands there names no record. */
const PLAIN = /^[\w-]+$/

/**
 * The path of the page that an address was read as, spelled like the site map. It is made of the route
 * and not of the address, so it leads to this site, and it leads there at once.
 * @returns `undefined` where the address is no page's
 */
export function canonicalPath({ fullPath, params }: Matched): string | undefined {
  if (fullPath === '/$' || !Object.values(params).every(value => PLAIN.test(value ?? ''))) return
  // The admin's pages have capital letters in their names; ids and kinds of records have none.
  const isAdmin = isAdminPath(fullPath)
  const path = fullPath.replace(/\$(\w+)/g, (_, name) => {
    const value = params[name] ?? ''
    return isAdmin ? value : value.toLowerCase()
  })
  return path.replace(/(.)\/$/, '$1')
}

/** Where a page stands that no route has. */
const NOWHERE = '/404'

/**
 * The one address under which is shown what is missing at all addresses of a route: their page is the same.
 * @param fullPath the route's own path; nothing where none has the address
 */
export function missingPath(fullPath: string | undefined): string {
  return fullPath === undefined || fullPath === '/$'
    ? NOWHERE
    : fullPath.replace(/\$\w+/g, 'missing')
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** It took the place of an address that was spelled in another way. */
    isRespelled?: boolean
  }
}

/** As much as it takes of what the router tells `beforeLoad`. */
interface Loading {
  location: { pathname: string }
  matches: readonly Matched[]
}

/**
 * What a branch of the site map does before it loads. The server has led a first visit to the right
 * spelling already; this is for links within the site, and for pages that come from the device.
 * @param loading a `Loading`; called by its type, a route's own would follow from itself
 * @throws a redirect of the router, where the address is spelled in another way
 */
export function toCanonicalPath(loading: unknown): void {
  const { location, matches } = loading as Loading
  const page = matches.at(-1)
  const to = page && canonicalPath(page)
  if (to === undefined || to === location.pathname) return
  // The router takes an address with a slash at its end for the one without, and would load it for ever: with a
  // state of its own, it is another.
  throw redirect({ to, search: true, hash: true, replace: true, state: { isRespelled: true } })
}
