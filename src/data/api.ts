import { ofetch } from 'ofetch'
import { callAddress, type Endpoint } from '#contract/endpoint'
import { type Envelope, isEnvelope } from '#contract/envelope'
import { Failure, failureCode, SERVER_DOWN } from '#contract/failure'

/**
 * Asks one call and resolves to the envelope's `data`; rejects with a `Failure` and nothing else.
 * The browser asks over the network, the server's rendering asks within the process.
 * @param value the value that ends the path or stands in the query, for endpoints that have one
 */
export type RequestCall = (
  endpoint: Endpoint,
  value?: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<unknown>

interface Connection {
  /** Where the API stands, without a slash at the end; the page's own origin when left out. */
  origin?: string
  /** The stored token, for calls of staff. */
  token?: () => string | null
}

const TIMEOUT_MS = 15_000

/** The call over the network, for callers who want the answer's data. */
export function createRequestCall(connection: Connection = {}): RequestCall {
  const ask = createEnvelopeCall(connection)
  return async (endpoint, value, body) => (await ask(endpoint, value, body)).data
}

/**
 * The call over the network with its whole envelope, for the few whose message is a token to check.
 * An answer that is not our envelope (a captive portal's page, a gateway's error) never reaches a
 * screen as data: it is a failure like a broken line.
 */
export function createEnvelopeCall({ origin = '', token }: Connection = {}) {
  return async (
    endpoint: Endpoint,
    value?: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Envelope> => {
    const response = await ofetch
      .raw<unknown>(`${origin}${callAddress(endpoint, value)}`, {
        method: endpoint.method,
        headers: { ...headers, ...authorization(token?.() ?? null) },
        body: endpoint.method === 'POST' ? ((body ?? {}) as Record<string, unknown>) : undefined,
        // Repeating is the caller's decision: only it knows whether the work may be done twice.
        retry: 0,
        timeout: TIMEOUT_MS,
        ignoreResponseError: true,
      })
      .catch((cause: unknown) => {
        throw new Failure('unreachable', { cause })
      })
    return unwrap(response.status, response._data, response.headers.get('retry-after'))
  }
}

const authorization = (token: string | null): Record<string, string> =>
  token === null ? {} : { Authorization: `Token ${token}` }

/** The envelope of a success. @throws Failure for any other answer */
export function unwrap(status: number, answer: unknown, retryAfter: string | null): Envelope {
  if (status === 504) throw new Failure('unavailable', { message: SERVER_DOWN })
  if (!isEnvelope(answer)) throw new Failure(status >= 500 ? 'unavailable' : 'unreachable')
  if (answer.success && status < 400) return answer
  throw new Failure(failureCode(status), {
    message: answer.message || undefined,
    data: answer.data,
    retryAfter: retryAfter ? Number(retryAfter) || undefined : undefined,
  })
}
