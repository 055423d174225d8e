import { type AuditAction, type AuditEntry, auditActions } from '#contract/audit'
import { fieldLabels } from './fieldLabels'

/** What a line of the trail is about. */
export const kinds = { access: '登入及帳號', settings: '網站設定', records: '記錄' } as const

export type Kind = keyof typeof kinds

const accessActions: readonly AuditAction[] = [
  'login',
  'loginFailed',
  'logout',
  'sessionEnded',
  'passwordChanged',
  'accountAdded',
  'accountRemoved',
  'roleChanged',
  'codesOn',
  'codesOff',
]

/** The kind of one line. */
export function kindOfEntry({ action, collection }: AuditEntry): Kind {
  if (accessActions.includes(action)) return 'access'
  return collection === 'Setting' ? 'settings' : 'records'
}

/** What makes the first content and keeps the house. */
const program = ['system', 'demo']

/** An account's name; the program itself has none. */
export const nameOf = (account: string): string => (program.includes(account) ? '系統' : account)

/** Who did it, in words. */
export function whoOf({ account, action }: AuditEntry): string {
  if (account === null) return action === 'loginFailed' ? '（沒有這個帳號）' : ''
  return nameOf(account)
}

/** What was done, in words: `修改：名稱、職銜`. */
export function doneOf({ action, changed, collection }: AuditEntry): string {
  const labels = action === 'modify' ? fieldLabels(collection, changed) : []
  return labels.length > 0 ? `${auditActions[action]}：${labels.join('、')}` : auditActions[action]
}
