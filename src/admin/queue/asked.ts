import { proxy } from 'valtio'
import { type Edit, recordKey } from '#editing/edit.ts'

/** Which record's conflict is being asked about, of those that nobody has opened. */
export const askedState = proxy<{ about: string | null }>({ about: null })

/** Asks there and then what is to become of an edit that has just met somebody else's. */
export function askAbout(edit: Edit): void {
  askedState.about = recordKey(edit)
}
