/**
 * When edits are sent, and by whom. What must hold: of all tabs one sends at a time (a Web Lock), one
 * that has stopped without letting go is passed by, and all of them show the same. Two that send at
 * once would still have one effect, because every edit goes under its own key.
 */

import { Failure } from '#contract/failure.ts'
import { backOff } from './backOff.ts'
import { inTurn } from './inTurn.ts'
import type { Outbox } from './outbox/outbox.ts'
import { queueState, showEdits } from './queueState.ts'
import { createAcknowledged, type Sent } from './rebase.ts'
import type { Ended } from './replay.ts'
import { createTabs } from './tabs.ts'

/** While many are sent the screens follow in steps: to draw each one would take longer than to send it. */
const SHOW_MS = 1_000

interface SyncParts {
  author: string
  outbox: Outbox
  replay: (author: string) => Promise<Ended>
  /** Told of the edits that any tab has sent, some at a time. */
  onSent: (sent: readonly Sent[]) => void
  onSignedOut: () => void
  random?: () => number
}

const isEnded = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

/** The sender of one author's edits in this tab. */
export function createSync({ author, outbox, replay, ...parts }: SyncParts) {
  const stopped = new AbortController()
  const acknowledged = createAcknowledged()
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let isAskedAgain = false

  async function reload(): Promise<void> {
    try {
      const found = await Promise.all([outbox.all(author), outbox.countOfOthers(author)])
      if (!stopped.signal.aborted) showEdits(...found)
    } catch (error) {
      queueState.isBehind = !stopped.signal.aborted
      // Signing out closes the outbox under a reading, leaving the page ends it; who comes back wakes it.
      if (!stopped.signal.aborted && !isEnded(error)) throw error
    }
  }

  const tabs = createTabs({
    onSent: sent => {
      for (const each of sent) acknowledged.note(each)
      parts.onSent(sent)
    },
    onChange: () => void show(),
  })

  /** Shows what stands in the outbox; where that cannot be read now, once it can. */
  const show = () => reload().catch(tellUnlessOver)

  /** Sent since the screens were last drawn. */
  const unshown: Sent[] = []
  let isDue = false

  async function showNow(): Promise<void> {
    isDue = false
    if (stopped.signal.aborted) return
    const sent = unshown.splice(0)
    parts.onSent(sent)
    tabs.changed(sent)
    await show()
  }

  function showSoon(): void {
    if (isDue) return
    isDue = true
    setTimeout(() => isDue && void showNow(), SHOW_MS)
  }

  async function send(): Promise<void> {
    if (stopped.signal.aborted) return
    queueState.isSending = true
    try {
      schedule(await replay(author))
    } finally {
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

  /**
   * Where the lock was taken from this tab while it was frozen, another one goes on; a page that was left
   * begins anew when somebody comes back to it; after signing out nothing does. Storage that did not answer
   * may do so later, and another tab's may now. Anything else is a fault of ours: the edits stay, and it is
   * told where faults are.
   */
  function tellUnlessOver(error: unknown): void {
    if (isEnded(error) || stopped.signal.aborted) return
    if (error instanceof Failure) schedule({ how: 'away', attempts: 1 })
    else reportError(error)
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
      await inTurn(tabs, send).catch(tellUnlessOver)
    } while (isAskedAgain)
  }

  addEventListener('online', wake, { signal: stopped.signal })
  // A page that is left is hidden first, and must not take the turn along.
  const whenSeen = () => document.hidden || void wake()
  document.addEventListener('visibilitychange', whenSeen, { signal: stopped.signal })

  return {
    wake,
    reload,
    /** Shows the outbox as it is now, in all tabs. */
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
      tabs.close()
      showEdits([], 0)
    },
  }
}
