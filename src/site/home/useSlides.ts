import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSwipe } from '../useSwipe.ts'

const SHOWN_MS = 6_000

const calmMedia = '(prefers-reduced-motion: reduce)'

function subscribeCalm(listener: () => void) {
  const query = matchMedia(calmMedia)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the visitor asked for less motion. */
function useWantsCalm(): boolean {
  return useSyncExternalStore(
    subscribeCalm,
    () => matchMedia(calmMedia).matches,
    () => false,
  )
}

/**
 * Which of `count` slides shows. They change by themselves, but never under a visitor's pointer or
 * focus, in a hidden tab, after the pause button, or for who wants less motion and has not pressed play.
 */
export function useSlides(count: number) {
  const [chosen, setCurrent] = useState(0)
  // There may be fewer of them meanwhile.
  const current = Math.min(chosen, count - 1)
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const [isTouched, setIsTouched] = useState(false)
  const wantsCalm = useWantsCalm()
  const isPlaying = count > 1 && (choice ? choice === 'play' : !wantsCalm)

  const go = (step: number) => setCurrent((current + step + count) % count)
  const swipe = useSwipe(go)

  useEffect(() => {
    if (!isPlaying || isTouched) return
    // Stands for this slide only: one chosen by hand also stays its full time.
    const next = (current + 1) % count
    const timer = setInterval(() => {
      if (!document.hidden) setCurrent(next)
    }, SHOWN_MS)
    return () => clearInterval(timer)
  }, [current, count, isPlaying, isTouched])

  return {
    current,
    isPlaying,
    show: setCurrent,
    go,
    toggle: () => setChoice(isPlaying ? 'pause' : 'play'),
    /** For the element around pictures and controls. */
    area: {
      onPointerEnter: () => setIsTouched(true),
      onPointerLeave: () => setIsTouched(false),
      onFocus: () => setIsTouched(true),
      onBlur: () => setIsTouched(false),
    },
    /** For the pictures alone. */
    swipe,
  }
}
