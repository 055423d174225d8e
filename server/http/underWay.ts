/**
 * How many requests the application works on at once: what lies ready never waits here. A request is
 * under way until the head of its answer is sent; how fast somebody reads is another matter, see
 * `listening.ts`. Those that bring a body wait elsewhere than those that only ask: whoever is slow in
 * sending one keeps no visitor from a page.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Express, RequestHandler } from 'express'
import { Failure } from '#contract/failure.ts'
import { networkOf } from '../access/network.ts'
import { createFairQueue } from './fairQueue.ts'
import { refuseEarly } from './refuseEarly.ts'
import { visitorAddress } from './visitorAddress.ts'
import { isOfWatchers } from './watchers.ts'

/** Of one network wait as many as a whole school has connections. */
const ASKING = {
  working: 32,
  workingEach: 8,
  waiting: 5_000,
  waitingEach: 2_000,
  patience: 10_000,
}
const SENDING = {
  working: 256,
  workingEach: 64,
  waiting: 1_000,
  waitingEach: 300,
  patience: 10_000,
}

const RETRY_S = 5

const refused = new WeakSet<IncomingMessage>()

/** Answers those that were not let in; the application says so, with all its headers. */
export const sayBusy: RequestHandler = (req, res, next) => {
  if (!refused.has(req)) return next()
  res.set('Retry-After', String(RETRY_S))
  refuseEarly(req, res, new Failure('unavailable'), 'Too many requests at once.')
}

/** Calls `done` once, when the head of the answer goes out or the line is closed. */
function whenAnswered(res: ServerResponse, done: () => void): void {
  const { writeHead } = res
  // An own property, which stays when Express gives the answer another prototype.
  res.writeHead = ((...head: Parameters<typeof writeHead>) => {
    done()
    return writeHead.apply(res, head)
  }) as typeof writeHead
  res.once('close', done)
}

/**
 * One piece of work a turn of the event loop: between two of them whatever lies ready is given out, and
 * waits for one of those that have to be made, not for all that came at once.
 */
function createPacer() {
  const pieces: (() => void)[] = []
  function take(): void {
    const piece = pieces.shift()
    if (pieces.length > 0) setImmediate(take)
    piece?.()
  }
  return (piece: () => void): void => {
    pieces.push(piece)
    if (pieces.length === 1) setImmediate(take)
  }
}

/** Limits what is under way; `answer` is called at a request's turn, or to say that it has none. */
export function createUnderWay(app: Express, limits = { asking: ASKING, sending: SENDING }) {
  const addressOf = visitorAddress(app)
  const asking = createFairQueue(limits.asking)
  const sending = createFairQueue(limits.sending)
  const inTurn = createPacer()
  return (req: IncomingMessage, res: ServerResponse, answer: () => void): void => {
    // They are answered however much is to be done.
    if (isOfWatchers(req.url ?? '')) {
      answer()
      return
    }
    const queue = req.method === 'GET' || req.method === 'HEAD' ? asking : sending
    queue.enter({
      network: networkOf(addressOf(req)),
      start: leave => {
        whenAnswered(res, leave)
        inTurn(() => {
          if (res.closed) leave()
          else answer()
        })
      },
      refuse: () => {
        refused.add(req)
        app(req, res)
      },
    })
  }
}
