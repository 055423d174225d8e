import { useLayoutEffect, useRef } from 'react'

/**
 * What had the focus when a window opened, for it to have it again. The window itself looks a frame after it is
 * drawn, when something in it may have been touched.
 * @returns nothing where it is gone: what the window saw has it then
 */
export function useOpener(isOpen: boolean): () => HTMLElement | null {
  const opener = useRef<Element>(null)
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement
  }, [isOpen])
  return () => {
    const { current } = opener
    const isThere = current instanceof HTMLElement && current.isConnected
    return isThere && current !== document.body ? current : null
  }
}
