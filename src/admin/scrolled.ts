/** What scrolls by itself, and what stands over what scrolls. */

/**
 * A `ref` for a part that has a scroll bar where it is full: only then the keyboard stops there. What
 * scrolls it must have a name.
 */
export function keyboardScrolled(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const watcher = new ResizeObserver(() => {
    const isFull = element.scrollHeight > element.clientHeight
    if (isFull) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  })
  for (const part of [element, ...element.children]) watcher.observe(part)
  return () => watcher.disconnect()
}

/**
 * A `ref` for a bar that stays at that edge of the window: what is typed or reached by Tab scrolls to
 * where the bar does not cover it, nor what stands over the bar. The editor asks the body, browsers ask
 * the root; what stands over the page by itself asks `--taken-top` and `--taken-bottom`, which are lengths,
 * or not there.
 */
export const keepsClear =
  (edge: 'Top' | 'Bottom') =>
  (bar: HTMLElement | null): (() => void) | undefined => {
    if (!bar) return undefined
    const roots = [document.documentElement, document.body]
    const name = edge.toLowerCase()
    const set = (room: string) => {
      const whole = room && `calc(${room} + var(--over-${name}, 0px))`
      for (const { style } of roots) style[`scrollPadding${edge}`] = whole
      document.documentElement.style.setProperty(`--taken-${name}`, room)
    }
    const watcher = new ResizeObserver(() => set(`${bar.offsetHeight + 8}px`))
    watcher.observe(bar)
    return () => {
      watcher.disconnect()
      set('')
    }
  }
