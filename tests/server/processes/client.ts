import { accessCalls } from '#contract/calls/access.ts'
import { type AnyCall, callAddress } from '#contract/calls/call.ts'
import type { Envelope } from '#contract/envelope.ts'
import { ACCOUNT } from '../../setup/serverProcess.ts'

export interface Reply<T = unknown> {
  status: number
  envelope: Envelope<T>
}

interface Sending {
  token?: string
  value?: string
  body?: unknown
  key?: string
}

/** One call over the network. Rejects where the line breaks. */
export async function send<T = Record<string, unknown>>(
  origin: string,
  endpoint: AnyCall,
  { token, value, body, key }: Sending = {},
): Promise<Reply<T>> {
  const response = await fetch(`${origin}${callAddress(endpoint, value)}`, {
    method: endpoint.method,
    headers: {
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Token ${token}` } : {}),
      ...(key ? { 'Idempotency-Key': key } : {}),
    },
    body: endpoint.method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
  })
  return { status: response.status, envelope: (await response.json()) as Envelope<T> }
}

/** A token of the first account. */
export async function signIn(origin: string): Promise<string> {
  const { envelope } = await send<{ token: string }>(origin, accessCalls.login, {
    body: ACCOUNT,
  })
  if (!envelope.data) throw new Error(envelope.message)
  return envelope.data.token
}
