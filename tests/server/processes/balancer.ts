/** A small balancer: in turn to those whose `/readyz` was 200 when it last looked; it never asks twice. */
import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

/** How often it looks. */
const LOOK_MS = 100

export interface Balancer {
  origin: string
  /** Whether it sends requests to that port. */
  uses: (port: number) => boolean
}

export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<number>()
  const closing = new AbortController()
  let turn = 0

  async function watch(port: number): Promise<void> {
    while (!closing.signal.aborted) {
      const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
        answer => answer.ok,
        () => false,
      )
      if (isReady) ready.add(port)
      else ready.delete(port)
      await pause(LOOK_MS)
    }
  }

  const server = createServer((req, res) => {
    const [...ports] = ready
    turn += 1
    const port = ports[turn % ports.length]
    if (port === undefined) {
      res.writeHead(502).end('nobody is ready')
      return
    }
    const { method, url: path, headers } = req
    const asking = request({ host: '127.0.0.1', port, method, path, headers, agent }, answer => {
      res.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(res)
    })
    asking.on('error', error => res.writeHead(502).end(`${port}: ${error.message}`))
    req.pipe(asking)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const watching = ports.map(watch)
  onTestFinished(async () => {
    closing.abort()
    await Promise.all(watching)
    server.closeAllConnections()
    server.close()
    agent.destroy()
  })
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, uses: each => ready.has(each) }
}
