/** Everything that a signed-in person works with on this device: the journal, its files, its sender. */
import { Failure } from '#contract/failure'
import { askAsStaff, signedInAs } from '#data/session'
import { uploadFile } from '#data/upload'
import type { Sent } from './acknowledged'
import { type Answer, answerTo, type Owner } from './answer'
import { watched } from './connection'
import type { Edit, NewEdit } from './edit'
import { createDrafts, type Drafts } from './journal/drafts'
import { createJournal, openJournalDatabase } from './journal/journal'
import { createWaitingFiles, type WaitingFiles } from './journal/waitingFiles'
import { queueState } from './queueState'
import { createReplay } from './replay'
import { draftsName } from './sending'
import { type Decision, decided } from './settle'
import { createSync } from './sync'

export interface Desk {
  author: string
  files: WaitingFiles
  drafts: Drafts
  /** Keeps edits, in one go each; resolves once they are on the disk. They are sent behind it. */
  save: (...edits: Omit<NewEdit, 'author'>[]) => Promise<void>
  /** Sends what waits; resolves when nothing more can be sent now. */
  sendNow: () => Promise<void>
  /** What has become of these records' edits, as soon as the server has said so, or cannot be asked. */
  answerTo: (owners: readonly Owner[]) => Promise<Answer>
  /** What the author has decided about an edit that waits for it. */
  decide: (edit: Edit, decision: Decision) => Promise<void>
  close: () => void
}

export interface DeskParts {
  /** Told of the edits that this or another tab has sent, some at a time. */
  onSent: (sent: readonly Sent[]) => void
  onSignedOut: () => void
  /** Told of an edit that was refused for good. */
  onRefused: (message: string) => void
}

/** Opens the desk of whoever is signed in. @throws where the browser keeps nothing */
export async function openDesk(
  author: string,
  { onSent, onSignedOut, onRefused }: DeskParts,
): Promise<Desk> {
  const database = await openJournalDatabase()
  // A browser that runs out of room drops what it was not asked to keep.
  void navigator.storage?.persist?.()
  const journal = createJournal(database)
  const files = createWaitingFiles(database)
  // Somebody else may have signed in since: what one typed is never sent in another's name.
  const asAuthor = () => {
    if (signedInAs() !== author) throw new Failure('unauthenticated')
  }
  const request = watched(async (endpoint, value, body, headers) => {
    asAuthor()
    return (await askAsStaff(endpoint, value, body, headers)).data
  })
  const replay = createReplay({
    journal,
    files,
    send: ({ endpoint, value, body, headers }) => request(endpoint, value, body, headers),
    upload: async (content, label, notes) => {
      asAuthor()
      return (await uploadFile(content, label, { notes })).name
    },
    onSent: sent => sync.sent(sent),
    onRefused: (_edit, { message }) => onRefused(message),
    onChange: () => sync.changedAgain(),
  })
  const sync = createSync({ author, journal, replay, onSent, onSignedOut })
  await files.tidy(author)
  await sync.reload()

  /** What was not sent when the session ended: it waits there, though no screen shows it any more. */
  let left: readonly Edit[] | undefined

  /** Of a record that never was there is nothing to become. */
  const forgetDraft = ({ collection, record }: Pick<NewEdit, 'collection' | 'record'>) =>
    journal.change({ author, collection: draftsName({ name: collection }), record }, () => [])

  return {
    author,
    files,
    drafts: createDrafts(database),
    async save(...edits) {
      for (const edit of edits) {
        await journal.record({ ...edit, author }, sync.under(edit))
        if (edit.verb === 'delete' && edit.baseRevision === null) await forgetDraft(edit)
      }
      await sync.changed()
      void sync.wake()
    },
    sendNow: sync.wake,
    answerTo: owners =>
      answerTo(owners, { edits: () => left ?? queueState.edits, sendNow: sync.wake }),
    async decide(edit, decision) {
      await journal.change(edit, edits => decided(edits, edit.id, decision))
      if (edit.verb === 'add' && decision.take === 'theirs') await forgetDraft(edit)
      await sync.changed()
      void sync.wake()
    },
    close() {
      left = queueState.edits
      sync.stop()
      database.close()
    },
  }
}
