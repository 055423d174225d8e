import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '#ui/Hydrated.tsx'
import { nameTab } from '../layout/TabTitle.ts'
import { shownAnchor } from './subPageList.ts'

/**
 * The anchor of the sub-page that is shown: the one the address names, else the first. `undefined`
 * until the page has come alive, because the server never sees an anchor. When another one is
 * chosen, the focus goes to its heading, as it does where the browser itself follows an anchor.
 */
export function useShownAnchor(href: string): string | undefined {
  const { pathname, hash } = useLocation()
  const isHydrated = useHydrated()
  const [kept, keep] = useState(() => shownAnchor(href, ''))
  // On the way to another page the address is already that page's, while this one still shows.
  const isHere = pathname === href
  const shown = isHere ? shownAnchor(href, hash) : kept
  if (isHydrated && shown !== kept) keep(shown)

  const anchor = isHydrated ? shown : undefined
  const router = useRouter()
  const isFirst = useRef(true)
  useEffect(() => {
    if (anchor === undefined || !isHere) return
    nameTab(router)
    // Where the browser itself opened the page at this anchor, it has already gone there.
    const section = document.getElementById(anchor)
    const isThere = isFirst.current && (hash !== anchor || section?.matches(':target'))
    isFirst.current = false
    if (!isThere) section?.querySelector('h2')?.focus({ preventScroll: true })
  }, [anchor, hash, isHere, router])
  return anchor
}
