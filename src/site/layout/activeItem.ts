import { useLocation } from '@tanstack/react-router'
import { collections } from '#contract/collections/index.ts'
import { navigation } from '#contract/navigation.ts'
import { recordOfAddress, topEntryOf } from '#contract/pages.ts'
import { useHydrated } from '#ui/Hydrated.tsx'

/**
 * The address of the top entry that a page belongs to: the one with this very anchor, else the one
 * that a record's collection names or whose address begins the path. `undefined` outside the site map.
 */
export function activeHref(
  pathname: string,
  hash: string,
  among = collections,
): string | undefined {
  const found = recordOfAddress(pathname, among)
  const page = found ? topEntryOf(found.collection) : `/${pathname.split('/')[1]}`
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
