/** What can be taken back of what was just done, for as long as its desk is open. */
import { proxy, ref, useSnapshot } from 'valtio'
import type { Desk } from '#editing/desk.ts'
import { type Owner, recordKey } from '#editing/edit.ts'

interface Undoable {
  /** Where it was done: nobody can take it back at the next one's. */
  desk: Desk
  words: string
  undo: () => Promise<void>
  /** The records that it is about. */
  keys: ReadonlySet<string>
}

const undoState = proxy<{ last: Undoable | null }>({ last: null })

/** Offers to take back what was just done to these records, to whoever works at that desk. */
export function offerUndo(
  desk: Desk,
  words: string,
  undo: () => Promise<void>,
  about: readonly Owner[],
): void {
  undoState.last = ref({ desk, words, undo, keys: new Set(about.map(recordKey)) })
}

/** What was done to one of these records is not the last that was done to it any more. */
export function endOffer(about: readonly Owner[]): void {
  if (about.some(owner => undoState.last?.keys.has(recordKey(owner)))) withdrawOffer()
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
