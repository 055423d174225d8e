/** What staff read about what was: deleted records, revisions, the audit trail, and who is signed in. */
import type { Query } from '@tanstack/react-query'
import type { AccountAnswer, SessionAnswer } from '#contract/account'
import type { AuditEntry, RevisionNotes } from '#contract/audit'
import type { AnyCollection } from '#contract/collection'
import { endpointOf } from '#contract/endpoint'
import type { WireRecord } from '#contract/record'
import type { SiteState } from '#contract/siteState'
import { keptEndpointOf, staffEndpoints } from '#contract/staffEndpoint'
import { ask } from './ask'

export type DeletedRecord = WireRecord & {
  /** ISO 8601 with +08:00. */
  deleted_at: string
  deleted_by: string | null
}

export type Revision = WireRecord & RevisionNotes

/** It changes with whatever anybody does, and is read to learn of just that. */
const always = { staleTime: 0 } as const
/** Only read with a network, and much: not kept on this device. */
const passing = { ...always, gcTime: 5 * 60_000, meta: { isPassing: true } } as const

/** Whether a query is one of what was, which any write adds to. */
export const isPassing = ({ meta }: Pick<Query, 'meta'>): boolean => meta?.isPassing === true

/** A collection's deleted records, the last deleted first. */
export const deletedOf = (collection: AnyCollection) => ({
  ...ask<DeletedRecord[]>(endpointOf(collection, 'listDeleted')),
  ...always,
})

/** Every revision of a record, the newest first. */
export const revisionsOf = (collection: AnyCollection, id: string) => ({
  ...ask<Revision[]>(keptEndpointOf(collection, 'listRevisions'), id),
  ...passing,
})

export interface SettingRevision extends RevisionNotes {
  name: string
  value: unknown
  revision: number
  updated_at: string
}

/** Every revision of a setting, the newest first. */
export const settingRevisionsOf = (name: string) => ({
  ...ask<SettingRevision[]>(staffEndpoints.listSettingRevisions, name),
  ...passing,
})

/** All that was done in a month (`YYYY-MM`), the newest first. */
export const auditOf = (month: string) => ({
  ...ask<AuditEntry[]>(staffEndpoints.listAudit, month),
  ...passing,
})

/** Where one is signed in; an administrator: where anybody is. */
export const sessions = { ...ask<SessionAnswer[]>(staffEndpoints.listSessions), ...always }

/** How the house stands. */
export const siteState = { ...ask<SiteState>(staffEndpoints.siteState), ...passing }

export const accounts = { ...ask<AccountAnswer[]>(staffEndpoints.listAccounts), ...passing }
