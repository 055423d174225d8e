/** What the rules about accounts ask of a server again and again. */
import type { AccountAnswer, SessionAnswer } from '#contract/account.ts'
import type { AuditEntry } from '#contract/audit.ts'
import { accessCalls } from '#contract/calls/access.ts'
import { accountCalls } from '#contract/calls/accounts.ts'
import { auditCalls } from '#contract/calls/audit.ts'
import { ADMIN, type ApiServer } from '../apiServer.ts'

/** @param api the server, from the first `beforeAll` on */
export function accountsAt(api: () => ApiServer) {
  const signIn = async (body: object, headers = {}) =>
    api().ask<{ token: string }>(accessCalls.login, { body, token: null, headers })
  return {
    signIn,

    /** Of the admin, who types the password with it. */
    add: (body: object) =>
      api().ask(accountCalls.addAccount, { body: { ...body, own_password: ADMIN.password } }),

    tokenOf: async (body: object, headers = {}) =>
      (await signIn(body, headers)).envelope.data?.token as string,

    isGood: async (token: string) =>
      (await api().ask(accessCalls.checkToken, { token })).status === 200,

    accountNamed: async (name: string) =>
      (await api().ask<AccountAnswer[]>(accountCalls.listAccounts)).envelope.data?.find(
        ({ username }) => username === name,
      ),

    /** Of the admin, who sees those of everybody, where no token is given. */
    sessionsOf: async (token?: string) =>
      (await api().ask<SessionAnswer[]>(accountCalls.listSessions, { token })).envelope.data ?? [],

    trail: async () => (await api().ask<AuditEntry[]>(auditCalls.listAudit)).envelope.data ?? [],
  }
}
