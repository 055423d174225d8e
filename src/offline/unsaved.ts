/** Whether somebody has typed what is not saved yet: as long as that is so, no page is reloaded. */
import { useEffect, useId } from 'react'
import { proxy, useSnapshot } from 'valtio'

const unsaved = proxy({ forms: [] as string[] })

/** Counts the form as unsaved while `isUnsaved`, and no longer than it is shown. */
export function useUnsaved(isUnsaved: boolean): void {
  const id = useId()
  useEffect(() => {
    if (!isUnsaved) return
    unsaved.forms.push(id)
    return () => {
      unsaved.forms = unsaved.forms.filter(form => form !== id)
    }
  }, [id, isUnsaved])
}

/** Whether any form of this page is unsaved. */
export const hasUnsaved = (): boolean => unsaved.forms.length > 0

/** The same for a component; it renders again when that changes. */
export function useHasUnsaved(): boolean {
  return useSnapshot(unsaved).forms.length > 0
}
