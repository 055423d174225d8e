import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'

interface Address {
  host: string
  port: number
}

/** How many requests run on each open connection of a server. */
const connections = new WeakMap<Server, Map<Socket, number>>()

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
  const running = new Map<Socket, number>()
  connections.set(server, running)
  server.on('connection', socket => {
    running.set(socket, 0)
    socket.once('close', () => running.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    running.set(socket, (running.get(socket) ?? 0) + 1)
    response.once('close', () => {
      if (running.has(socket)) running.set(socket, (running.get(socket) ?? 1) - 1)
    })
  })
  server.listen(port, host)
  await once(server, 'listening')
  return server
}

/** Takes no new connection, and resolves when every running request is answered, or cut off at `limit` ms. */
export async function finish(server: Server, limit: number): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // Node counts a line on which a browser has asked nothing yet as busy; it would hold us open.
  const closeQuiet = () => {
    for (const [socket, requests] of connections.get(server) ?? []) {
      if (requests === 0) socket.destroy()
    }
  }
  closeQuiet()
  const sweep = setInterval(closeQuiet, 100)
  const cutOff = setTimeout(() => server.closeAllConnections(), limit)
  await closed
  clearInterval(sweep)
  clearTimeout(cutOff)
}
