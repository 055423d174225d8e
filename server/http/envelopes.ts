import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import type { Envelope } from '#contract/envelope.ts'
import { Failure, type FailureCode } from '#contract/failure.ts'

/** Sends an answer of the API. */
export function sendEnvelope(res: Response, status: number, envelope: Envelope): void {
  res.status(status).json(envelope)
}

/** What Express and its body parser throw, by the status they give it. */
const codeOfStatus: Readonly<Record<number, FailureCode>> = {
  404: 'notFound',
  405: 'wrongMethod',
  413: 'tooLarge',
  415: 'wrongType',
}

/**
 * What was thrown, as a failure. A client's doing is a 4xx even where a library throws it as an
 * error of its own; all else is unexpected.
 */
function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (error instanceof URIError) {
    return new Failure('invalid', { message: '網址：無法讀取', cause: error })
  }
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500
  if (status < 400 || status >= 500) return new Failure('unexpected', { cause: error })
  const code = codeOfStatus[status] ?? 'invalid'
  return code === 'invalid'
    ? new Failure(code, { message: '內容：不是正確的JSON', cause: error })
    : new Failure(code, { cause: error })
}

/** The one exit for what goes wrong under /api: told in the envelope, whole only in the log. */
export const failureHandler: ErrorRequestHandler = (error, req, res, next) => {
  if (res.headersSent) return next(error)
  const failure = toFailure(error)
  if (failure.status >= 500) req.log.error({ err: failure.cause ?? failure }, failure.message)
  if (failure.retryAfter !== undefined) res.set('Retry-After', String(failure.retryAfter))
  if (failure.code === 'unauthenticated') res.set('WWW-Authenticate', 'Token')
  const data = failure.data ?? null
  sendEnvelope(res, failure.status, { success: false, message: failure.message, data })
}

/** An address that answers to other methods: `allowed`, as the header names them. */
export const onlyBy =
  (allowed: string): RequestHandler =>
  (_req, res) => {
    res.set('Allow', allowed)
    throw new Failure('wrongMethod')
  }

/** A call nobody knows. */
export function unknownCall(_req: Request, _res: Response): never {
  throw new Failure('notFound', { message: '沒有這個功能' })
}
