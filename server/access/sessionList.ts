/** Who is signed in where, and how a session is ended from elsewhere. */
import type { SessionAnswer } from '#contract/account.ts'
import { Failure } from '#contract/failure.ts'
import { toIso } from '#contract/time.ts'
import type { Actor } from '../records/auditStore.ts'
import type { Account } from './accounts.ts'
import type { PartsWithCodes } from './oneTimeCodes.ts'
import { IDLE_MS, type OpenSession, sessionId } from './sessions.ts'
import { usernameKey } from './username.ts'

/** Whose token it is. */
export interface Authenticated {
  account: string
  token: string
  isAdministrator: boolean
}

function toAnswer(session: OpenSession, account: Account, token: string) {
  const { id, device = null, address = null, created_at, expires_at, ends_at } = session
  // At its end a session is no longer extended, so that it says less exactly when it was used.
  const lastUsed = Math.min(expires_at.getTime(), ends_at.getTime()) - IDLE_MS
  return {
    id,
    device,
    address,
    username: account.username,
    role: account.role,
    created_at: toIso(created_at),
    last_used_at: toIso(new Date(Math.max(lastUsed, created_at.getTime()))),
    expires_at: toIso(expires_at),
    is_current: id === sessionId(token),
  }
}

/**
 * The account whose sessions are meant; none for an administrator, who means everybody's.
 * @throws Failure `unauthenticated` where it was removed since its token was looked at
 */
function whose({ isAdministrator }: Authenticated, own: Account | undefined): string | undefined {
  if (isAdministrator) return undefined
  if (!own) throw new Failure('unauthenticated')
  return own.id
}

export function createSessionList({ accounts, sessions, codes, audit, now }: PartsWithCodes) {
  return {
    /** Who is signed in where: of one account, or of all, the last used first. @throws Failure `unauthenticated` */
    async listSessions(asking: Authenticated): Promise<SessionAnswer[]> {
      const known = new Map((await accounts.list()).map(account => [account.id, account]))
      const own = [...known.values()].find(({ username }) => username === asking.account)
      const holders = await codes.holders()
      const open = await sessions.list(now(), whose(asking, own))
      return open.flatMap(session => {
        const account = known.get(session.account)
        const isGood = account?.credential === session.credential
        return account && isGood
          ? [
              {
                ...toAnswer(session, account, asking.token),
                has_one_time_code: holders.has(account.id),
              },
            ]
          : []
      })
    },

    /**
     * Ends a session: one's own, or an administrator anybody's.
     * @throws Failure `notFound`, `unauthenticated`
     */
    async endSession(id: string, asking: Authenticated, by: Actor): Promise<void> {
      const own = await accounts.find(usernameKey(asking.account))
      const account = await sessions.end(id, whose(asking, own))
      if (account === undefined) throw new Failure('notFound')
      const title = (await accounts.byId(account))?.username ?? null
      await audit.note({ ...by, at: now(), action: 'sessionEnded', title })
    },
  }
}
