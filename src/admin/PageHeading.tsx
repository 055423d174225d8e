import type { AnyRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { isFocusFree } from './covered.ts'

let hasMoved = false

/** Notes that somebody goes from one page of the admin to another. @returns what ends that */
export const noteMoves = (router: AnyRouter): (() => void) =>
  router.subscribe('onBeforeNavigate', ({ fromLocation, hrefChanged }) => {
    hasMoved ||= fromLocation !== undefined && hrefChanged
  })

/**
 * What a page of the admin is. Who comes to it from another one is there with the keyboard and the screen
 * reader as well; at the first page of all the way past the menus comes first.
 */
export function PageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasMoved && isFocusFree()) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
