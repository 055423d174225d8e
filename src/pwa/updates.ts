/**
 * A new version of the site: announced, and taken when the visitor agrees, in all tabs. What must hold:
 * nothing reloads by itself before that, and never a page with something unsaved in it.
 */
import { proxy, useSnapshot } from 'valtio'
import type { WorkerMessage } from '#contract/workerMessage.ts'

export const updates = proxy({
  /** A new version is installed and waits for the visitor. */
  isWaiting: false,
  /** It has taken over, here or from another tab: the page has to be loaded again. */
  isTaken: false,
})

/** The visitor agrees to the version that waits; where none does any more, it has been taken already. */
export async function takeUpdate(): Promise<void> {
  const { waiting } = (await navigator.serviceWorker.getRegistration()) ?? {}
  if (waiting) waiting.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerMessage)
  else updates.isTaken = true
}

/** As they are now; the component renders again when that changes. */
export function useUpdates() {
  return useSnapshot(updates)
}
