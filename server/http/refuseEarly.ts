import type { Request, Response } from 'express'
import type { Failure } from '#contract/failure.ts'
import { sendEnvelope } from './envelopes.ts'
import { sendPlainErrorPage } from './plainErrorPage.ts'

const CALL = /^\/api(?:\/|$)/i

/**
 * Answers a request that nobody has worked on yet: in the envelope where it is a call, else by the error page,
 * which has `detail` in small.
 */
export function refuseEarly(
  req: Request,
  res: Response,
  { status, message }: Failure,
  detail: string,
): void {
  res.set('Cache-Control', 'no-store')
  if (CALL.test(req.path)) sendEnvelope(res, status, { success: false, message, data: null })
  else sendPlainErrorPage(res, status, detail)
}
