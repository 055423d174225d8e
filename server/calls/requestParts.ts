import { createHash } from 'node:crypto'
import { Failure, type Issue, invalid } from '#contract/failure'
import type { Writing } from '../mongo/receipts'
import type { CallRequest } from './call'

const ID = /^[0-9a-f]{24}$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

const issue = (field: string, label: string, message: string): Issue => ({
  field,
  label,
  rule: 'format',
  message,
})

/** A record's id as text of 24 hexadecimal digits. @throws Failure `invalid` */
export function readId(value: unknown): string {
  const id = typeof value === 'string' ? value.toLowerCase() : ''
  if (!ID.test(id)) throw invalid([issue('id', '編號', '必須是24個十六進制數字')])
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

/** Who writes, when, and the key of the request with a digest of all that it asks for. */
export function readWriting(endpoint: string, request: CallRequest, now: Date): Writing {
  const { viewer, idempotencyKey, value, body } = request
  if (viewer.role !== 'staff') throw new Failure('unauthenticated')
  if (idempotencyKey === undefined) return { account: viewer.account, now }
  const key = idempotencyKey.toLowerCase()
  if (!UUID.test(key)) throw invalid([issue('Idempotency-Key', 'Idempotency-Key', '必須是UUID')])
  const content = JSON.stringify([endpoint, value ?? null, body ?? null])
  const digest = createHash('sha256').update(content).digest('hex')
  return { account: viewer.account, now, idempotency: { key, digest } }
}
