/**
 * What a visitor does to a page that cannot answer yet is kept (`captureScript`), and done again when it can.
 * What must hold: nothing is lost, and no link waits for more than the components of the page it stands
 * in.
 */

/** The element around all that waits. */
export const PAGE_ID = 'page'

/** What is a use of a page. Not `scroll` and `focusin`: an anchor and a dialog cause these alone. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const

interface Held {
  /** Do again what was done to an element last: who presses twice, as nothing happens, means it once. */
  repeats: Map<Element, () => void>
  /** Told of each of them. */
  tell: () => void
  /** Links wait, too: the router will follow them without a new document. */
  isRouted?: boolean
  /** The page answers by itself, and nothing is kept any more. */
  isOver?: boolean
}

declare global {
  interface Window {
    held: Held
  }
}

let isUsed = false

/** Whether the page has been used, perhaps before the scripts that could do something about it. */
export const wasUsed = (): boolean => isUsed || window.held.repeats.size > 0

/**
 * Calls `begin` once, at the page's next use. It listens while the event comes down: of what meets a
 * part that is not hydrated yet, React lets nothing come up again.
 */
export function atNextUse(begin: () => void): void {
  const once = new AbortController()
  const use = () => {
    isUsed = true
    once.abort()
    begin()
  }
  const options = { signal: once.signal, passive: true, capture: true }
  for (const sign of SIGNS) addEventListener(sign, use, options)
  // Of what is kept nobody else hears, and a screen reader's click comes alone.
  window.held.tell = use
}

let tellHydrated: () => void
/** Resolves when the page answers by itself; what it showed as it was sent is then its own. */
export const hydrated = new Promise<void>(resolve => {
  tellHydrated = resolve
})

/** From now on a link, too, may wait. */
export function captureLinks(): void {
  window.held.isRouted = true
}

/** The page answers by itself: does again what was kept, and keeps nothing any more. */
export function stopCapturing(): void {
  window.held.isOver = true
  // After React's own work: amid it, it could not hydrate the part that is meant, and would drop it.
  queueMicrotask(replayEvents)
  tellHydrated()
}

/** Does again what was kept: now the components answer, or without them the browser itself does. */
export function replayEvents(): void {
  const { repeats } = window.held
  for (const [element, repeat] of repeats) {
    repeats.delete(element)
    repeat()
  }
}
