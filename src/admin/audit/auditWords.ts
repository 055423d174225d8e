import { type AuditEntry, auditActions } from '#contract/audit.ts'
import { collections } from '#contract/collections/index.ts'
import { targetNamed } from '#contract/editTarget.ts'
import { nameOf } from '../nameOf.ts'

/** What a line of the trail is about. */
export const kinds = { access: '登入及帳號', settings: '網站設定', records: '記錄' } as const

export type Kind = keyof typeof kinds

/** The kind of one line. */
export function kindOfEntry({ action, collection }: AuditEntry): Kind {
  if (auditActions[action].kind === 'access') return 'access'
  return targetNamed(collection ?? '').of === 'setting' ? 'settings' : 'records'
}

/** Who did it, in words. */
export function whoOf({ account, action }: AuditEntry): string {
  if (account === null) return action === 'loginFailed' ? '（沒有這個帳號）' : ''
  return nameOf(account)
}

/** What fields of a collection are called on screen; those that have no name are left out. */
function fieldLabels(collection: string | null, names: readonly string[]): string[] {
  const fields = collections.find(({ name }) => name === collection)?.fields ?? {}
  return names.flatMap(name => fields[name]?.label ?? [])
}

/** What was done, in words: `修改：名稱、職銜`. */
export function doneOf({ action, changed, collection }: AuditEntry): string {
  const labels = action === 'modify' ? fieldLabels(collection, changed) : []
  const { label } = auditActions[action]
  return labels.length > 0 ? `${label}：${labels.join('、')}` : label
}
