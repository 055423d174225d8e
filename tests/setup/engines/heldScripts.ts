/**
 * A way to the site that holds its scripts back, below the browser: no engine but Chromium lets a test
 * stand between a page and what it asks for. It takes an address of its own, so that for the device,
 * its caches too, nobody was there before.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HeldScripts {
  /** Where a device finds the site. */
  origin: string
  /** The address there of a page with nothing on it, which is none of the site's. */
  empty: string
  /** When the first `*.js` is asked for. */
  wanted: Promise<void>
  /** Answers what of `*.js` was asked for, and from now on at once. */
  letGo: () => void
  close: () => Promise<void>
}

const EMPTY = '/empty'
const NOTHING = '<!doctype html><title>-</title><link rel="icon" href="data:,">'

/** @param target the origin of the site */
export async function holdScripts(target: string): Promise<HeldScripts> {
  let letGo = () => {}
  const free = new Promise<void>(resolve => {
    letGo = resolve
  })
  let want = () => {}
  const wanted = new Promise<void>(resolve => {
    want = resolve
  })
  const server = createServer(async (req, res) => {
    const path = req.url ?? ''
    if (path === EMPTY) return void res.setHeader('content-type', 'text/html').end(NOTHING)
    // Without a worker nothing is fetched behind the page that is looked at, or for one that was left.
    if (path.startsWith('/sw.js')) return
    if (/\.js(\?|$)/.test(path)) {
      want()
      await free
    }
    pass(req, res, target + path)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    empty: origin + EMPTY,
    wanted,
    letGo,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function pass(req: IncomingMessage, res: ServerResponse, url: string) {
  const { method, headers } = req
  const onward = request(url, { method, headers }, from => {
    res.writeHead(from.statusCode ?? 502, from.headers)
    from.pipe(res)
  })
  onward.on('error', () => res.destroy())
  res.on('close', () => onward.destroy())
  req.pipe(onward)
}
