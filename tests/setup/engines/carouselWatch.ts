/** What the pictures at the top of the home page do, as the page itself sees it. */

declare global {
  interface Window {
    /** What somebody has done to the page. */
    touches: string[]
  }
}

/** Where they are. */
export const CAROUSEL = '[aria-roledescription=輪播]'

/** Both run in the page. Counts from here on what a visitor does to it. */
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
