/** What waits in the journal, as every screen of the admin sees it. */
import { proxy, useSnapshot } from 'valtio'
import type { Edit } from './edit'

export const queueState = proxy({
  /** The unsent edits of whoever is signed in, in the order in which they were made. */
  edits: [] as Edit[],
  /** How many edits of other accounts wait on this device. */
  others: 0,
  /** Whether they are being sent now. */
  isSending: false,
  /** Whether the session is over, and everything waits for its author to sign in. */
  isSignedOut: false,
})

/** As it is now; the component renders again when that changes. */
export function useQueue() {
  return useSnapshot(queueState)
}
