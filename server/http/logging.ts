import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type DestinationStream, type Level, type Logger, pino } from 'pino'
import { type HttpLogger, pinoHttp } from 'pino-http'
import { PAGE_PARAMETERS } from '#contract/pageParameters.ts'
import type { Config } from '../config.ts'
import { isOfWatchers } from './watchers.ts'

/**
 * Lines of one turn of the event loop go out together, because a write costs more than a line. The last
 * ones go out with the process, however it ends, unless it is killed in that very turn.
 */
function turnByTurn(output: DestinationStream): DestinationStream {
  let waiting = ''
  const flush = () => {
    const lines = waiting
    waiting = ''
    if (lines) output.write(lines)
  }
  process.on('exit', flush)
  return {
    write(line) {
      if (!waiting) setImmediate(flush)
      waiting += line
    },
  }
}

/** The process's log on standard output: one JSON object a line. */
export function createLogger(level: Config['logLevel']): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }) },
      redact: ['*.password', '*.token', '*.headers.authorization', '*.headers.cookie'],
    },
    turnByTurn(pino.destination({ dest: 1, sync: true })),
  )
}

const ACCEPTED_ID = /^[\w-]{8,64}$/

/** The id that a request came with, or a new one. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && ACCEPTED_ID.test(given) ? given : randomUUID()
}

/**
 * The same line as that of `requestLog`, for answers that lay ready: it takes a fifth of the time,
 * because nothing of it has to be redacted.
 */
export function readyLog(logger: Logger) {
  const byStatus = new Map<number, Logger>()
  const linesOf = (status: number): Logger => {
    const lines = byStatus.get(status) ?? logger.child({ res: { status } }, { redact: [] })
    byStatus.set(status, lines)
    return lines
  }
  return (req: IncomingMessage, id: string, status: number, began: number): void => {
    const lines = linesOf(status)
    if (!lines.isLevelEnabled('info')) return
    const { method } = req
    const url = withoutSecrets(req.url ?? '')
    const ms = Math.round(performance.now() - began)
    lines.info({ req: { id, method, url }, ms }, `${method} ${pathOf(req)} ${status}`)
  }
}

/**
 * One line a request, and its id in the answer's X-Request-Id. Of a request it keeps method, path,
 * status and time: no header, and nothing of a query that could be a password or a token sent by mistake.
 */
export function requestLog(logger: Logger): HttpLogger {
  return pinoHttp({
    logger,
    genReqId: (req, res) => {
      const id = requestId(req)
      res.setHeader('X-Request-Id', id)
      return id
    },
    autoLogging: { ignore: req => isOfWatchers(pathOf(req)) },
    customLogLevel,
    customSuccessMessage: sentence,
    customErrorMessage: sentence,
    serializers: {
      req: ({ id, method, url }) => ({ id, method, url: withoutSecrets(url) }),
      res: ({ statusCode }) => ({ status: statusCode }),
    },
    customAttributeKeys: { responseTime: 'ms' },
  })
}

function customLogLevel(_req: IncomingMessage, res: ServerResponse, error?: Error): Level {
  if (error || res.statusCode >= 500) return 'error'
  return res.statusCode >= 400 ? 'warn' : 'info'
}

const sentence = (req: IncomingMessage, res: ServerResponse) =>
  `${req.method} ${pathOf(req)} ${res.statusCode}`

/** The path as it was asked for; Express shortens `url` while a nested router is at work. */
function pathOf(req: IncomingMessage & { originalUrl?: string }): string {
  return withoutQuery(req.originalUrl ?? req.url ?? '')
}

const withoutQuery = (url: string): string => url.split('?', 1)[0] ?? ''

/** What a query may say of what was asked for; whatever else stands in one may be a secret. */
const TOLD: ReadonlySet<string> = new Set([...PAGE_PARAMETERS, 'category', 'month', 'since', 'url'])

function withoutSecrets(url: string): string {
  const path = withoutQuery(url)
  if (path === url) return url
  const parts = url.slice(path.length + 1).split('&')
  const told = parts.filter(part => TOLD.has(part.split('=', 1)[0] ?? ''))
  return told.length > 0 ? `${path}?${told.join('&')}` : path
}
