/** What waits in the outbox, as every screen of the admin sees it. */
import { proxy, ref, useSnapshot } from 'valtio'
import type { Edit } from './edit.ts'

export const queueState = proxy({
  /**
   * The unsent edits of whoever is signed in, in the order in which they were made. An edit is never
   * changed in place, so the list is watched as a whole.
   */
  edits: ref<readonly Edit[]>([]),
  /** Whether there may be some that are not among them: the browser did not say what is on the disk. */
  isBehind: false,
  /** How many edits of other accounts wait on this device. */
  others: 0,
  /** Whether they are being sent now. */
  isSending: false,
  /** Whether the session is over, and everything waits for its author to sign in. */
  isSignedOut: false,
})

/** Shows these from now on. */
export function showEdits(edits: readonly Edit[], others: number): void {
  queueState.edits = ref(edits)
  queueState.isBehind = false
  queueState.others = others
}

/** As it is now; the component renders again when that changes. */
export function useQueue() {
  return useSnapshot(queueState)
}
