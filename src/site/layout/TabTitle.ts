import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { schoolOf, titleOf, withSchool } from '../titled.ts'

/** The specification gives this page one title, whichever part of it is shown. */
const TITLED_ONCE = '/about'

/**
 * Calls the tab what the sub-page is called that the address names, or what is said in the place of a page that
 * cannot be shown, and else what its page is called.
 * The server never sees an anchor; the words are those on screen, which it has sent for all of them.
 */
export function nameTab(router: AnyRouter): void {
  const { hash, pathname } = router.state.location
  const named = hash && pathname !== TITLED_ONCE ? document.getElementById(`${hash}-heading`) : null
  const heading = (named ?? document.querySelector('[data-names-tab]'))?.textContent
  document.title = heading
    ? withSchool(heading, schoolOf(router.options.context.queryClient))
    : titleOf(router)
}

/** Does so wherever one goes, also on a page that is not hydrated yet. */
export function TabTitle() {
  const router = useRouter()
  useEffect(() => {
    nameTab(router)
    return router.subscribe('onResolved', () => nameTab(router))
  }, [router])
  return null
}
