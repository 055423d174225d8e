/**
 * The page of what is missing is the same for all addresses of a route, so the server renders it at one
 * that stands for them and keeps it. In the browser the router takes the address of the visit for that
 * one, so that it finds what was rendered; the address bar keeps what was asked for.
 */

/** Names the address that the page was rendered at. */
export const MISSING_META = 'missing'

const withPath = (url: URL, pathname: string) => Object.assign(url, { pathname })

const shownAt = () => document.querySelector<HTMLMetaElement>(`meta[name=${MISSING_META}]`)?.content

/** The path that the server rendered the page at. */
export const shownPath = (): string => shownAt() ?? location.pathname

/** How the router reads and writes addresses on a page of what is missing; nothing on others. */
export function missingRewrite() {
  const shown = shownAt()
  if (!shown) return undefined
  const asked = location.pathname
  return {
    input: ({ url }: { url: URL }) => (url.pathname === asked ? withPath(url, shown) : url),
    output: ({ url }: { url: URL }) => (url.pathname === shown ? withPath(url, asked) : url),
  }
}
