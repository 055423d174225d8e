/** The trail of who did what: every revision of every record, and what is none. */

/** What may be done, and the words for it. */
export const auditActions = {
  add: '新增',
  modify: '修改',
  delete: '刪除',
  restore: '復原',
  purge: '永久刪除',
  draft: '儲存草稿',
  draftDiscarded: '捨棄草稿',
  login: '登入',
  loginFailed: '登入失敗',
  logout: '登出',
  sessionEnded: '結束登入',
  passwordChanged: '更改密碼',
  accountAdded: '新增帳號',
  accountRemoved: '移除帳號',
  roleChanged: '更改權限',
  codesOn: '開啟一次性密碼',
  codesOff: '關閉一次性密碼',
} as const

export type AuditAction = keyof typeof auditActions

/** One line of the trail. */
export interface AuditEntry {
  /** ISO 8601 with +08:00. */
  at: string
  action: AuditAction
  /** The account; `null` where nobody has the name that was typed, `system` for the program itself. */
  account: string | null
  /** `Chrome · Windows`, where it is known. */
  device: string | null
  /** The network address, for what happens to accounts. */
  address: string | null
  /** The collection's name, or `Setting`; `null` for what is about no record. */
  collection: string | null
  record: string | null
  revision: number | null
  /** How a person knows what it was done to. */
  title: string | null
  /** The fields that were changed. */
  changed: readonly string[]
}

/** What a record was, as `get{Name}RevisionById` answers it beside the record's own fields. */
export interface RevisionNotes {
  /** The account that made this revision. */
  updated_by: string | null
  /** `Chrome · Windows`, where it is known. */
  updated_on: string | null
  /** The fields that this revision changed; `deleted_at` where it deleted or restored. */
  updated_fields: readonly string[]
  /** ISO 8601 with +08:00, or `null`. */
  deleted_at: string | null
}
