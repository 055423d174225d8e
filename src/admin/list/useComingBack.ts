import { useElementScrollRestoration, useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { isFocusFree } from '../covered.ts'

/**
 * Brings whoever comes back to a list to where they were: the page scrolls there, also where the rows come
 * later than the page, and the link of the row whose form was open has the focus.
 * @param id of that record; `undefined` where no form was open before
 * @param areShown whether the rows are there
 */
export function useComingBack(id: string | undefined, areShown: boolean): void {
  const router = useRouter()
  const kept = useElementScrollRestoration({ getElement: () => window })
  const isPlaced = useRef(false)
  const isDone = useRef(false)

  useLayoutEffect(() => {
    if (!areShown || isPlaced.current) return
    isPlaced.current = true
    // The router did so when the page was shown, which a reload does before the list is there at all.
    if (kept) scrollTo(kept.scrollX, kept.scrollY)
  }, [areShown, kept])

  useEffect(() => {
    if (!areShown || isDone.current) return
    isDone.current = true
    if (id === undefined) return
    const { __TSR_key: here } = router.latestLocation.state
    showRow()
    // The router scrolls to where the list was after its rows are there.
    const forget = router.subscribe('onRendered', ({ toLocation }) => {
      forget()
      if (toLocation.state.__TSR_key === here) showRow()
    })
  }, [router, id, areShown])
}

/**
 * Gives the focus to the row that one comes from, and scrolls no further than it takes to see it; not where
 * somebody is elsewhere on the page by then.
 */
function showRow(): void {
  const row = document.querySelector('tr[data-came-from]')
  const link = row?.querySelector<HTMLElement>('[data-title] a')
  if (!isFocusFree() && document.activeElement !== link) return
  link?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}
