import type { Response } from 'express'

/** Says in plain words that there is no such file, which nobody keeps: it may come yet. */
export function sendMissing(res: Response): void {
  res.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not Found')
}
