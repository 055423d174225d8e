import { useEffectEvent, useLayoutEffect } from 'react'
import { isComposing } from '#ui/composing.ts'

/**
 * Closes what is open with Escape from the first moment on: what Ark brings hears keys a frame later, and what
 * it has heard is `defaultPrevented`.
 */
export function useEscape(isOpen: boolean, onEscape: () => void): void {
  const close = useEffectEvent(onEscape)
  useLayoutEffect(() => {
    if (!isOpen) return
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event) && !event.defaultPrevented) close()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isOpen])
}
