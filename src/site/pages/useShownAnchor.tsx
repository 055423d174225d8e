import { useHydrated, useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/** Anchors of the layout around the page: following them chooses no sub-page. */
const around = ['content', 'site-map']

/**
 * The anchor of the sub-page that is shown: the one the address names, else the first. `undefined`
 * until the page has come alive, because the server never sees an anchor. When another one is
 * chosen, the focus goes to its heading, as it does where the browser itself follows an anchor.
 */
export function useShownAnchor(href: string, anchors: readonly string[]): string | undefined {
  const { pathname, hash } = useLocation()
  const isHydrated = useHydrated()
  const [kept, keep] = useState(anchors[0])
  // On the way to another page the address is already that page's, while this one still shows.
  const isElsewhere = pathname !== href || around.includes(hash)
  const named = anchors.includes(hash) ? hash : anchors[0]
  const shown = isElsewhere ? kept : named
  if (isHydrated && shown !== kept) keep(shown)

  const anchor = isHydrated ? shown : undefined
  // Where the browser itself opened the page, it has already gone to the anchor.
  const moves = useRef(isHydrated && hash !== '')
  useEffect(() => {
    if (anchor === undefined) return
    if (moves.current) headingOf(anchor)?.focus({ preventScroll: true })
    moves.current = true
  }, [anchor])
  return anchor
}

const headingOf = (anchor: string) => document.getElementById(`${anchor}-heading`)
