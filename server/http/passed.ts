import type { Request, RequestHandler, Response } from 'express'

/** Answers a request whose body has been read. */
export type Answer = (req: Request, res: Response) => Promise<void>

/** Resolves when a handler passes the request on; rejects with what it throws or passes on instead. */
export const passed = (handler: RequestHandler, req: Request, res: Response): Promise<void> =>
  new Promise((done, fail) => {
    handler(req, res, (error: unknown) => (error ? fail(error) : done()))
  })
