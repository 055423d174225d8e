import { useEffect } from 'react'

/** A finger that rests is never quite still. */
const STEP = 4

/** Marks the document while one scrolls down in it, where the header is smaller then. */
export function ReadingDirection() {
  useEffect(() => {
    const { documentElement } = document
    let last = scrollY
    const follow = () => {
      if (Math.abs(scrollY - last) < STEP) return
      // What is pulled beyond its top, and springs back, is at its top.
      documentElement.toggleAttribute('data-reading', scrollY > Math.max(last, 0))
      last = scrollY
    }
    addEventListener('scroll', follow, { passive: true })
    return () => {
      removeEventListener('scroll', follow)
      documentElement.removeAttribute('data-reading')
    }
  }, [])
  return null
}
