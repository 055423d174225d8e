import { type PointerEvent, useRef } from 'react'
import { isOneFinger } from '../oneFinger.ts'

/** How far a finger has to go sideways, in CSS pixels, to mean it. */
const FAR = 48

/** Handlers for an area whose child is pushed aside by a finger: -1 goes back, 1 goes on. */
export function useSwipe(turn: (step: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined)

  const push = (area: HTMLElement, distance: number) => {
    const child = area.firstElementChild
    if (child instanceof HTMLElement) child.style.translate = distance ? `${distance}px` : ''
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
