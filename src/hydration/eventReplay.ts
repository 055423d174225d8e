/**
 * What a visitor does to a page that cannot answer yet is kept (`captureScript`), and done again when it
 * can. What must hold: nothing is lost.
 */

/** The element around all that is hydrated. */
export const PAGE_ID = 'page'

interface Held {
  /** Do again what was done to an element last: who presses twice, as nothing happens, means it once. */
  repeats: Map<Element, () => void>
  /** Told of each of them. */
  tell: () => void
  /** Does them again, and keeps nothing any more. */
  release: () => void
  /** Whether that has happened: the page answers by itself, and shows what only a living one does. */
  isOver?: boolean
}

declare global {
  interface Window {
    held: Held
  }
}

let tellHydrated: () => void
/** Resolves when the page answers by itself; what it showed as it was sent is then its own. */
export const hydrated = new Promise<void>(resolve => {
  tellHydrated = resolve
})

/**
 * Does again what was kept, and keeps nothing any more: the components answer from now on, or without them
 * the browser itself does.
 */
export function stopCapturing(): void {
  window.held.release()
  tellHydrated()
}
