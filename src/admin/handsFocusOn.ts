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

/**
 * The same for an entry of a field, in a dialog as well: from the button that takes it away, with which it ends, the
 * focus goes to that of the entry beside it, and else to what the field begins with.
 */
export function handsFocusBeside(element: HTMLElement | null): (() => void) | undefined {
  return handsFocusWithin(element, entry => {
    const { nextElementSibling: next, previousElementSibling: previous } = entry
    if (document.activeElement !== lastButton(entry)) return []
    return [() => lastButton(next), () => lastButton(previous)]
  })
}

/** The same for an entry that may go by itself: what one presses then must do no harm. */
export const handsFocusToField = (element: HTMLElement | null) =>
  handsFocusWithin(element, () => [])

type Heir = Element | null | undefined

function handsFocusWithin(
  element: HTMLElement | null,
  heirsOf: (entry: HTMLElement) => (() => Heir)[],
): (() => void) | undefined {
  if (!element) return undefined
  return () => {
    if (!element.contains(document.activeElement)) return
    const field = element.parentElement?.parentElement
    const heirs = [...heirsOf(element), () => field?.querySelector('input, button')]
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return
      const heir = heirs.map(find => find()).find(Boolean)
      if (heir instanceof HTMLElement) heir.focus()
    })
  }
}

/** An entry may be followed by a button alone. */
const lastButton = (entry: Element | null) =>
  entry?.isConnected
    ? [entry, ...entry.querySelectorAll('button')].findLast(each => each.matches('button'))
    : undefined
