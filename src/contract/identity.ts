/** What tells records and their states apart: ids, revisions, and values that none may share. */
import type { AnyCollection } from './collection'
import { type Issue, invalid } from './failure'
import type { Field } from './field'

const ID = /^[0-9a-f]{24}$/

const issue = (field: string, label: string, message: string): Issue => ({
  field,
  label,
  rule: 'format',
  message,
})

/** Whether it is spelled as ids are. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && ID.test(value.toLowerCase())

/** A record's id as text of 24 hexadecimal digits. @throws Failure `invalid` */
export function readId(value: unknown): string {
  const id = typeof value === 'string' ? value.toLowerCase() : ''
  if (!ID.test(id)) throw invalid([issue('id', '系統編號', '必須是24個十六進制數字')])
  return id
}

/** The revision an edit began from, if it says. @throws Failure `invalid` */
export function readRevision(value: unknown): number | undefined {
  if (value === undefined || value === null) return undefined
  if (!Number.isSafeInteger(value) || (value as number) < 1) {
    throw invalid([issue('revision', '版本', '必須是正整數')])
  }
  return value as number
}

/** The fields of which no two records may hold the same. */
export const uniqueFields = ({ fields }: AnyCollection): [string, Field][] =>
  Object.entries(fields).filter(([, field]) => 'unique' in field && field.unique === true)
