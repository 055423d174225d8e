import { createHash } from 'node:crypto'
import { Failure, type Issue, invalid } from '#contract/failure'
import type { Actor } from '../mongo/auditBook'
import type { Writing } from '../mongo/receipts'
import type { CallRequest, StaffViewer } from './call'

const ID = /^[0-9a-f]{24}$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

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

/** Whose token came with it. @throws Failure `unauthenticated` */
export function staffViewer({ viewer }: CallRequest): StaffViewer {
  if (viewer.role !== 'staff') throw new Failure('unauthenticated')
  return viewer
}

/** Who does it, and from where, for the audit trail. */
export function actorOf(request: CallRequest): Actor {
  const { device = null, address = null } = request
  return { account: staffViewer(request).account, device, address }
}

/** Who writes, when, and the key of the request with a digest of all that it asks for. */
export function readWriting(endpoint: string, request: CallRequest, now: Date): Writing {
  const { idempotencyKey, value, body, device = null } = request
  const { account } = staffViewer(request)
  if (idempotencyKey === undefined) return { account, device, now }
  const key = idempotencyKey.toLowerCase()
  if (!UUID.test(key)) throw invalid([issue('Idempotency-Key', 'Idempotency-Key', '必須是UUID')])
  const content = JSON.stringify([endpoint, value ?? null, body ?? null])
  const digest = createHash('sha256').update(content).digest('hex')
  return { account, device, now, idempotency: { key, digest } }
}
