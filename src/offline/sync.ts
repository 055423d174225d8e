/**
 * When edits are sent, and by whom. What must hold: of all tabs one sends at a time (a Web Lock), one
 * that has stopped without letting go is passed by, and all of them show the same. Two that send at
 * once would still have one effect, because every edit goes under its own key.
 */
import { backOff } from './backOff'
import type { Edit } from './edit'
import type { Journal } from './journal/journal'
import { queueState } from './queueState'
import type { Ended } from './replay'

const LOCK = 'school-sync'
const CHANNEL = 'school-journal'
const BEAT_MS = 5_000
/** A tab that holds the lock and has not been heard of for so long is frozen. */
const FROZEN_MS = 20_000

type Message =
  | { type: 'changed' }
  | { type: 'beat' }
  | { type: 'sent'; edit: Edit; record: unknown }

export interface SyncParts {
  author: string
  journal: Journal
  replay: (author: string) => Promise<Ended>
  /** Told of each edit that any tab has sent. */
  onSent: (edit: Edit, record: unknown) => void
  onSignedOut: () => void
  random?: () => number
}

/** The sender of one author's edits in this tab. */
export function createSync({ author, journal, replay, ...parts }: SyncParts) {
  const channel = new BroadcastChannel(CHANNEL)
  const post = (message: Message) => channel.postMessage(message)
  const stopped = new AbortController()
  let heardAt = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let isAskedAgain = false

  async function reload(): Promise<void> {
    const [edits, others] = await Promise.all([journal.all(author), journal.countOfOthers(author)])
    if (stopped.signal.aborted) return
    queueState.edits = edits
    queueState.others = others
  }

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    heardAt = performance.now()
    if (data.type === 'sent') parts.onSent(data.edit, data.record)
    if (data.type !== 'beat') void reload()
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
    }
  }

  function schedule(ended: Ended): void {
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
      // Where the lock was taken from this tab while it was frozen, another one goes on.
      await inTurn().catch(() => undefined)
    } while (isAskedAgain)
  }

  const whenBack = () => void wake()
  addEventListener('online', whenBack, { signal: stopped.signal })
  document.addEventListener('visibilitychange', whenBack, { signal: stopped.signal })

  return {
    wake,
    reload,
    /** Tells the other tabs that the journal is another now, and shows it here. */
    async changed(): Promise<void> {
      post({ type: 'changed' })
      await reload()
    },
    /** Tells all tabs, this one too, of an edit that was sent. */
    sent(edit: Edit, record: unknown): void {
      parts.onSent(edit, record)
      post({ type: 'sent', edit, record })
    },
    stop(): void {
      stopped.abort()
      clearTimeout(timer)
      channel.close()
      queueState.edits = []
      queueState.others = 0
    },
  }
}

export type Sync = ReturnType<typeof createSync>
