import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { isLoopback, networkOf, wideNetworkOf } from '../access/network.ts'
import { oneAtATime } from './pipelining.ts'
import { type AnswerOf, refuseSlow, refuseUnreadable, watchAnswers } from './unreadable.ts'

interface Address {
  host: string
  port: number
}

/** The connections of a server on which nothing was ever asked: Node takes them for busy. */
const silent = new WeakMap<Server, Set<Socket>>()

/** How long a client may take; milliseconds. And how much one may have. */
interface Limits {
  /** Until the head of a request is there. */
  head: number
  /** Until all of it is there, or as much more of it as somebody on a slow line sends meanwhile. */
  body: number
  /** Without reading anything of an answer. */
  unread: number
  /** Connections from one network, and from all that one customer may have. */
  eachNetwork: number
  eachWideNetwork: number
  /** Whether many visitors come from that address: a proxy, or this machine. */
  isShared: (address: string) => boolean
}

/** What somebody on the slowest line sends in a millisecond: 32 kbit/s; bytes. */
const SLOWEST_LINE = 4

const LIMITS: Limits = {
  head: 10_000,
  body: 30_000,
  unread: 30_000,
  // A whole school may come from one address, with six connections a browser.
  eachNetwork: 2_500,
  // Whoever has a /48 has 65,536 networks.
  eachWideNetwork: 5_000,
  isShared: isLoopback,
}

/** Longer than the 60 s after which common balancers drop an idle line themselves. */
const KEEP_ALIVE_MS = 65_000

/** Beyond these a process has no file descriptors left for its own work. */
const MOST_CONNECTIONS = 10_000

/** Gives up a request of whose body next to nothing comes. */
function hurry(req: IncomingMessage, res: ServerResponse, limit: number): void {
  const { headers, socket } = req
  if (headers['content-length'] === undefined && !headers['transfer-encoding']) return
  let before = socket.bytesRead
  const timer = setInterval(() => {
    const come = socket.bytesRead - before
    before = socket.bytesRead
    // All of it may be there, and only not read yet.
    if (req.complete || come >= limit * SLOWEST_LINE) return
    clearInterval(timer)
    refuseSlow(socket, res)
  }, limit)
  const stop = () => clearInterval(timer)
  req.once('end', stop).once('close', stop)
}

/** Lets go of whoever has more connections than one network should. */
function limitNetworks(server: Server, { eachNetwork, eachWideNetwork, isShared }: Limits): void {
  const open = new Map<string, number>()
  function take(socket: Socket, network: string, most: number): void {
    const count = (open.get(network) ?? 0) + 1
    open.set(network, count)
    if (count > most) socket.destroy()
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  }
  server.on('connection', socket => {
    const { remoteAddress: address = '' } = socket
    if (isShared(address)) return
    take(socket, networkOf(address), eachNetwork)
    const around = wideNetworkOf(address)
    if (around) take(socket, around, eachWideNetwork)
  })
}

/**
 * Lets go of whoever takes nothing of an answer, and of idle lines; not of whoever waits for one. Node says
 * so where nothing moved for so long.
 */
function limitUnread(server: Server, { unread }: Limits, answerOf: AnswerOf): void {
  server.setTimeout(unread, socket => {
    const isAnswered = answerOf(socket)?.writableEnded ?? true
    if (isAnswered || socket.writableLength > 0) socket.destroy()
  })
}

/** A server that listens; rejects where the address cannot be had. */
export async function listen(
  handler: RequestListener,
  { host, port }: Address,
  given: Partial<Limits> = {},
): Promise<Server> {
  const limits = { ...LIMITS, ...given }
  const server = createServer(
    {
      headersTimeout: limits.head,
      // Each request has a limit of its own; see below.
      requestTimeout: 0,
      // Refused by `oneHost`, in words.
      requireHostHeader: false,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: Math.min(1_000, limits.head / 2),
    },
    oneAtATime((req, res) => {
      hurry(req, res, limits.body)
      handler(req, res)
    }),
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
  })
  limitNetworks(server, limits)
  // What else a client expects of us is its own business: it is answered as it would be without.
  server.on('checkExpectation', (req, res) => server.emit('request', req, res))
  const answerOf = watchAnswers(server)
  limitUnread(server, limits, answerOf)
  refuseUnreadable(server, answerOf)
  server.listen(port, host)
  await once(server, 'listening')
  return server
}

/**
 * Takes no new connection, and resolves when every running request is answered, or cut off at `limit` ms,
 * or before that as `hurried` is aborted.
 */
export async function finish(server: Server, limit: number, hurried?: AbortSignal): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  const closeQuiet = () => {
    server.closeIdleConnections()
    for (const socket of silent.get(server) ?? []) socket.destroy()
  }
  closeQuiet()
  const sweep = setInterval(closeQuiet, 100)
  const closeAll = () => server.closeAllConnections()
  const cutOff = setTimeout(closeAll, limit)
  hurried?.addEventListener('abort', closeAll)
  await closed
  clearInterval(sweep)
  clearTimeout(cutOff)
}
