/**
 * Making way for a version that the visitor has agreed to. A browser lets it in once the present one has nothing
 * under way, and a picture on a line that says nothing any more is under way for minutes.
 */
declare const self: ServiceWorkerGlobalScope

const between = new BroadcastChannel('versions')

let leaving = new AbortController()
between.addEventListener('message', () => leaving.abort())
// What was said while it waited itself was not meant for it.
self.addEventListener('activate', () => {
  leaving = new AbortController()
})

/** Aborted once this version has to make way: to be asked for by all that it fetches for later or for the eye. */
export const leavingSignal = (): AbortSignal => leaving.signal

/** Takes the place of the version that is used, which gives up what it still fetches. */
export function takeOver(): Promise<void> {
  between.postMessage(null)
  return self.skipWaiting()
}
