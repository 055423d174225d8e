import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a dialog that is over the page as long as it is rendered: the page beneath keeps still without
 * its scroll bar's place closing up, and afterwards the focus is where it was.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    const { style, clientWidth } = document.documentElement
    element?.showModal()
    style.overflow = 'hidden'
    if (clientWidth < innerWidth) style.scrollbarGutter = 'stable'
    return () => {
      style.overflow = ''
      style.scrollbarGutter = ''
      // While it still stands in the page: a dialog taken out of it does not give the focus back.
      element?.close()
    }
  }, [])
  return dialog
}
