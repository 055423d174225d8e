/**
 * The clock of a page. What must hold: the server's page and the first rendering in the browser are
 * the same, though minutes or hours lie between them; so there is no "now" until after hydration.
 */
import { useSyncExternalStore } from 'react'
import { useHydrated } from '#ui/Hydrated.tsx'

const MINUTE_MS = 60_000

let now = 0
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function tick() {
  now = Date.now()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(tick, MINUTE_MS)
  // The browser may count no minutes while the device sleeps.
  document.addEventListener('visibilitychange', tick)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
    timer = undefined
    now = 0
  }
}

function getNow(): number {
  now ||= Date.now()
  return now
}

/** The moment, to the minute; `undefined` on the server and until the page has come alive. */
export function useNow(): Date | undefined {
  // The same store for the server's page, of which nothing shows: one that differs would be drawn at once.
  const moment = useSyncExternalStore(subscribe, getNow, getNow)
  return useHydrated() ? new Date(moment) : undefined
}
