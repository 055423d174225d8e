import { isFocusFree } from './covered.ts'

/**
 * A `ref` for what may go away by what is pressed in it: the focus that goes with it is handed on, or a screen
 * reader would be nowhere. From a row it goes to the record beside it, whose link does no harm to whoever holds
 * Enter down; else to the list, and where there is none to the page's heading.
 */
export function handsFocusOn(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  return () => {
    if (!element.contains(document.activeElement)) return
    const row = element.closest('tr')
    const heirs = [
      linkOf(row?.nextElementSibling),
      linkOf(row?.previousElementSibling),
      document.querySelector<HTMLElement>('main table[tabindex]'),
      document.querySelector<HTMLElement>('main h1'),
    ]
    // Once all has gone that goes with it: what was beside it may be among that.
    queueMicrotask(() => {
      if (isFocusFree()) heirs.find(each => each?.isConnected)?.focus({ preventScroll: true })
    })
  }
}

const linkOf = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>('[data-title] a') ?? row?.querySelector('a')
