import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { callAddress } from '#contract/endpoint'
import { staffEndpoints } from '#contract/staffEndpoint'

interface Address {
  host: string
  port: number
}

/** The connections of a server on which nothing was ever asked: Node takes them for busy. */
const silent = new WeakMap<Server, Set<Socket>>()

/** How long a client may take; milliseconds. */
export interface Patience {
  /** Until the head of a request is there. */
  head: number
  /** Until all of it is there, by what it asks for. */
  request: (req: IncomingMessage) => number
}

const UPLOAD = callAddress(staffEndpoints.upload)

const PATIENCE: Patience = {
  head: 10_000,
  request: ({ url }) => (url === UPLOAD ? 120_000 : 30_000),
}

/** Longer than the 60 s after which common balancers drop an idle line themselves. */
const KEEP_ALIVE_MS = 65_000

/** Beyond these a process has no file descriptors left for its own work. */
const MOST_CONNECTIONS = 10_000

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

/** Gives up a request whose body is too long in coming. */
function hurry(req: IncomingMessage, limit: number): void {
  const { headers, socket } = req
  if (headers['content-length'] === undefined && !headers['transfer-encoding']) return
  const timer = setTimeout(() => socket.end(TOO_SLOW, () => socket.destroy()), limit)
  const stop = () => clearTimeout(timer)
  req.once('end', stop).once('close', stop)
}

/** A server that listens; rejects where the address cannot be had. */
export async function listen(
  handler: RequestListener,
  { host, port }: Address,
  patience = PATIENCE,
): Promise<Server> {
  const server = createServer(
    {
      headersTimeout: patience.head,
      // Each request has a limit of its own; see below.
      requestTimeout: 0,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: Math.min(1_000, patience.head / 2),
    },
    handler,
  )
  server.maxConnections = MOST_CONNECTIONS
  const waiting = new Set<Socket>()
  silent.set(server, waiting)
  server.on('connection', socket => {
    waiting.add(socket)
    socket.once('close', () => waiting.delete(socket))
  })
  server.on('request', req => {
    waiting.delete(req.socket)
    hurry(req, patience.request(req))
  })
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
