import { type AccountAnswer, isRole, type Role } from '#contract/account'
import { type Issue, invalid } from '#contract/failure'
import { readId } from '#contract/identity'
import { toIso } from '#contract/time'
import type { OwnRequest } from '../access/passwordProof'
import type { Account } from '../mongo/accounts'
import { type CallDependencies, type CallMakers, type CallRequest, DONE } from './call'
import { actorOf, staffViewer } from './requestParts'

type Operations =
  | 'changePassword'
  | 'listSessions'
  | 'endSession'
  | 'beginOneTimeCode'
  | 'confirmOneTimeCode'
  | 'endOneTimeCode'
  | 'listAccounts'
  | 'addAccount'
  | 'modifyAccount'
  | 'deleteAccount'

const roleIssue: Issue = {
  field: 'role',
  label: '權限',
  rule: 'picklist',
  message: '必須是administrator或editor',
}

/** Codes come from a phone that only its owner has. */
const onlyOwn: Issue = {
  field: 'has_one_time_code',
  label: '一次性密碼',
  rule: 'own',
  message: '只可由帳號本人開啟',
}

/** @throws Failure `invalid` */
function readRole(value: unknown): Role {
  if (!isRole(value)) throw invalid([roleIssue])
  return value
}

const toAnswer = (
  { id, username, role, created_at }: Account,
  holders: ReadonlySet<string>,
): AccountAnswer => ({
  ...{ id, username, role },
  has_one_time_code: holders.has(id),
  created_at: toIso(created_at),
})

/** Whoever asks, with the password typed again. */
function ownRequest(request: CallRequest): OwnRequest {
  const { body, address = '', device } = request
  return { account: staffViewer(request).account, password: body?.password, address, device }
}

/** The calls about accounts, passwords and who is signed in where. */
export function accountCalls({ access }: CallDependencies): CallMakers<Operations> {
  return {
    changePassword: () => async request => {
      const asked = { ...ownRequest(request), newPassword: request.body?.new_password }
      return { data: await access.changeOwnPassword(asked), message: '已更改密碼' }
    },

    listSessions: () => async request => ({
      data: await access.listSessions(staffViewer(request)),
      message: DONE,
    }),

    endSession: () => async request => {
      const id = readId(request.body?.id)
      await access.endSession(id, staffViewer(request), actorOf(request))
      return { data: null, message: '已結束登入' }
    },

    beginOneTimeCode: () => async request => ({
      data: await access.beginOneTimeCode(ownRequest(request)),
      message: DONE,
    }),

    confirmOneTimeCode: () => async request => {
      const { account } = staffViewer(request)
      const { code } = request.body ?? {}
      const recovery_codes = await access.confirmOneTimeCode(account, code, actorOf(request))
      return { data: { recovery_codes }, message: '已開啟一次性密碼' }
    },

    endOneTimeCode: () => async request => {
      await access.endOneTimeCode(ownRequest(request))
      return { data: null, message: '已關閉一次性密碼' }
    },

    listAccounts: () => async () => {
      const holders = await access.codeHolders()
      const data = (await access.listAccounts()).map(account => toAnswer(account, holders))
      return { data, message: DONE }
    },

    addAccount: () => async request => {
      const { username, password, role } = request.body ?? {}
      const how = { role: readRole(role), by: actorOf(request) }
      await access.createAccount(username, password, how)
      return { data: null, message: '已新增' }
    },

    modifyAccount: () => async request => {
      const { id, role, password, has_one_time_code, own_password } = request.body ?? {}
      if (has_one_time_code === true) throw invalid([onlyOwn])
      const change = {
        ...(role === undefined || role === null ? {} : { role: readRole(role) }),
        ...(password === undefined || password === null ? {} : { password }),
        ...(has_one_time_code === false ? { hasCode: false as const } : {}),
      }
      const own = { ...ownRequest(request), password: own_password }
      const account = await access.modifyFor(own, readId(id), change)
      const data = toAnswer(account, await access.codeHolders())
      return { data, message: '已儲存' }
    },

    deleteAccount: () => async request => {
      await access.removeById(readId(request.value), actorOf(request))
      return { data: null, message: '已移除' }
    },
  }
}
