/**
 * What stands in front of the application: the log line of every request, and the answers that lie
 * ready. It speaks plain `node:http`; through Express half of the speed would be gone.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Express } from 'express'
import fresh from 'fresh'
import type { Logger } from 'pino'
import { type Encoding, encodingFor } from './encodings.ts'
import { readyLog, requestId, requestLog } from './logging.ts'
import type { Observe } from './metrics.ts'
import { hasOneHost } from './oneHost.ts'
import { createProxyHint } from './proxyHint.ts'
import { readyAddress, WHOLE } from './readyAddress.ts'
import {
  type AnswerFiles,
  createReadyAnswers,
  type ReadyAnswer,
  type Wanted,
} from './readyAnswers.ts'
import { createUnderWay } from './underWay.ts'

/**
 * Sent only where a request came by TLS: on http://localhost it would lock a developer out of every
 * other local site.
 */
const STRICT_TRANSPORT_SECURITY = [
  'Strict-Transport-Security',
  'max-age=31536000; includeSubDomains',
] as const

/** Whether a request came by TLS, to us or to a proxy that is trusted. */
function secureBy(app: Express): (req: IncomingMessage) => boolean {
  const isTrusted: (address: string | undefined, hop: number) => boolean = app.get('trust proxy fn')
  return ({ socket, headers }) => {
    const forwarded = headers['x-forwarded-proto']
    if (!forwarded || !isTrusted(socket.remoteAddress, 0)) return 'encrypted' in socket
    return String(forwarded).split(',', 1)[0]?.trim() === 'https'
  }
}

const MOVED = 301

/** What a 304 leaves out: it has no body to speak of. */
const OF_THE_BODY = new Set(['content-type', 'content-encoding', 'content-length'])

const unchanged = (headers: readonly string[]): string[] =>
  headers.filter((_, index) => !OF_THE_BODY.has(headers[index - (index % 2)] ?? ''))

interface FrontParts {
  app: Express
  logger: Logger
  now: () => Date
  /** Told of every answer, where anybody counts them. */
  observe?: Observe | undefined
  /** Where answers are kept as files as well. */
  edge?: AnswerFiles | undefined
  /** Whether a cursor of `getSnapshot` is known; whoever has another gets everything. */
  knowsCursor: (cursor: string) => Promise<boolean>
  /** How much is worked on at once, where that is not the usual. */
  limits?: Parameters<typeof createUnderWay>[1]
}

export function createFront(parts: FrontParts): RequestListener {
  const { app, logger, now, observe, edge, knowsCursor, limits } = parts
  const answers = createReadyAnswers({ app, now, edge })
  const log = requestLog(logger)
  const logReady = readyLog(logger)
  const isSecure = secureBy(app)
  const hintAtProxy = createProxyHint(app, logger)
  const underWay = createUnderWay(app, limits)

  /** @param own headers that only this answer has, names and values in turn */
  function send(
    req: IncomingMessage,
    res: ServerResponse,
    { status, headers, body, etag }: ReadyAnswer,
    own: string[],
  ): number {
    if (etag && req.headers['if-none-match'] && fresh(req.headers, { etag })) {
      res.writeHead(304, own.concat(unchanged(headers))).end()
      return 304
    }
    res.writeHead(status, own.concat(headers))
    res.end(req.method === 'HEAD' ? undefined : body)
    return status
  }

  /** An answer that does not lie ready, made once for all who ask for the same. */
  async function make(wanted: Wanted, encoding: Encoding): Promise<ReadyAnswer> {
    const { cursor } = wanted
    const isKnown = cursor === undefined || (await knowsCursor(cursor))
    return answers.get(isKnown ? wanted : WHOLE, encoding)
  }

  function sendMade(req: IncomingMessage, res: ServerResponse, wanted: Wanted, encoding: Encoding) {
    make(wanted, encoding).then(
      answer => {
        // Where it leads to has the whole query, and what lies ready was asked without most of it.
        if (answer.status === MOVED) app(req, res)
        else send(req, res, answer, [])
      },
      error => {
        req.log.error({ err: error }, 'an answer could not be made')
        app(req, res)
      },
    )
  }

  return (req, res) => {
    const began = performance.now()
    hintAtProxy(req)
    const wanted = hasOneHost(req) ? readyAddress(req) : undefined
    const encoding = encodingFor(req)
    const ready = wanted && answers.ready(wanted, encoding)
    const security = isSecure(req) ? STRICT_TRANSPORT_SECURITY : []
    if (ready) {
      // Headers that are set beforehand make `writeHead` slow.
      const id = requestId(req)
      const status = send(req, res, ready, ['X-Request-Id', id, ...security])
      logReady(req, id, status, began)
      observe?.(req, status, true, performance.now() - began)
      return
    }
    log(req, res)
    if (observe) {
      const { url } = req
      res.once('close', () =>
        observe({ method: req.method, url }, res.statusCode, false, performance.now() - began),
      )
    }
    const [name, value] = security
    if (name && value) res.setHeader(name, value)
    underWay(req, res, () => {
      if (wanted) sendMade(req, res, wanted, encoding)
      else app(req, res)
    })
  }
}
