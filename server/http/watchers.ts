import { setTimeout as pause } from 'node:timers/promises'
import { WATCHED_ADDRESSES } from '#contract/health.ts'

/** Whoever asks more seldom is not waited for. */
const LONGEST_MS = 12_000

/** What a balancer has sent on its way before it heard takes this long to arrive, at least. */
const LEAST_MS = 250

/** Whether it is whatever watches the process that asks for this; a query may follow. */
export const isOfWatchers = (url: string): boolean =>
  WATCHED_ADDRESSES.includes(url.split('?', 1)[0] ?? '')

export type Watchers = ReturnType<typeof createWatchers>

/** Those who ask again and again whether this process is ready, as balancers do. */
export function createWatchers() {
  let last: number | undefined
  let interval: number | undefined
  let hear = () => {}
  return {
    /** They were answered that it is, or is not, ready. */
    answered(isReady: boolean): void {
      if (!isReady) {
        hear()
        return
      }
      const now = performance.now()
      if (last !== undefined) interval = now - last
      last = now
    },

    /**
     * Resolves once they know that nobody is to be sent here any more; at once where nobody watches.
     * Until then new requests are taken, or some would find the door closed.
     */
    async told(): Promise<void> {
      if (last === undefined || interval === undefined) return
      const patience = 2 * interval + LEAST_MS
      if (patience > LONGEST_MS || performance.now() - last > patience) return
      const heard = new Promise<void>(resolve => {
        hear = resolve
      })
      await Promise.race([heard, pause(patience)])
      // There may be several of them.
      await pause(Math.max(interval, LEAST_MS))
    },
  }
}
