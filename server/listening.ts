import { createServer, type RequestListener, type Server } from 'node:http'
import { once } from 'node:events'

interface Address {
  host: string
  port: number
}

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
  server.listen(port, host)
  await once(server, 'listening')
  return server
}

/** Takes no new connection, and resolves when every running request is answered, or cut off at `limit` ms. */
export async function finish(server: Server, limit: number): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // A kept-alive connection that falls idle only now would hold the server open.
  const sweep = setInterval(() => server.closeIdleConnections(), 100)
  const cutOff = setTimeout(() => server.closeAllConnections(), limit)
  await closed
  clearInterval(sweep)
  clearTimeout(cutOff)
}
