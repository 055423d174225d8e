import type { RequestHandler } from 'express'

interface Spelling {
  /** The one path of the page at an address that is spelled in any case; see src/entry-server. */
  pagePath: (path: string) => string | undefined
}

/**
 * Addresses that are spelled in another way than the site's own (capital letters, slashes, dots, encoded
 * letters, an end that was pasted along) for ever led to the one that it has: two addresses of one page
 * would be two pages to whoever counts or keeps them. What must hold: nobody is led to another host,
 * whatever the address begins with.
 */
export function rightSpellings({ pagePath }: Spelling): RequestHandler {
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next()
    const [path = '', ...query] = req.originalUrl.split('?')
    const read = path.startsWith('/') ? asRead(path) : undefined
    if (read === undefined) return next()
    const right = pagePath(read) ?? withoutLooseEnd(path)
    if (right === path || (right === '/' && !path.includes('%20'))) return next()
    res.set('Cache-Control', 'no-cache')
    res.redirect(301, [right, ...query].join('?'))
  }
}

/** A path as a browser reads it, and decoded; `undefined` where that cannot be done. */
function asRead(path: string): string | undefined {
  try {
    const { pathname } = new URL(`http://site${path}`)
    return withoutEnd(decodeURIComponent(pathname).replace(/\/{2,}/g, '/'), ['/', ' ']) || '/'
  } catch {
    return undefined
  }
}

/** No page, but perhaps a file, whose address was pasted with what stood behind it. */
function withoutLooseEnd(path: string): string {
  const trimmed = withoutEnd(path, ['/', '%20'])
  return trimmed === path ? path : trimmed.replace(/^[/\\]+/, '/') || '/'
}

/** Not by an expression, which would look anew from each of many slashes that stand before something else. */
function withoutEnd(path: string, loose: readonly string[]): string {
  let end = path.length
  for (;;) {
    const last = loose.find(part => path.endsWith(part, end))
    if (last === undefined) return path.slice(0, end)
    end -= last.length
  }
}
