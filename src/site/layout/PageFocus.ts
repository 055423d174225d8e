import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusContent } from '#ui/content.ts'

/**
 * Takes the keyboard's and the screen reader's place along to the page that one has gone to: the link that led there
 * is gone with the page before, or stands beside what is read. Where the page is opened by the browser it has none.
 */
export function PageFocus() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        const hasFocus = document.querySelector('main:focus-within, dialog:modal')
        if (fromLocation && pathChanged && !hasFocus) focusContent()
      }),
    [router],
  )
  return null
}
