import type { KeyboardEvent } from 'react'
import { isComposing } from '#ui/composing.ts'

const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey) && ((key.length === 1 && key !== ' ') || key === 'Backspace')

/**
 * The keys of the dialog: the arrows go from the field through the links and back, what is typed
 * goes to the field wherever the focus is, and Esc closes. A composition keeps its keys.
 */
export function handleKeys(
  event: KeyboardEvent<HTMLDialogElement>,
  input: HTMLInputElement,
  close: () => void,
): void {
  if (isComposing(event.nativeEvent)) return
  const { key, target } = event
  if (key === 'Escape') {
    // In a search field it would only empty it.
    event.preventDefault()
    close()
  } else if (key === 'ArrowDown' || key === 'ArrowUp') {
    const stops = [input, ...event.currentTarget.querySelectorAll<HTMLElement>('li > a')]
    const at = stops.indexOf(target as HTMLElement)
    if (at < 0) return
    event.preventDefault()
    stops[at + (key === 'ArrowDown' ? 1 : -1)]?.focus()
  } else if (isTyping(event) && target instanceof HTMLAnchorElement) input.focus()
}
