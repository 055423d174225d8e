import { hash } from 'node:crypto'
import type { AnyCall } from '#contract/calls/call.ts'
import { Failure, invalid } from '#contract/failure.ts'
import { UUID } from '#contract/operation.ts'
import type { Actor } from '../records/auditStore.ts'
import type { Writing } from '../records/idempotency.ts'
import type { CallRequest, StaffViewer } from './call.ts'

/** A header that holds a UUID, where it is there. @throws Failure `invalid` */
function readUuid(name: string, sent: string | undefined): string | undefined {
  const key = sent?.toLowerCase()
  if (key === undefined || UUID.test(key)) return key
  throw invalid([{ field: name, label: name, rule: 'format', message: '必須是UUID' }])
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

/** Who writes and when, what it is a part of, and the key of the request with a digest of all that it asks for. */
export function readWriting(
  request: CallRequest & { call: Pick<AnyCall, 'name'> },
  now: Date,
): Writing {
  const { call, value, body, device = null } = request
  const { account } = staffViewer(request)
  const operation = readUuid('Operation-Id', request.operation)
  const key = readUuid('Idempotency-Key', request.idempotencyKey)
  const writing = { account, device, now, operation }
  if (key === undefined) return writing
  const content = JSON.stringify([call.name, value ?? null, body ?? null])
  const digest = hash('sha256', content)
  return { ...writing, idempotency: { key, digest } }
}
