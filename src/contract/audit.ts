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

/** Who makes the first content and keeps the house: accounts that are nobody's. */
export const programAccounts: readonly string[] = ['system', 'demo']

/** What they are called on screen. */
export const PROGRAM_NAME = '系統'

/** The names that nobody may have: what somebody called so did would be the program's, or nobody's. */
export const reservedNames: readonly string[] = [...programAccounts, PROGRAM_NAME]

/** Whether a name is one of them, in capitals or at full width as well. */
export const isReserved = (username: string): boolean =>
  reservedNames.includes(username.trim().normalize('NFKC').toLowerCase())

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

/** What a deleted record is answered with. */
export const deletion = v.object({ deleted_at: moment, deleted_by: text })
export type Deletion = v.InferOutput<typeof deletion>

/** What a record was, as `get{Name}RevisionById` answers it beside the record's own fields. */
export const revisionNotes = v.object({
  /** The account that made this revision. */
  updated_by: text,
  /** `Chrome · Windows`, where it is known. */
  updated_on: text,
  /** The fields that this revision changed; `deleted_at` where it deleted or restored. */
  updated_fields: texts,
  deleted_at: v.nullable(moment),
})
export type RevisionNotes = v.InferOutput<typeof revisionNotes>
