/**
 * When edits are sent, and by whom. What must hold: of all tabs one sends at a time (a Web Lock), one
 * that has stopped without letting go is passed by, and all of them show the same. Two that send at
 * once would still have one effect, because every edit goes under its own key.
 */
import { createAcknowledged, type Sent } from './acknowledged'
import { backOff } from './backOff'
import type { Journal } from './journal/journal'
import { queueState, showEdits } from './queueState'
import type { Ended } from './replay'

const LOCK = 'school-sync'
const CHANNEL = 'school-journal'
const BEAT_MS = 5_000
/** While many are sent the screens follow in steps: to draw each one would take longer than to send it. */
const SHOW_MS = 1_000
/** A tab that holds the lock and has not been heard of for so long is frozen. */
const FROZEN_MS = 20_000

type Message = { type: 'changed' } | { type: 'beat' } | { type: 'sent'; sent: readonly Sent[] }

export interface SyncParts {
  author: string
  journal: Journal
  replay: (author: string) => Promise<Ended>
  /** Told of the edits that any tab has sent, some at a time. */
  onSent: (sent: readonly Sent[]) => void
  onSignedOut: () => void
  random?: () => number
}

/** The sender of one author's edits in this tab. */
export function createSync({ author, journal, replay, ...parts }: SyncParts) {
  const channel = new BroadcastChannel(CHANNEL)
  const post = (message: Message) => channel.postMessage(message)
  const stopped = new AbortController()
  const acknowledged = createAcknowledged()
  let heardAt = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let isAskedAgain = false

  async function reload(): Promise<void> {
    try {
      const found = await Promise.all([journal.all(author), journal.countOfOthers(author)])
      if (!stopped.signal.aborted) showEdits(...found)
    } catch (error) {
      // Signing out closes the journal, also under a reading.
      if (!stopped.signal.aborted) throw error
    }
  }

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    heardAt = performance.now()
    if (data.type === 'sent') {
      for (const sent of data.sent) acknowledged.note(sent)
      parts.onSent(data.sent)
    }
    if (data.type !== 'beat') void reload()
  }

  /** Sent since the screens were last drawn. */
  const unshown: Sent[] = []
  let isDue = false

  async function showNow(): Promise<void> {
    isDue = false
    const sent = unshown.splice(0)
    parts.onSent(sent)
    post(sent.length > 0 ? { type: 'sent', sent } : { type: 'changed' })
    await reload()
  }

  function showSoon(): void {
    if (isDue) return
    isDue = true
    setTimeout(() => isDue && !stopped.signal.aborted && void showNow(), SHOW_MS)
  }

  async function send(): Promise<void> {
    if (stopped.signal.aborted) return
    const beating = setInterval(() => post({ type: 'beat' }), BEAT_MS)
    queueState.isSending = true
    try {
      schedule(await replay(author))
    } finally {
      clearInterval(beating)
      queueState.isSending = false
      if (!stopped.signal.aborted) await showNow()
    }
  }

  function schedule(ended: Ended): void {
    if (stopped.signal.aborted) return
    queueState.isSignedOut = ended.how === 'signed out'
    if (ended.how === 'signed out') {
      parts.onSignedOut()
      return
    }
    const again = ended.how === 'away' ? ended : ended.later
    if (!again) return
    const random = (parts.random ?? Math.random)()
    timer = setTimeout(wake, backOff(again.attempts, again.retryAfter, random))
  }

  /** Runs `send` under the lock, or past a tab that holds it and does nothing. */
  async function inTurn(): Promise<void> {
    // Not there on a page without TLS; the edits' keys alone then keep them single.
    if (!navigator.locks) return send()
    const waiting = new AbortController()
    heardAt = performance.now()
    const watch = setInterval(() => {
      if (performance.now() - heardAt > FROZEN_MS) waiting.abort()
    }, BEAT_MS)
    const holding = () => {
      clearInterval(watch)
      return send()
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

  /**
   * Where the lock was taken from this tab while it was frozen, another one goes on; after signing out
   * nothing does. Anything else is a fault of ours: the edits stay, and it is told where faults are.
   */
  function tellUnlessOver(error: unknown): void {
    const isTaken = error instanceof DOMException && error.name === 'AbortError'
    if (!isTaken && !stopped.signal.aborted) reportError(error)
  }

  /** Sends what waits; resolves when nothing more can be sent now. */
  function wake(): Promise<void> {
    clearTimeout(timer)
    if (running) {
      isAskedAgain = true
      return running
    }
    running = untilDone().finally(() => {
      running = undefined
    })
    return running
  }

  async function untilDone(): Promise<void> {
    do {
      isAskedAgain = false
      await inTurn().catch(tellUnlessOver)
    } while (isAskedAgain)
  }

  const whenBack = () => void wake()
  addEventListener('online', whenBack, { signal: stopped.signal })
  document.addEventListener('visibilitychange', whenBack, { signal: stopped.signal })

  return {
    wake,
    reload,
    /** Shows the journal as it is now, in all tabs. */
    changed: showNow,
    /** The same, as soon as it is worth it. */
    changedAgain: showSoon,
    /** Shows an edit that was sent, in all tabs. */
    sent(sent: Sent): void {
      acknowledged.note(sent)
      unshown.push(sent)
      showSoon()
    },
    /** What a new edit was made on top of, which screens may not show yet. */
    under: acknowledged.under,
    stop(): void {
      stopped.abort()
      clearTimeout(timer)
      channel.close()
      showEdits([], 0)
    },
  }
}

export type Sync = ReturnType<typeof createSync>
