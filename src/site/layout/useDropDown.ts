import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useHydrated } from '#ui/Hydrated.tsx'

const DELAY_MS = 200

/** At first by style alone, which needs no script: a menu is hovered before it is hydrated. */
type Opening = 'byStyle' | 'closed' | 'hover' | 'pressed'

/** Where a key leads from place `at` of so many; from -1, above the first, only down. */
function placeByKey(key: string, at: number, count: number): number | undefined {
  if (at < 0) return key === 'ArrowDown' ? 0 : undefined
  const places: Readonly<Record<string, number>> = {
    ArrowDown: (at + 1) % count,
    ArrowUp: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
  }
  return places[key]
}

/**
 * A menu that a mouse opens by resting on it, and anybody by its button or the arrow down. A press on
 * the button of a menu that has just opened under the mouse keeps it open: the hand was quicker than
 * the eye. Its items are the links within the element of `menu`.
 */
export function useDropDown() {
  const [opening, setOpening] = useState<Opening>(useHydrated() ? 'closed' : 'byStyle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLUListElement>(null)
  const area = useRef<HTMLElement>(null)
  const isOpen = opening === 'hover' || opening === 'pressed'

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
  useEffect(() => {
    if (!isOpen) return
    const isWithin = (node: unknown) => area.current?.contains(node as Node)
    const leave = ({ target }: Event) => {
      if (!isWithin(target)) setOpening('closed')
    }
    const dismiss = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpening('closed')
      if (isWithin(document.activeElement)) button.current?.focus()
    }
    // Safari gives no focus to a button that is pressed: nothing blurs there, and no key is pressed within.
    document.addEventListener('pointerdown', leave)
    document.addEventListener('keydown', dismiss)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('keydown', dismiss)
    }
  }, [isOpen])
  useLayoutEffect(() => {
    const isHovered = menu.current?.parentElement?.matches(':hover')
    setOpening(now => (now === 'byStyle' ? (isHovered ? 'hover' : 'closed') : now))
  }, [])

  const moveByKey = (event: KeyboardEvent) => {
    const links = [...(menu.current?.querySelectorAll('a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    const place = placeByKey(event.key, at, links.length)
    if (place === undefined || !links[place]) return
    event.preventDefault()
    // What is hidden takes no focus.
    if (!isOpen) flushSync(() => set('pressed'))
    links[place].focus()
  }

  return {
    isOpen,
    close: () => set('closed'),
    /** For the element around label, button and menu. */
    area: {
      ref: area as Ref<never>,
      onPointerEnter: setLater(now => (now === 'pressed' ? now : 'hover')),
      onPointerLeave: setLater(() => 'closed'),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) set('closed')
      },
      onKeyDown: moveByKey,
    },
    button: {
      ref: button,
      'aria-expanded': isOpen,
      onClick: () => set(opening === 'pressed' ? 'closed' : 'pressed'),
    },
    menu: {
      ref: menu,
      hidden: opening === 'closed',
      'data-by-style': opening === 'byStyle' ? '' : undefined,
    },
  }
}
