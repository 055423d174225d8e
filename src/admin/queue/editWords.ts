/** An edit in words. */
import type { EditTarget } from '#contract/editTarget.ts'
import type { Edit, EditVerb } from '#editing/edit.ts'

const verbWords: Readonly<Record<EditVerb, string>> = {
  add: '新增',
  modify: '修改',
  delete: '刪除',
  restore: '復原',
}

const wordsOf: Readonly<Record<EditTarget['of'], typeof verbWords>> = {
  record: verbWords,
  draft: verbWords,
  setting: verbWords,
  file: verbWords,
  import: { ...verbWords, add: '匯入', delete: '復原匯入' },
}

/** What an edit does. */
export const verbOf = ({ target, verb }: Pick<Edit, 'target' | 'verb'>): string =>
  wordsOf[target.of][verb]

const MINUTE_MS = 60_000

/** How long ago, roughly. */
export function ageOf(savedAt: number, now: number): string {
  const minutes = Math.max(0, Math.round((now - savedAt) / MINUTE_MS))
  if (minutes < 1) return '剛才'
  if (minutes < 60) return `${minutes}分鐘前`
  const hours = Math.round(minutes / 60)
  return hours < 24 ? `${hours}小時前` : `${Math.round(hours / 24)}日前`
}
