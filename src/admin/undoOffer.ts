/** What can be taken back of what was just done, for as long as its desk is open. */
import { proxy, ref, useSnapshot } from 'valtio'
import type { Desk } from '#editing/desk.ts'
import { type Edit, type Owner, recordKey } from '#editing/edit.ts'

interface Offer {
  words: string
  undo: () => Promise<void>
  /** The records that it is about. */
  about: readonly Owner[]
  /** Told of what is not sent, as that changes, for as long as it is offered. */
  follow?: ((edits: readonly Edit[]) => void) | undefined
}

interface Undoable extends Offer {
  /** Where it was done: nobody can take it back at the next one's. */
  desk: Desk
}

export const undoState = proxy<{ last: Undoable | null }>({ last: null })

/** Offers to take back what was just done, to whoever works at that desk. */
export function offerUndo(desk: Desk, offer: Offer): void {
  undoState.last = ref({ ...offer, desk })
}

/** What was done to one of these records is not the last that was done to it any more. */
export function endOffer(about: readonly Owner[]): void {
  const keys = new Set(undoState.last?.about.map(recordKey))
  if (about.some(owner => keys.has(recordKey(owner)))) withdrawOffer()
}

/** Offers nothing any more. */
export function withdrawOffer(): void {
  undoState.last = null
}

/** What is offered at a desk now; the component renders again when that changes. */
export function useOffer(desk: Desk): Undoable | null {
  const { last } = useSnapshot(undoState)
  return last?.desk === desk ? last : null
}
