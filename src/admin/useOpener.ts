import { useLayoutEffect, useRef } from 'react'
import { CONTENT_ID } from '#ui/content.ts'

/**
 * For a window: notes what had the focus when it opened, for it to have it again. The window by itself looks a
 * frame after it is drawn, when something in it may have been touched. Where what had it is gone, such as the
 * form that asked, and nobody is in the page yet, its heading has it.
 */
export function useOpener(isOpen: boolean) {
  const opener = useRef<Element>(null)
  const thatIsThere = () => {
    const { current } = opener
    const isThere = current instanceof HTMLElement && current.isConnected
    return isThere && current !== document.body ? current : null
  }
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement
  }, [isOpen])
  return {
    // Asked when the window takes the focus: one that closed before it has given it back by now.
    initialFocusEl: () => {
      if (!thatIsThere()) opener.current = document.activeElement
      return null
    },
    finalFocusEl: () => {
      const content = document.getElementById(CONTENT_ID)
      const isInPage = content?.contains(document.activeElement)
      return thatIsThere() ?? (isInPage ? null : (content?.querySelector('h1') ?? null))
    },
  }
}
