import { ofetch } from 'ofetch'
import { type AnyCall, callAddress, type Input, type Output } from '#contract/calls/call.ts'
import { type Envelope, isEnvelope } from '#contract/envelope.ts'
import { Failure, failureCode, SERVER_DOWN } from '#contract/failure.ts'
import { pageDataAddress } from '#contract/pageData.ts'
import { movingFetch } from './movingFetch.ts'

/**
 * Asks one call and resolves to the envelope's `data`; rejects with a `Failure` and nothing else.
 * The browser asks over the network, the server's rendering asks within the process.
 * @param value the value that ends the path or stands in the query, for calls that have one
 */
export type RequestCall = (
  call: AnyCall,
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

/** The envelope of a success. */
type Granted<T> = Envelope & { data: T }

/** Repeating is the caller's decision: only it knows whether the work may be done twice. */
const once = ofetch.create({ retry: 0 }, { fetch: movingFetch })

/** The call over the network, for callers who want the answer's data. */
export function createRequestCall(connection: Connection = {}) {
  const ask = createEnvelopeCall(connection)
  return async <const C extends AnyCall>(
    call: C,
    value?: string,
    body?: Input<C>,
  ): Promise<Output<C>> => (await ask(call, value, body)).data as Output<C>
}

/**
 * The call over the network with its whole envelope, for the few whose message is a token to check.
 * An answer that is not our envelope (a captive portal's page, a gateway's error) never reaches a
 * screen as data: it is a failure like a broken line.
 */
export function createEnvelopeCall({ origin = '', token }: Connection = {}) {
  return async <const C extends AnyCall>(
    call: C,
    value?: string,
    body?: Input<C>,
    headers?: Record<string, string>,
  ): Promise<Granted<Output<C>>> => {
    const response = await once
      .raw<unknown>(`${origin}${callAddress(call, value)}`, {
        method: call.method,
        headers: { ...headers, ...authorization(token?.() ?? null) },
        body: call.method === 'POST' ? ((body ?? {}) as Record<string, unknown>) : undefined,
        // What is said in a few words is said though the page is left.
        keepalive: call.takes === 'little',
        ignoreResponseError: true,
      })
      .catch((cause: unknown) => {
        throw new Failure('unreachable', { cause })
      })
    const answer = unwrap(response.status, response._data, response.headers.get('retry-after'))
    return answer as Granted<Output<C>>
  }
}

/** What the page at `path` was made from; no call, so there is no envelope. Rejects for any other answer than 200. */
export const askPageData = <T>(path: string): Promise<T> => once<T>(pageDataAddress(path))

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
