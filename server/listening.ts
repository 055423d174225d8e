import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'

interface Address {
  host: string
  port: number
}

/** The connections of a server on which nothing was ever asked: Node takes them for busy. */
const silent = new WeakMap<Server, Set<Socket>>()

/** A server that listens; rejects where the address cannot be had. */
export async function listen(handler: RequestListener, { host, port }: Address): Promise<Server> {
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      // Longer than the 60 s after which common balancers drop an idle line themselves.
      keepAliveTimeout: 65_000,
    },
    handler,
  )
  const waiting = new Set<Socket>()
  silent.set(server, waiting)
  server.on('connection', socket => {
    waiting.add(socket)
    socket.once('close', () => waiting.delete(socket))
  })
  server.on('request', ({ socket }) => waiting.delete(socket))
  server.listen(port, host)
  await once(server, 'listening')
  return server
}

/** Takes no new connection, and resolves when every running request is answered, or cut off at `limit` ms. */
export async function finish(server: Server, limit: number): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  const closeQuiet = () => {
    server.closeIdleConnections()
    for (const socket of silent.get(server) ?? []) socket.destroy()
  }
  closeQuiet()
  const sweep = setInterval(closeQuiet, 100)
  const cutOff = setTimeout(() => server.closeAllConnections(), limit)
  await closed
  clearInterval(sweep)
  clearTimeout(cutOff)
}
