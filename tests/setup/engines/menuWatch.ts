/** What a mouse that comes to an entry of the top menu makes of its drop-down, as the page itself sees it. */

/** From when the mouse came over the entry; ms. */
export interface MenuWatch {
  /** To when each link of its drop-down is to be seen first; where that is before the mouse, -1. */
  opened?: number
  /** To the last frame that was drawn before; 0 where there was none. */
  stillClosed: number
  /** Whether one of the links was hidden again since. */
  hasClosed: boolean
}

declare global {
  interface Window {
    menuWatch: MenuWatch
  }
}

/** Runs in the page: begins to look, for as long as the page stands. */
export function watchMenu(link: string): void {
  const watch: MenuWatch = { stillClosed: 0, hasClosed: false }
  window.menuWatch = watch
  // A page that comes alive may put others in their place.
  const entry = () => document.querySelector(link)?.closest('li')
  const isOpen = () => {
    const links = [...(entry()?.querySelectorAll('ul a') ?? [])]
    return (
      links.length > 0 &&
      links.every(
        each =>
          each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          each.getClientRects().length > 0,
      )
    )
  }
  let cameAt: number | undefined
  const come = ({ target, timeStamp }: Event) => {
    if (entry()?.contains(target as Node)) cameAt ??= timeStamp
  }
  for (const sign of ['pointermove', 'mousemove'])
    addEventListener(sign, come, { capture: true, passive: true })
  const since = () => (cameAt === undefined ? -1 : performance.now() - cameAt)
  const look = () => {
    if (isOpen()) watch.opened ??= since()
    else if (watch.opened !== undefined) watch.hasClosed = true
  }
  const frame = () => {
    look()
    if (cameAt !== undefined && watch.opened === undefined) watch.stillClosed = since()
    requestAnimationFrame(frame)
  }
  frame()
  // Also between frames, which may be few: what opens at once must not pass for late.
  const between = setInterval(() => {
    look()
    if (watch.opened !== undefined) clearInterval(between)
  }, 5)
}
