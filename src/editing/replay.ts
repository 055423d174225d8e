/**
 * Sends what waits in the outbox: one edit at a time, in the order in which they were made. What must
 * hold: an edit is marked before it is sent and leaves the outbox only after its answer, so a kill at
 * any moment leads to the same edit, under the same key, being sent again; and what one edit meets
 * holds up none but the later edits of its own record, unless the server itself is away.
 */
import { Failure } from '#contract/failure.ts'
import type { FileNotes } from '#contract/media.ts'
import { applyOutcome } from './applyOutcome.ts'
import { type Edit, type EditFailure, isBlocked, recordKey } from './edit.ts'
import type { EditOutcome, Outbox } from './outbox/outbox.ts'
import { pendingIn, type WaitingFiles, withStored } from './outbox/waitingFiles.ts'
import { failedOutcome, type Outcome, sentOutcome } from './outcome.ts'
import type { Sent } from './rebase.ts'
import { callFor, type EditCall } from './sending.ts'

interface ReplayParts {
  outbox: Outbox
  files: Pick<WaitingFiles, 'find' | 'read' | 'noteStored'>
  /** Asks the call with the author's token. @throws Failure and nothing else */
  send: (call: EditCall) => Promise<unknown>
  /** Uploads a file and resolves to the name under which the server keeps it. @throws Failure */
  upload: (content: Blob, label: string, notes?: FileNotes) => Promise<string>
  /** Told before an edit that the server has leaves the outbox, so that no screen falls back meanwhile. */
  onSent?: (sent: Sent) => void
  /** Told of an edit that was refused for good. */
  onRefused?: (edit: Edit, failure: EditFailure) => void
  /** Told what an edit met that was sent for the first time and has to wait for the server. */
  onAway?: (message: string) => void
  /** Told after each change of the outbox. */
  onChange?: () => void
}

/** How a run through the outbox ended. */
export type Ended =
  /** Nothing is left that could be sent now. */
  | { how: 'done'; later?: { retryAfter?: number; attempts: number } }
  /** The server is away: the rest has to wait. */
  | { how: 'away'; retryAfter?: number; attempts: number }
  /** The session is over: everything waits for its author to sign in. */
  | { how: 'signed out' }

/** What the server has since an edit was sent: its record, also where somebody else made it so before. */
function standing({ edit, outcome }: EditOutcome): Sent | undefined {
  if (outcome.kind === 'sent') return { edit, record: outcome.record, answer: outcome.answer }
  if (outcome.kind !== 'conflict' || applyOutcome([edit], edit.id, outcome).length > 0) return
  return { edit, record: outcome.theirs }
}

/** Makes the function that sends all that waits of one author. Only one may run at a time. */
export function createReplay({ outbox, files, send, upload, ...parts }: ReplayParts) {
  /** Uploads the files that an edit names, and names them as the server does. */
  async function withFiles(edit: Edit): Promise<Edit> {
    const pending = pendingIn(edit.changes)
    if (pending.length === 0) return edit
    const stored = new Map<string, string>()
    for (const id of pending) {
      const file = await files.find(id)
      const name =
        file?.stored ?? (await upload(await files.read(id), file?.label ?? id, file?.notes))
      await files.noteStored(id, name)
      stored.set(id, name)
    }
    const changes = withStored(edit.changes, stored)
    const named = { ...edit, changes }
    await outbox.change(edit, edits => edits.map(each => (each.id === edit.id ? named : each)))
    return named
  }

  async function outcomeOf(edit: Edit): Promise<Outcome> {
    try {
      return sentOutcome(await send(callFor(await withFiles(edit))))
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return failedOutcome(edit, error)
    }
  }

  /** Notes what came of the edit before, and marks the next one. */
  async function proceed(before?: EditOutcome, next?: Edit): Promise<Edit | undefined> {
    const sent = before && standing(before)
    if (sent) parts.onSent?.(sent)
    const begun = await outbox.proceed(before, next)
    if (before?.outcome.kind === 'rejected') parts.onRefused?.(before.edit, before.outcome.failure)
    parts.onChange?.()
    return begun
  }

  /** The edits to send, each the first of its record that is not held up. */
  const sendable = (edits: readonly Edit[], passed: ReadonlySet<string>): Edit[] => {
    const held = new Set(passed)
    /** Records that the server does not have yet: it would know nothing of their drafts. */
    const added = new Set<string>()
    return edits.filter(edit => {
      const key = recordKey(edit)
      if (edit.verb === 'add') added.add(key)
      const { target, record } = edit
      const isAhead =
        target.of === 'draft' &&
        added.has(recordKey({ target: { ...target, of: 'record' }, record }))
      if (isBlocked(edit) || isAhead) held.add(key)
      if (held.has(key)) return false
      held.add(key)
      return true
    })
  }

  return async function replay(author: string): Promise<Ended> {
    /** Records whose edit met something that may go well later. */
    const passed = new Set<string>()
    let later: { retryAfter?: number; attempts: number } | undefined
    for (;;) {
      const edits = sendable(await outbox.all(author), passed)
      if (edits.length === 0) return { how: 'done', later }
      let before: EditOutcome | undefined
      for (const next of edits) {
        const edit = await proceed(before, next)
        before = undefined
        if (!edit) continue
        const outcome = await outcomeOf(edit)
        before = { edit, outcome }
        if (outcome.kind === 'signed out') {
          await proceed(before)
          return { how: 'signed out' }
        }
        if (outcome.kind !== 'retry') continue
        const again = { retryAfter: outcome.retryAfter, attempts: edit.attempts }
        if (outcome.whole) {
          await proceed(before)
          if (edit.attempts === 1) parts.onAway?.(outcome.failure.message)
          return { how: 'away', ...again }
        }
        later = again
        passed.add(recordKey(edit))
      }
      await proceed(before)
    }
  }
}
