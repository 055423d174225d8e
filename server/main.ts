/**
 * The server in production: reads the configuration, opens what it needs, serves, and closes in the
 * opposite order. The database is closed last, when no running request can want it any more.
 */
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { pagePath, renderPage } from '../src/entry-server.tsx'
import { isLoopback } from './access/network.ts'
import { keepHeapSmall } from './cli/heap.ts'
import { stopSignal } from './cli/stopSignal.ts'
import { FAILED, uncaughtSignal } from './cli/uncaught.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { StartRefused } from './database/engineMark.ts'
import { writableFolder } from './database/writableFolder.ts'
import { seed } from './demo/seed.ts'
import { createEdgeFiles } from './edge/edgeFiles.ts'
import { createApp } from './http/app.ts'
import { createFront } from './http/front.ts'
import { finish, listen } from './http/listening.ts'
import { createLogger } from './http/logging.ts'
import { keepRelease } from './http/releases.ts'
import { readClientBuild } from './http/routeAssets.ts'
import { createWatchers } from './http/watchers.ts'
import { openSite, type Site } from './site.ts'

const LONGEST_REQUEST_MS = 30_000
/** Where something went wrong that nobody caught: for balancers to hear of it, then for what runs. */
const LAST_MS = { told: 2_000, request: 3_000 }

const built = (folder: string) => fileURLToPath(new URL(`../${folder}`, import.meta.url))

/** @param failed aborts where the process must end in any case, and soon */
async function serve(config: Config, logger: Logger, failed: AbortSignal) {
  const { dataDir, edgeDir } = config
  await writableFolder('DATA_DIR', dataDir)
  if (edgeDir) await writableFolder('EDGE_DIR', edgeDir)
  const stopping = AbortSignal.any([stopSignal(), failed])
  const watchers = createWatchers()
  const clientFolder = built('client')
  const { assets, shellAssets, scripts, style } = await readClientBuild(clientFolder)
  const site = await openSite({ config, logger, seed, contentFolder: built('content') })
  // Before what may still fail, such as a port that is taken: the next start has no password to show.
  site.prepared.then(announce, error => {
    if (stopping.aborted) return
    // Nothing would ever become of a site that answers 503: whoever watches it starts it again.
    if (!(error instanceof StartRefused)) logger.error({ err: error }, 'preparing failed')
    endAtOnce(error)
  })
  try {
    const app = createApp({
      config,
      logger,
      site,
      clientFolder,
      formerReleases: await keepRelease(clientFolder, dataDir),
      style,
      pagePath,
      render: input =>
        renderPage({
          ...input,
          assets: input.isShell ? shellAssets : assets,
          scripts,
          call: site.ask,
          picturesAt: config.assetBaseUrl,
        }),
      isStopping: () => stopping.aborted,
      watchers,
    })
    const metrics = await startMetrics(config)
    const edge = edgeDir ? await createEdgeFiles({ folder: edgeDir, logger, ...site }) : undefined
    const front = createFront({ ...site, app, logger, edge, observe: metrics?.observe })
    const isProxy: (address: string, hop: number) => boolean = app.get('trust proxy fn')
    const server = await listen(front, config, {
      isShared: address => isLoopback(address) || isProxy(address, 0),
    })
    console.log(`The site is at ${config.publicOrigin}`)
    if (!stopping.aborted) await once(stopping, 'abort')
    await Promise.race([watchers.told(), lapse(failed, LAST_MS.told)])
    const cutOff = new AbortController()
    lapse(failed, LAST_MS.request).then(() => cutOff.abort())
    await finish(server, LONGEST_REQUEST_MS, cutOff.signal)
    metrics?.close()
    await edge?.stop()
  } finally {
    await site.close()
  }
}

/** Resolves so many milliseconds after `since` was aborted. */
async function lapse(since: AbortSignal, ms: number): Promise<void> {
  if (!since.aborted) await once(since, 'abort')
  await pause(ms)
}

/** Loaded only where it is wanted: it takes memory. */
async function startMetrics({ metricsPort }: Config) {
  if (metricsPort === undefined) return undefined
  const { serveMetrics } = await import('./http/metrics.ts')
  return serveMetrics(metricsPort)
}

/** The one time that the generated password is shown. */
function announce(account: Awaited<Site['prepared']>) {
  if (!account) return
  console.log(`First account: ${account.username}  password: ${account.password}`)
}

function endAtOnce(error: unknown): never {
  console.error(inOneLine(error) ?? error)
  process.exit(1)
}

keepHeapSmall()
try {
  const config = readConfig(process.env)
  const logger = createLogger(config.logLevel)
  const failed = uncaughtSignal(logger)
  await serve(config, logger, failed)
  process.exit(failed.aborted ? FAILED : 0)
} catch (error) {
  endAtOnce(error)
}

/** What somebody at the keyboard can mend gets one line; the rest, its stack. */
function inOneLine(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof StartRefused) return error.message
  if (!(error instanceof Error) || !('code' in error)) return undefined
  if (error.code === 'EADDRINUSE')
    return `PORT or METRICS_PORT is taken by another program: ${error.message}`
  if (error.code === 'EACCES')
    return `PORT, METRICS_PORT or DATA_DIR is not allowed: ${error.message}`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `HOST must be an address of this machine: ${error.message}`
  return undefined
}
