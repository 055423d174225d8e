/**
 * One request of a connection at a time. Node reads all that a client sends without waiting for answers,
 * and would have them all worked on at once; here each waits until the one before is answered, and gives
 * way to others in between.
 */
import type { IncomingMessage, RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Read and waiting, of all connections together; whose next one is too much is let go. */
const MOST_WAITING = 5_000

export function oneAtATime(handler: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>()
  let all = 0

  function wait({ socket }: IncomingMessage): void {
    const before = waiting.get(socket)
    if (before === undefined) {
      socket.once('close', () => {
        all -= waiting.get(socket) ?? 0
        waiting.delete(socket)
      })
    }
    all += 1
    waiting.set(socket, (before ?? 0) + 1)
    // Read on only when these are answered.
    socket.pause()
  }

  function takeUp({ socket }: IncomingMessage): void {
    const left = (waiting.get(socket) ?? 1) - 1
    all -= 1
    waiting.set(socket, left)
    if (left === 0) socket.resume()
  }

  return (req, res) => {
    // An answer has the line from the beginning, unless another is before it.
    if (res.socket) {
      handler(req, res)
      return
    }
    const { socket } = req
    if (socket.destroyed) return
    if (all >= MOST_WAITING) {
      socket.destroy()
      return
    }
    wait(req)
    const begin = () => {
      if (socket.destroyed) return
      takeUp(req)
      handler(req, res)
    }
    res.once('socket', () => setImmediate(begin))
  }
}
