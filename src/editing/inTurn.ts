/** Of all tabs one sends at a time: it holds a Web Lock, which ends with its tab, however that ends. */
import type { Tabs } from './tabs.ts'

const LOCK = 'school-sync'
/** How often a tab that holds the lock lets itself be heard. */
const BEAT_MS = 5_000
/** One that has not been heard of for so long is frozen. */
const FROZEN_MS = 20_000

/** Runs `send` under the lock, or past a tab that holds it and does nothing. */
export async function inTurn(tabs: Tabs, send: () => Promise<void>): Promise<void> {
  const sending = async () => {
    const beating = setInterval(tabs.beat, BEAT_MS)
    await send().finally(() => clearInterval(beating))
  }
  // Not there on a page without TLS; the edits' keys alone then keep them single.
  if (!navigator.locks) return sending()
  const waiting = new AbortController()
  const since = performance.now()
  const watch = setInterval(() => {
    if (performance.now() - Math.max(since, tabs.heardAt()) > FROZEN_MS) waiting.abort()
  }, BEAT_MS)
  const holding = () => {
    clearInterval(watch)
    return sending()
  }
  try {
    await navigator.locks.request(LOCK, { signal: waiting.signal }, holding)
  } catch (error) {
    if (!waiting.signal.aborted) throw error
    await navigator.locks.request(LOCK, { steal: true }, holding)
  } finally {
    clearInterval(watch)
  }
}
