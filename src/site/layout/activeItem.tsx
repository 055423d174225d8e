import { useHydrated, useLocation } from '@tanstack/react-router'
import { navigation } from '#contract/navigation'

/** Pages that belong to an entry of the site map without standing under its address. */
const belongsTo: Readonly<Record<string, string>> = {
  latestNoticeDetail: '/latestNotice',
  mediaDetail: '/media',
}

/**
 * The address of the top entry that a page belongs to: the one with this very anchor, else the one
 * whose address begins the path. `undefined` outside the site map.
 */
export function activeHref(pathname: string, hash: string): string | undefined {
  const first = pathname.split('/')[1] ?? ''
  const page = belongsTo[first] ?? `/${first}`
  const exact = navigation.find(item => hash !== '' && item.href === `${pathname}#${hash}`)
  return (exact ?? navigation.find(item => item.href === page))?.href
}

/** The active top entry of the page that is shown. */
export function useActiveHref(): string | undefined {
  const { pathname, hash } = useLocation()
  // The server never sees the anchor, so it may count only after hydration.
  const isHydrated = useHydrated()
  return activeHref(pathname, isHydrated ? hash : '')
}
