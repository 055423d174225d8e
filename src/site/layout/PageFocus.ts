import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusContent } from '#ui/content.ts'

/**
 * Takes the keyboard's and the screen reader's place along to the page that one has gone to: the link that led there
 * is gone with the page before, or stands beside what is read. Where the page is opened by the browser it has none,
 * and where the page itself has taken it, it stays.
 */
export function PageFocus() {
  const router = useRouter()
  useEffect(() => {
    let before: Element | null
    const stopAsking = router.subscribe('onBeforeNavigate', () => {
      before = document.activeElement
    })
    const stop = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      const taken = document.querySelector('main :focus, dialog:modal')
      if (fromLocation && pathChanged && (!taken || taken === before)) focusContent()
    })
    return () => {
      stopAsking()
      stop()
    }
  }, [router])
  return null
}
