import { useEffect } from 'react'
import { deadlineWords } from '../deadlineWords'
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
      const { words, isUrgent } = deadlineWords(new Date(element.dataset.deadline ?? ''), now)
      element.textContent = words
      element.toggleAttribute('data-urgent', isUrgent)
    }
  }, [now])
  return null
}
