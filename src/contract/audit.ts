/** The trail of who did what: every revision of every record, and what is none. */
import * as v from 'valibot'
import { amount, moment, ordinal, texts } from './calls/parts.ts'

interface Action {
  /** The words for it. */
  label: string
  /** Whether it is done to an account and who may come in, or to a record. */
  kind: 'access' | 'record'
}

/** What may be done. */
export const auditActions = {
  add: { label: '新增', kind: 'record' },
  modify: { label: '修改', kind: 'record' },
  delete: { label: '刪除', kind: 'record' },
  restore: { label: '復原', kind: 'record' },
  purge: { label: '永久刪除', kind: 'record' },
  draft: { label: '儲存草稿', kind: 'record' },
  draftDiscarded: { label: '捨棄草稿', kind: 'record' },
  login: { label: '登入', kind: 'access' },
  loginFailed: { label: '登入失敗', kind: 'access' },
  logout: { label: '登出', kind: 'access' },
  sessionEnded: { label: '結束登入', kind: 'access' },
  passwordChanged: { label: '更改密碼', kind: 'access' },
  accountAdded: { label: '新增帳號', kind: 'access' },
  accountRemoved: { label: '移除帳號', kind: 'access' },
  roleChanged: { label: '更改權限', kind: 'access' },
  codesOn: { label: '開啟一次性密碼', kind: 'access' },
  codesOff: { label: '關閉一次性密碼', kind: 'access' },
} as const satisfies Record<string, Action>

export type AuditAction = keyof typeof auditActions

const text = v.nullable(v.string())

/** One line of the trail. */
export const auditEntry = v.object({
  at: moment,
  action: v.picklist(Object.keys(auditActions) as AuditAction[]),
  /** The account; `null` where nobody has the name that was typed, `system` for the program itself. */
  account: text,
  /** `Chrome · Windows`, where it is known. */
  device: text,
  /** The network address, for what happens to accounts. */
  address: text,
  /** The collection's name, or `Setting`; `null` for what is about no record. */
  collection: text,
  record: text,
  revision: v.nullable(ordinal),
  /** How a person knows what it was done to. */
  title: text,
  /** The fields that were changed. */
  changed: texts,
  /** By which it is undone with all that was done in one go with it; `null` for what is not. */
  operation: text,
})
export type AuditEntry = v.InferOutput<typeof auditEntry>

/** What one person did to records of one collection, one after the other; `title` is that of the last. */
export const recentChange = v.object({
  ...v.pick(auditEntry, ['at', 'action', 'account']).entries,
  collection: v.string(),
  record: v.string(),
  title: v.string(),
  /** To how many records. */
  count: amount,
})
export type RecentChange = v.InferOutput<typeof recentChange>
