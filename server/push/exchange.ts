/**
 * One message to one push service, which may be anybody's and mean harm. What must hold: every exchange
 * ends, within its deadline, and what the service says beyond its status is neither kept nor waited for.
 */
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import type { RequestDetails } from 'web-push'
import type { PushReach } from './reach.ts'

/** For the name, the connection, the message and the answer together. */
const DEADLINE_MS = 10_000
/** An answer longer than this costs the service its connection. */
const MOST_BYTES = 64 * 1024

/** Reads an answer to its end, so that its connection may serve again; keeps nothing of it. */
async function drain(answer: IncomingMessage): Promise<void> {
  let bytes = 0
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > MOST_BYTES) answer.destroy()
  })
  // The status has been said: however the rest of it ends, it is over.
  answer.on('error', () => undefined)
  if (!answer.closed) await new Promise(resolve => answer.once('close', resolve))
}

/**
 * Sends what `web-push` has signed and encrypted.
 * @returns the status that the service answered
 * @throws what kept it from answering, be it the deadline, or that `stopped` was aborted
 */
export async function exchange(
  { endpoint, method, headers, body }: RequestDetails,
  { agent, deadlineMs = DEADLINE_MS }: PushReach,
  stopped: AbortSignal,
): Promise<number> {
  const sending = request(endpoint, { method, headers, agent })
  // An error may follow the one that is thrown here, and must find somebody who listens.
  sending.on('error', () => undefined)
  const give = (reason: string) => () => sending.destroy(new Error(reason))
  const giveUp = give('the push service took too long')
  const stop = give('the site is stopping')
  const timer = setTimeout(giveUp, deadlineMs)
  stopped.addEventListener('abort', stop, { once: true })
  try {
    const answering = once(sending, 'response')
    if (stopped.aborted) stop()
    sending.end(body)
    const [answer] = (await answering) as [IncomingMessage]
    await drain(answer)
    return answer.statusCode ?? 0
  } finally {
    clearTimeout(timer)
    stopped.removeEventListener('abort', stop)
  }
}
