import { useEffect } from 'react'
import { deadlineWords } from '../deadlineWords'
import { openingState } from '../openingHours'
import { useNow } from '../useNow'

/**
 * Writes what depends on now into the page as the server sent it: its own components, which say the
 * same, come only with its first use.
 */
export function LiveWords() {
  const now = useNow()
  useEffect(() => {
    if (!now) return
    for (const element of document.querySelectorAll<HTMLElement>('[data-deadline]')) {
      const { words, isUrgent, isClosed } = deadlineWords(
        new Date(element.dataset.deadline ?? ''),
        now,
      )
      element.textContent = words
      element.toggleAttribute('data-urgent', isUrgent)
      element.toggleAttribute('data-closed', isClosed)
    }
    for (const element of document.querySelectorAll<HTMLElement>('[data-opening]')) {
      const { words, isOpen } = openingState(JSON.parse(element.dataset.opening ?? '[]'), now)
      element.textContent = words
      element.toggleAttribute('data-open', isOpen)
    }
  }, [now])
  return null
}
