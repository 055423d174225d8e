import { createHash } from 'node:crypto'
import type { AnyCall } from '#contract/calls/call.ts'
import { Failure, invalid } from '#contract/failure.ts'
import type { Actor } from '../records/auditStore.ts'
import type { Writing } from '../records/idempotency.ts'
import type { CallRequest, StaffViewer } from './call.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

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
export function readWriting(
  request: CallRequest & { call: Pick<AnyCall, 'name'> },
  now: Date,
): Writing {
  const { call, idempotencyKey, value, body, device = null } = request
  const { account } = staffViewer(request)
  if (idempotencyKey === undefined) return { account, device, now }
  const key = idempotencyKey.toLowerCase()
  if (!UUID.test(key)) {
    const name = 'Idempotency-Key'
    throw invalid([{ field: name, label: name, rule: 'format', message: '必須是UUID' }])
  }
  const content = JSON.stringify([call.name, value ?? null, body ?? null])
  const digest = createHash('sha256').update(content).digest('hex')
  return { account, device, now, idempotency: { key, digest } }
}
