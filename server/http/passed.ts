import type { Request, RequestHandler, Response } from 'express'
import { Failure } from '#contract/failure.ts'

/** Answers a request whose body has been read. */
export type Answer = (req: Request, res: Response) => Promise<void>

/**
 * Resolves when a handler passes the request on; rejects with what it throws or passes on instead, and where
 * the line is closed first: of that not every reader of a body learns.
 */
export const passed = (handler: RequestHandler, req: Request, res: Response): Promise<void> =>
  new Promise((done, fail) => {
    const giveUp = () => fail(new Failure('invalid', { message: '內容：未完整送達' }))
    // Whoever begins to read now would wait for an end that has been.
    if (req.destroyed && !req.readableEnded) return giveUp()
    res.once('close', giveUp)
    handler(req, res, (error: unknown) => {
      res.off('close', giveUp)
      if (error) fail(error)
      else done()
    })
  })
