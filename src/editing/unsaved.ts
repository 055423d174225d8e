/** Whether somebody has typed what is not saved yet: as long as that is so, no page is reloaded. */
import { useEffect, useId } from 'react'
import { proxy, useSnapshot } from 'valtio'

interface Form {
  id: string
  /** Whether this device keeps what is typed. */
  isKept: boolean
}

const unsaved = proxy({ forms: [] as Form[] })

/** Counts a form as unsaved. @returns what ends that */
export function countUnsaved(id: string, isKept = false): () => void {
  unsaved.forms.push({ id, isKept })
  return () => {
    unsaved.forms = unsaved.forms.filter(form => form.id !== id)
  }
}

/**
 * Counts the form as unsaved while `isUnsaved`, and no longer than it is shown.
 * @param isKept whether this device keeps what is typed, also when the form is gone
 */
export function useUnsaved(isUnsaved: boolean, isKept = false): void {
  const id = useId()
  useEffect(() => (isUnsaved ? countUnsaved(id, isKept) : undefined), [id, isUnsaved, isKept])
}

/** Whether any form of this page is unsaved. */
export const hasUnsaved = (): boolean => unsaved.forms.length > 0

/** Whether something is typed that would be gone with this page. */
export const wouldLose = (): boolean => unsaved.forms.some(({ isKept }) => !isKept)

/** Whether any is unsaved, for a component; it renders again when that changes. */
export function useHasUnsaved(): boolean {
  return useSnapshot(unsaved).forms.length > 0
}
