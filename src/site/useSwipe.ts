import { type PointerEvent, useRef } from 'react'

/** How far a finger has to go sideways, in CSS pixels, to mean it. */
const FAR = 48

/**
 * Whether what is pressed is pushed aside by one finger. A second finger means enlarging, and in an enlarged page
 * one finger means moving about.
 */
const isOneFinger = ({ isPrimary, pointerType }: PointerEvent): boolean =>
  isPrimary && pointerType !== 'mouse' && (window.visualViewport?.scale ?? 1) <= 1

/**
 * Handlers for an area that a finger turns: -1 goes back, 1 goes on.
 * @param pushedIn what of the area is pushed aside meanwhile
 */
export function useSwipe(
  turn: (step: -1 | 1) => void,
  pushedIn?: (area: HTMLElement) => Element | null,
) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined)

  const push = (area: HTMLElement, distance: number) => {
    const pushed = pushedIn?.(area)
    if (pushed instanceof HTMLElement) pushed.style.translate = distance ? `${distance}px` : ''
  }

  const onPointerDown = (event: PointerEvent) => {
    const { clientX, clientY } = event
    start.current = isOneFinger(event) ? { x: clientX, y: clientY } : undefined
  }

  const onPointerMove = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    if (start.current) push(currentTarget, clientX - start.current.x)
  }

  const onPointerUp = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (!start.current) return
    const sideways = clientX - start.current.x
    const isSwipe = Math.abs(sideways) > Math.max(FAR, Math.abs(clientY - start.current.y))
    start.current = undefined
    push(currentTarget, 0)
    if (isSwipe) turn(sideways > 0 ? -1 : 1)
  }

  const onPointerCancel = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = undefined
    push(currentTarget, 0)
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
}
