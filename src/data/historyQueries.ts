/** What staff read about what was: deleted records and revisions; and who is signed in. */
import type { Query } from '@tanstack/react-query'
import { accountCalls } from '#contract/calls/accounts.ts'
import { settingEditCalls } from '#contract/calls/settingEdits.ts'
import { trashCalls } from '#contract/calls/trash.ts'
import type { AnyCollection } from '#contract/collection.ts'
import type { WireRecord } from '#contract/record.ts'
import type { Deletion } from '#contract/revisionNotes.ts'
import { ask } from './ask.ts'

export type DeletedRecord = WireRecord & Deletion

/** It changes with whatever anybody does, and is read to learn of just that. */
const always = { staleTime: 0 } as const
/** Only read with a network, and much: not kept on this device. */
export const passing = { ...always, gcTime: 5 * 60_000, meta: { isPassing: true } } as const

/** Whether a query is one of what was, which any write adds to. */
export const isPassing = ({ meta }: Pick<Query, 'meta'>): boolean => meta?.isPassing === true

/** A collection's deleted records, the last deleted first. */
export const deletedOf = (collection: AnyCollection) => ({
  ...ask(trashCalls(collection).listDeleted),
  ...always,
})

/** Every revision of a record, the newest first. */
export const revisionsOf = (collection: AnyCollection, id: string) => ({
  ...ask(trashCalls(collection).listRevisions, id),
  ...passing,
})

/** Every revision of a setting, the newest first. */
export const settingRevisionsOf = (name: string) => ({
  ...ask(settingEditCalls.listSettingRevisions, name),
  ...passing,
})

/** Where one is signed in; an administrator: where anybody is. */
export const sessions = { ...ask(accountCalls.listSessions), ...always }

export const accounts = { ...ask(accountCalls.listAccounts), ...passing }
