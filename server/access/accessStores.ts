import type { Connection } from 'mongoose'
import { createAuditStore } from '../records/auditStore.ts'
import { createAccounts } from './accounts.ts'
import { createLoginLimits } from './loginLimits.ts'
import { createOneTimeSecrets } from './oneTimeSecrets.ts'
import { createSessions } from './sessions.ts'

/** What is kept of whoever may act for the school. */
export const createAccessStores = (connection: Connection) => ({
  accounts: createAccounts(connection),
  sessions: createSessions(connection),
  limits: createLoginLimits(connection),
  audit: createAuditStore(connection),
  secrets: createOneTimeSecrets(connection),
})

/** What access works with. */
export interface AccessParts extends ReturnType<typeof createAccessStores> {
  now: () => Date
}
