import type { AnyRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { CONTENT_ID } from '#ui/content.ts'
import { isCovered } from './covered.ts'

let hasMoved = false

/** Notes that somebody goes from one page of the admin to another. @returns what ends that */
export const noteMoves = (router: AnyRouter): (() => void) =>
  router.subscribe('onBeforeNavigate', ({ fromLocation, hrefChanged }) => {
    hasMoved ||= fromLocation !== undefined && hrefChanged
  })

/** Nobody is anywhere but where one came from: nothing stands over the page, and nothing is typed into. */
function isFocusFree(): boolean {
  const { activeElement } = document
  const isInPage = document.getElementById(CONTENT_ID)?.contains(activeElement)
  return !isCovered() && !isInPage && !activeElement?.matches('input')
}

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
