/** Everything that a signed-in person works with on this device: the outbox, its files, its sender. */
import { Failure } from '#contract/failure.ts'
import { askAsStaff, signedInAs } from '#data/session.ts'
import { withTimeout } from '#data/timeout.ts'
import { uploadFile } from '#data/upload.ts'
import { watched, watching } from '#pwa/connection.ts'
import { type Answer, answerTo } from './answer.ts'
import { applyDecision, type Decision } from './applyOutcome.ts'
import { type Edit, mayBeSent, type NewEdit, newKey, type Owner } from './edit.ts'
import { openOutboxDatabase } from './outbox/connection.ts'
import { endWithPage } from './outbox/leftPage.ts'
import { createOutbox } from './outbox/outbox.ts'
import { createUnsavedForms } from './outbox/unsavedForms.ts'
import { createWaitingFiles } from './outbox/waitingFiles.ts'
import { queueState } from './queueState.ts'
import type { Sent } from './rebase.ts'
import { createReplay } from './replay.ts'
import { createSync } from './sync.ts'

interface DeskParts {
  /** Told of the edits that this or another tab has sent, some at a time. */
  onSent: (sent: readonly Sent[]) => void
  onSignedOut: () => void
  /** Told of an edit that was refused for good. */
  onRefused: (message: string) => void
  /** Told what an edit met that was sent for the first time and has to wait. */
  onAway: (message: string) => void
}

/** Opens the desk of whoever is signed in. @throws where the browser keeps nothing, or does not answer */
export async function openDesk(author: string, { onSent, onSignedOut, ...parts }: DeskParts) {
  const database = await openOutboxDatabase(undefined, {
    onOpen: endWithPage,
    onOpenAgain: () => void sync.changed().then(sync.wake),
  })
  // A browser that runs out of room drops what it was not asked to keep.
  void navigator.storage?.persist?.()
  const outbox = createOutbox(database)
  const files = createWaitingFiles(database)
  // Somebody else may have signed in since: what one typed is never sent in another's name.
  const asAuthor = () => {
    if (signedInAs() !== author) throw new Failure('unauthenticated')
  }
  const request = watched(async (call, value, body, headers) => {
    asAuthor()
    return (await askAsStaff(call, value, body, headers)).data
  })
  const replay = createReplay({
    outbox,
    files,
    send: ({ call, value, body, headers }) => request(call, value, body, headers),
    upload: async (content, label, notes) => {
      asAuthor()
      const uploading = uploadFile(content, label, { notes })
      return (await watching(uploading, ['unreachable'])).name
    },
    onSent: sent => sync.sent(sent),
    onRefused: (_edit, { message }) => parts.onRefused(message),
    onAway: parts.onAway,
    onChange: () => sync.changedAgain(),
  })
  const sync = createSync({ author, outbox, replay, onSent, onSignedOut })
  await withTimeout(files.tidy(author).then(sync.reload))

  /** What was not sent when the session ended: it waits there, though no screen shows it any more. */
  let left: readonly Edit[] | undefined

  /** Of a record that never was there is nothing to become. */
  const forgetRecordDraft = async ({ target, record }: Owner) => {
    if (target.of !== 'record') return
    await outbox.change({ author, target: { ...target, of: 'draft' }, record }, () => [])
  }

  return {
    author,
    files,
    drafts: createUnsavedForms(database),
    /**
     * Keeps edits, in one go each; resolves once they are on the disk. They are sent behind it.
     * @throws Failure where somebody else has signed in since
     */
    async save(...edits: Omit<NewEdit, 'author'>[]): Promise<void> {
      // Nor is what another types here kept as this one's. Where nobody is signed in, it waits for its author.
      if (signedInAs() !== null) asAuthor()
      const operation = edits.length > 1 ? newKey() : undefined
      try {
        for (const edit of edits) {
          await outbox.record({ ...edit, author, operation }, sync.under(edit))
          if (edit.verb === 'delete' && edit.baseRevision === null) await forgetRecordDraft(edit)
        }
      } finally {
        // Where the disk is full half way, those before it are kept: they are shown, and sent.
        await sync.changed()
        void sync.wake()
      }
    },
    /** Sends what waits; resolves when nothing more can be sent now. */
    sendNow: sync.wake,
    /** What has become of these records' edits, as soon as the server has said so, or cannot be asked. */
    answerTo: (owners: readonly Owner[]): Promise<Answer> =>
      answerTo(owners, { edits: () => left ?? queueState.edits, sendNow: sync.wake }),
    /**
     * What the author has decided about an edit that waits for it.
     * @returns whether the server may have had it before: screens follow the outbox a moment later
     */
    async decide(edit: Edit, decision: Decision): Promise<boolean> {
      const stood = (await outbox.all(author)).find(({ id }) => id === edit.id)
      await outbox.change(edit, edits => applyDecision(edits, edit.id, decision))
      if (edit.verb === 'add' && decision.take === 'theirs') await forgetRecordDraft(edit)
      await sync.changed()
      void sync.wake()
      return !stood || mayBeSent(stood)
    },
    close(): void {
      left = queueState.edits
      sync.stop()
      database.close()
    },
  }
}

export type Desk = Awaited<ReturnType<typeof openDesk>>
