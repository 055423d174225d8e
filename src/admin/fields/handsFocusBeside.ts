/** As `handsFocusOn` does, for an entry of a field, in a dialog as well. */
type Entry = HTMLElement | null

/**
 * A `ref`: from the button that takes the entry away, with which it ends, the focus goes to that of the entry beside
 * it, and else to what the field begins with.
 */
export const handsFocusBeside = (entry: Entry) =>
  handing(entry, () => document.activeElement === lastButton(entry))

/** The same for an entry that may go by itself: what one presses then must do no harm. */
export const handsFocusToField = (entry: Entry) => handing(entry, () => false)

const handing = (entry: Entry, isRemoved: () => boolean) => () => {
  if (!entry?.contains(document.activeElement)) return
  const { nextElementSibling: next, previousElementSibling: previous, parentElement } = entry
  const field = parentElement?.parentElement
  const beside = isRemoved() ? [next, previous] : []
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return
    const heir = beside.map(lastButton).find(Boolean) ?? field?.querySelector('input, button')
    if (heir instanceof HTMLElement) heir.focus()
  })
}

/** An entry may be followed by a button alone. */
const lastButton = (entry: Element | null) =>
  entry?.isConnected
    ? [entry, ...entry.querySelectorAll('button')].findLast(each => each.matches('button'))
    : undefined
