/**
 * What never becomes a request: a head that Node cannot read, or that does not come to its end. No handler
 * sees it, and Node's own answer would be a bare line; here it is an envelope as everywhere.
 */
import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Envelope } from '#contract/envelope.ts'
import { Failure } from '#contract/failure.ts'

/** A whole answer, as it goes over the line. */
function answer(status: number, message: string): string {
  const body = JSON.stringify({ success: false, message, data: null } satisfies Envelope)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

/** As a failure of the closed list is answered. */
const answerTo = ({ status, message }: Failure): string => answer(status, message)

const TOO_SLOW = answer(408, '請求逾時，請再試一次')

/** By Node's name for what is wrong (https://nodejs.org/api/http.html#event-clienterror). */
const refusals: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
  HPE_HEADER_OVERFLOW: answer(431, '請求的標頭太大'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: answerTo(new Failure('tooLarge')),
}

const UNREADABLE = answerTo(new Failure('invalid', { message: '請求：無法讀取' }))

const NO_PROXY = answerTo(new Failure('wrongMethod'))

/** The answer that each line has now, or had last. */
export type AnswerOf = (line: Duplex) => ServerResponse | undefined

/** To be called once for a server, before any that asks. */
export function watchAnswers(server: Server): AnswerOf {
  const answers = new WeakMap<Duplex, ServerResponse>()
  server.on('request', ({ socket }, res) => {
    if (res.socket) answers.set(socket, res)
    else res.once('socket', () => answers.set(socket, res))
  })
  return line => answers.get(line)
}

/** Says so and lets go of the line; in the middle of another answer nothing can be said. */
function refuse(line: Duplex, text: string, current: ServerResponse | undefined): void {
  const isBegun = current?.headersSent && !current.writableEnded
  if (!line.writable || isBegun) line.destroy()
  else line.end(text, () => line.destroy())
}

/** Gives up a request of which too little has come. */
export const refuseSlow = (line: Duplex, current: ServerResponse): void =>
  refuse(line, TOO_SLOW, current)

/** Answers what cannot be read as a request, and who takes this server for a proxy. */
export function refuseUnreadable(server: Server, answerOf: AnswerOf): void {
  server.on('clientError', (error: NodeJS.ErrnoException, line) => {
    refuse(line, refusals[error.code ?? ''] ?? UNREADABLE, answerOf(line))
  })
  server.on('connect', (_req, line) => {
    // From here on Node minds this line no more, and who has gone would be an error that nobody takes.
    line.on('error', () => line.destroy())
    refuse(line, NO_PROXY, answerOf(line))
  })
}
