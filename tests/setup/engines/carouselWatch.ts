/** What the pictures at the top of the home page do, as the page itself sees it. */

declare global {
  interface Window {
    /** What somebody has done to the page. */
    touches: string[]
  }
}

/** Where they are. */
export const CAROUSEL = '[aria-roledescription=輪播]'

/** These run in the page. What it does every so often it does so much more often, where it begins to from now on. */
export function hurry(times: number): void {
  const every = window.setInterval
  const hurried = (work: TimerHandler, ms = 0, ...given: unknown[]) =>
    every(work, ms / times, ...given)
  window.setInterval = hurried as typeof setInterval
}

/** Counts from here on what a visitor does to it. */
export function watchTouches(): void {
  const touches: string[] = []
  window.touches = touches
  for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'])
    addEventListener(sign, () => touches.push(sign), { capture: true, passive: true })
}

/** The address of the picture that is to be seen; none while one goes and another comes, or is fetched. */
export function pictureShown(carousel: string): string | undefined {
  const shown = [...document.querySelectorAll<HTMLImageElement>(`${carousel} img`)].filter(each =>
    each.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
  const [picture] = shown
  if (!picture?.complete || picture.naturalWidth === 0 || shown.length > 1) return
  return picture.currentSrc
}
