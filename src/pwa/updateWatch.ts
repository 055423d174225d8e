import { Workbox } from 'workbox-window'
import { HOUR_MS } from '#contract/time.ts'
import { WORKER_ADDRESS } from '#contract/workerMessage.ts'
import { updates } from './updates.ts'

/** Watches for new versions of the site from now on; once for a page. */
export async function watchUpdates(): Promise<void> {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  const { serviceWorker } = navigator
  let hadController = !!serviceWorker.controller
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker of all only begins to help; the page is already its version. One that was loaded past
    // the worker has none either, and was told of the one that takes over.
    if (hadController || updates.isWaiting) updates.isTaken = true
    hadController = true
  })
  const workbox = new Workbox(WORKER_ADDRESS)
  workbox.addEventListener('waiting', () => {
    updates.isWaiting = true
  })
  try {
    const registration = await workbox.register()
    // Workbox listens to one, and one that cannot be installed on a bad line is followed by another.
    registration?.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', () => {
        if (registration.active && registration.waiting) updates.isWaiting = true
      }),
    )
  } catch {
    // Blocked, or out of reach: what is here stays.
    return
  }
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < HOUR_MS) return
    lookedAt = Date.now()
    void workbox.update().catch(() => undefined)
  })
}
