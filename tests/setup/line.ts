/**
 * The line between a phone and the site: a proxy on loopback that can be cut, or answer as somebody
 * else. What a browser's own offline switch does not reach, a worker's requests among it, this does.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { pipeline } from 'node:stream'

export type LineState =
  /** Everything passes. */
  | 'up'
  /** Every connection is reset. */
  | 'cut'
  /** Whatever is asked, a hotel's page answers with 200. */
  | 'portal'
  /** Whatever is asked, a gateway's 502 answers. */
  | 'broken'
  /** Calls get a 500 in the envelope; everything else passes. */
  | 'failing'
  /** Requests arrive, and nothing ever comes back. */
  | 'silent'

export interface Line {
  /** Where the phone finds the site. */
  origin: string
  state: LineState
  /** What of the rest never gets an answer. */
  held?: RegExp
  /** The paths asked since `asked` was last emptied. */
  asked: string[]
  close: () => Promise<void>
}

const FAILED = { success: false, message: '系統發生錯誤，請稍後再試', data: null }

/** Opens a line to the site at `target`. */
export async function openLine(target: () => string): Promise<Line> {
  const sockets = new Set<Socket>()
  const server = createServer((req, res) => {
    line.asked.push(req.url ?? '')
    const isHeld = line.held?.test(req.url ?? '')
    answer(isHeld ? 'silent' : line.state, req, res, target())
  })
  server.on('connection', socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    if (line.state === 'cut') socket.resetAndDestroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  let current: LineState = 'up'
  const line: Line = {
    origin: `http://127.0.0.1:${port}`,
    asked: [],
    get state() {
      return current
    },
    set state(next) {
      current = next
      // What is under way and kept open would outlive the change.
      for (const socket of sockets) socket.destroy()
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return line
}

function answer(state: LineState, req: IncomingMessage, res: ServerResponse, target: string) {
  if (state === 'cut') return void req.socket.resetAndDestroy()
  if (state === 'silent') return
  if (state === 'portal') {
    res
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Free WiFi</title>')
    return
  }
  if (state === 'broken') {
    res.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>')
    return
  }
  if (state === 'failing' && req.url?.startsWith('/api/')) {
    res.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify(FAILED))
    return
  }
  const onward = request(target + req.url, { method: req.method, headers: req.headers }, from => {
    res.writeHead(from.statusCode ?? 502, from.headers)
    // One that the server does not end is not left hanging.
    pipeline(from, res, () => undefined)
  })
  onward.on('error', () => res.destroy())
  req.on('error', () => onward.destroy())
  req.pipe(onward)
}
