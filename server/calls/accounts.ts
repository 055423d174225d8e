import type { AccountAnswer } from '#contract/account.ts'
import type { accountCalls } from '#contract/calls/accounts.ts'
import { safeLine } from '#contract/characters.ts'
import { toIso } from '#contract/time.ts'
import type { Account } from '../access/accounts.ts'
import type { OwnRequest } from '../access/passwordProof.ts'
import { schoolContact } from '../published/schoolContact.ts'
import type { CallDependencies, CallRequest, Handlers } from './call.ts'
import { actorOf, staffViewer } from './requestParts.ts'

const toAnswer = (
  { id, username, role, created_at }: Account,
  holders: ReadonlySet<string>,
): AccountAnswer => ({
  ...{ id, username, role },
  has_one_time_code: holders.has(id),
  created_at: toIso(created_at),
})

/** Whoever asks, with the password typed again. */
function ownRequest(request: CallRequest, password: unknown): OwnRequest {
  const { address = '', device } = request
  return { account: staffViewer(request).account, password, address, device }
}

/** The calls about accounts, passwords and who is signed in where. */
export function accountHandlers({
  access,
  published,
}: CallDependencies): Handlers<typeof accountCalls> {
  return {
    async changePassword(request) {
      const { password, new_password } = request.input
      const asked = { ...ownRequest(request, password), newPassword: new_password }
      return { data: await access.changeOwnPassword(asked), message: '已更改密碼' }
    },

    listSessions: async request => ({ data: await access.listSessions(staffViewer(request)) }),

    async endSession(request) {
      await access.endSession(request.input.id, staffViewer(request), actorOf(request))
      return { data: null, message: '已結束登入' }
    },

    async beginOneTimeCode(request) {
      const asked = ownRequest(request, request.input.password)
      const { name } = await schoolContact(published.answer)
      return { data: await access.beginOneTimeCode(asked, safeLine(name.zh)) }
    },

    async confirmOneTimeCode(request) {
      const { account } = staffViewer(request)
      const { code } = request.input
      const recovery_codes = await access.confirmOneTimeCode(account, code, actorOf(request))
      return { data: { recovery_codes }, message: '已開啟一次性密碼' }
    },

    async endOneTimeCode(request) {
      await access.endOneTimeCode(ownRequest(request, request.input.password))
      return { data: null, message: '已關閉一次性密碼' }
    },

    async listAccounts() {
      const holders = await access.codeHolders()
      const data = (await access.listAccounts()).map(account => toAnswer(account, holders))
      return { data }
    },

    async addAccount(request) {
      const { own_password, ...added } = request.input
      await access.addFor(ownRequest(request, own_password), added)
      return { data: null, message: '已新增' }
    },

    async modifyAccount(request) {
      const { id, role, password, has_one_time_code, own_password } = request.input
      const change = {
        ...(role === undefined ? {} : { role }),
        ...(password === undefined || password === null ? {} : { password }),
        ...(has_one_time_code === false ? { hasCode: false as const } : {}),
      }
      const account = await access.modifyFor(ownRequest(request, own_password), id, change)
      const data = toAnswer(account, await access.codeHolders())
      return { data, message: '已儲存' }
    },

    async deleteAccount(request) {
      await access.removeById(request.value, actorOf(request))
      return { data: null, message: '已移除' }
    },
  }
}
