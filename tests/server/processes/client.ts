import { callAddress, type Endpoint } from '#contract/endpoint'
import type { Envelope } from '#contract/envelope'
import { staffEndpoints } from '#contract/staffEndpoint'
import { ACCOUNT } from '../../setup/serverProcess'

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
  endpoint: Endpoint,
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
  const { envelope } = await send<{ token: string }>(origin, staffEndpoints.login, {
    body: ACCOUNT,
  })
  if (!envelope.data) throw new Error(envelope.message)
  return envelope.data.token
}
