/** Accounts, passwords and who is signed in where. What is typed as a password is read by who keeps them. */
import * as v from 'valibot'
import { accountAnswer, oneTimeSetup, recovery, role, sessionAnswer, signedIn } from '../account.ts'
import { listOf, read, writeLittle } from './call.ts'
import { idSent, labelled, orNothing, typed, unread } from './parts.ts'

/** Codes come from a phone that only its owner has. */
const noCodes = labelled(
  '一次性密碼',
  v.pipe(
    unread<false>({ const: false }),
    v.check(value => value !== true, '只可由帳號本人開啟'),
    v.transform(value => (value === false ? false : undefined)),
  ),
)

const own = v.pipe(
  typed,
  v.metadata({
    description: '管理員自己的密碼；新增管理員、給予管理員權限、更改密碼或關閉一次性密碼時必須填寫',
  }),
)

const retyped = v.object({ password: typed })

export const accountCalls = {
  changePassword: writeLittle('changePassword', '更改密碼', {
    input: v.object({ password: typed, new_password: typed }),
    output: signedIn,
  }),
  listSessions: read('getSession', '誰在哪裏登入', {
    access: 'staff',
    output: listOf(sessionAnswer),
  }),
  endSession: writeLittle('endSession', '結束一個登入', { input: v.object({ id: idSent }) }),
  beginOneTimeCode: writeLittle('beginOneTimeCode', '一次性密碼：開始設定', {
    input: retyped,
    output: oneTimeSetup,
  }),
  confirmOneTimeCode: writeLittle('confirmOneTimeCode', '一次性密碼：確認並開啟', {
    input: v.object({ code: typed }),
    output: recovery,
  }),
  endOneTimeCode: writeLittle('endOneTimeCode', '一次性密碼：關閉', { input: retyped }),
  listAccounts: read('getAccount', '所有帳號', {
    access: 'administrator',
    output: listOf(accountAnswer),
  }),
  addAccount: writeLittle('addAccount', '新增帳號', {
    access: 'administrator',
    input: v.object({ username: typed, password: typed, role, own_password: v.optional(own) }),
  }),
  modifyAccount: writeLittle('modifyAccount', '修改帳號', {
    access: 'administrator',
    input: v.object({
      id: idSent,
      password: v.optional(typed),
      role: labelled('權限', orNothing(role)),
      has_one_time_code: v.optional(noCodes),
      own_password: v.optional(own),
    }),
    output: accountAnswer,
  }),
  deleteAccount: writeLittle('deleteAccountById', '移除帳號', {
    access: 'administrator',
    parameter: 'id',
  }),
}
