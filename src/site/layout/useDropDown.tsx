import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'

const DELAY_MS = 200

type Opening = 'closed' | 'hover' | 'pressed'

/**
 * A menu that a mouse opens by resting on it, and anybody by its button. A press on the button of a
 * menu that has just opened under the mouse keeps it open: the hand was quicker than the eye.
 */
export function useDropDown() {
  const [opening, setOpening] = useState<Opening>('closed')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const button = useRef<HTMLButtonElement>(null)

  const set = (next: Opening) => {
    clearTimeout(timer.current)
    setOpening(next)
  }
  const setLater = (change: (now: Opening) => Opening) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpening(change), DELAY_MS)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    isOpen: opening !== 'closed',
    close: () => set('closed'),
    /** For the element around label, button and menu. */
    area: {
      onPointerEnter: setLater(now => (now === 'closed' ? 'hover' : now)),
      onPointerLeave: setLater(() => 'closed'),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) set('closed')
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || opening === 'closed') return
        set('closed')
        button.current?.focus()
      },
    },
    button: {
      ref: button,
      'aria-expanded': opening !== 'closed',
      onClick: () => set(opening === 'pressed' ? 'closed' : 'pressed'),
    },
  }
}
