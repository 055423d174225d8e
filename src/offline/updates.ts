/**
 * A new version of the site: announced, and taken when the visitor agrees, in all tabs. What must hold:
 * nothing reloads by itself before that, and never a page with something unsaved in it.
 */
import { proxy, useSnapshot } from 'valtio'
import { Workbox } from 'workbox-window'
import { WORKER_ADDRESS } from '#contract/workerMessage'

const HOUR_MS = 60 * 60 * 1000

export const updates = proxy({
  /** A new version is installed and waits for the visitor. */
  isWaiting: false,
  /** It has taken over, here or from another tab: the page has to be loaded again. */
  isTaken: false,
})

let workbox: Workbox | undefined

/** Watches for new versions from now on. */
export async function watchUpdates(): Promise<void> {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  const { serviceWorker } = navigator
  let hadController = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker of all only begins to help; the page is already its version.
    if (hadController) updates.isTaken = true
    hadController = true
  })
  workbox = new Workbox(WORKER_ADDRESS)
  workbox.addEventListener('waiting', () => {
    updates.isWaiting = true
  })
  try {
    await workbox.register()
  } catch {
    // Blocked, or out of reach: what is here stays.
    return
  }
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < HOUR_MS) return
    lookedAt = Date.now()
    void workbox?.update().catch(() => undefined)
  })
}

/** The visitor agrees to the version that waits. */
export function takeUpdate(): void {
  workbox?.messageSkipWaiting()
}

/** As they are now; the component renders again when that changes. */
export function useUpdates() {
  return useSnapshot(updates)
}
