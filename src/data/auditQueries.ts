/** What the audit page and the desk read of all that was done: no list waits for their part of the contract. */
import { auditCalls } from '#contract/calls/audit.ts'
import { ask } from './ask.ts'
import { passing } from './historyQueries.ts'

/** All that was done in a month (`YYYY-MM`), the newest first. */
export const auditOf = (month: string) => ({
  ...ask(auditCalls.listAudit, month),
  ...passing,
})

/** What each did to records lately, the newest first. */
export const recentChanges = { ...ask(auditCalls.listRecentChanges), ...passing }

/** How the house stands. */
export const siteState = { ...ask(auditCalls.siteState), ...passing }
