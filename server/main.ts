/**
 * The server in production: reads the configuration, opens what it needs, serves, and closes in the
 * opposite order. The database is closed last, when no running request can want it any more.
 */
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { renderPage } from '../src/entry-server'
import { createApp } from './app'
import { type Config, ConfigError, readConfig } from './config'
import { createLogger } from './http/logging'
import { readRouteAssets } from './http/routeAssets'
import { finish, listen } from './listening'
import { stopSignal } from './stopSignal'

const LONGEST_REQUEST_MS = 30_000

async function serve(config: Config, logger: Logger) {
  const stopping = stopSignal()
  const clientFolder = fileURLToPath(new URL('../client', import.meta.url))
  const assets = await readRouteAssets(clientFolder)
  const app = createApp({
    config,
    logger,
    clientFolder,
    render: input => renderPage({ ...input, assets, call: async () => null }),
    isReady: async () => true,
    isStopping: () => stopping.aborted,
  })
  const server = await listen(app, config)
  console.log(`The site is at ${config.publicOrigin}`)
  if (!stopping.aborted) await once(stopping, 'abort')
  await finish(server, LONGEST_REQUEST_MS)
}

try {
  const config = readConfig(process.env)
  await serve(config, createLogger(config.logLevel))
  process.exit(0)
} catch (error) {
  console.error(inOneLine(error) ?? error)
  process.exit(1)
}

/** What somebody at the keyboard can mend gets one line; the rest, its stack. */
function inOneLine(error: unknown): string | undefined {
  if (error instanceof ConfigError) return error.message
  if (!(error instanceof Error) || !('code' in error)) return undefined
  if (error.code === 'EADDRINUSE') return `PORT is taken by another program: ${error.message}`
  if (error.code === 'EACCES') return `PORT or DATA_DIR is not allowed: ${error.message}`
  return undefined
}
