/** What a Prometheus reads: of the process, and of every answer. It names no address that was asked for. */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { allCalls } from '#contract/calls/index.ts'
import { collections } from '#contract/collections/index.ts'
import { isOfWatchers } from './watchers.ts'

type Asked = Pick<IncomingMessage, 'method' | 'url'>

/** Told of one answer. */
export type Observe = (req: Asked, status: number, isReady: boolean, ms: number) => void

const METHODS = new Set(['GET', 'HEAD', 'POST'])
const FOLDERS = /^\/(assets|upload)\//
const FILE = /\.[a-z0-9]+$/

const calls = new Set(allCalls(collections).map(({ name }) => name))

/** One of a limited number of names, whatever is asked for. */
function routeOf({ url = '' }: Asked): string {
  const path = url.split('?', 1)[0] ?? ''
  const [, api, call = ''] = path.split('/')
  if (api === 'api') return calls.has(call) ? `/api/${call}` : '/api/*'
  const folder = FOLDERS.exec(path)?.[1]
  if (folder) return `/${folder}/*`
  if (isOfWatchers(path)) return path
  return FILE.test(path) ? 'file' : 'page'
}

/** Seconds. An answer that lies ready takes a fraction of the first. */
const BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 30]

/** Counts answers, and tells of them on this machine alone; rejects where the port cannot be had. */
export async function serveMetrics(port: number) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer; ready: it was kept as bytes.',
    labelNames: ['method', 'route', 'status', 'ready'],
    buckets: BUCKETS,
    registers: [registry],
  })
  const observe: Observe = (req, status, isReady, ms) => {
    const method = METHODS.has(req.method ?? '') ? req.method : 'other'
    const labels = { method, route: routeOf(req), status, ready: String(isReady) }
    duration.observe(labels, ms / 1_000)
  }
  const server = createServer(async (req, res) => {
    if (req.url !== '/metrics') {
      res.writeHead(404).end()
      return
    }
    res.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { observe, close }
}
