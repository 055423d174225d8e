/**
 * The server as `npm run dev` loads it: again after every change to its code, whereas what is opened
 * here once stays open. Vite answers for scripts and styles.
 */
import type { RequestListener } from 'node:http'
import type { Logger } from 'pino'
import { pagePath, type RouteAssets, renderPage } from '../src/entry-server.tsx'
import { type Config, readConfig } from './config.ts'
import { type Database, openDatabase } from './database/connect.ts'
import { seed } from './demo/seed.ts'
import { createApp } from './http/app.ts'
import { createLogger, requestLog } from './http/logging.ts'
import { openSite } from './site.ts'

/** What outlives a change of the code. */
export interface Kept {
  config: Config
  logger: Logger
  database: Database
}

export async function open(): Promise<Kept> {
  const config = readConfig(process.env)
  const logger = createLogger(config.logLevel)
  return { config, logger, database: await openDatabase(config, logger) }
}

/** The application with the code as it now stands; `preamble` prepares React for hot reload. */
export async function createDevelopmentApp(kept: Kept, preamble: string): Promise<RequestListener> {
  const { config, logger, database } = kept
  // The declarations of the former code: the new ones take their names.
  database.connection.deleteModel(/./)
  const site = await openSite({ config, logger, seed, database, contentFolder: 'dist/content' })
  site.prepared.then(
    account => account && console.log(`First account: ${account.username} ${account.password}`),
    error => logger.error({ err: error }, 'preparing failed'),
  )
  const app = createApp({
    config,
    logger,
    site,
    clientFolder: undefined,
    style: undefined,
    pagePath,
    render: input =>
      renderPage({
        ...input,
        assets: assets(preamble),
        scripts: ['/src/entry-client.ts'],
        call: site.ask,
        picturesAt: config.assetBaseUrl,
      }),
    isStopping: () => false,
  })
  // Nothing is kept: a page is what the code of this moment makes of it.
  const log = requestLog(logger)
  return (req, res) => {
    log(req, res)
    app(req, res)
  }
}

/** Unbundled: what Vite needs of its own, and the styles before the first paint. */
function assets(preamble: string): RouteAssets {
  const css = { href: '/src/theme/layers.css', 'data-tanstack-router-dev-styles': true as const }
  const scripts = [
    { attrs: { type: 'module' }, children: preamble },
    { attrs: { type: 'module', src: '/@vite/client' } },
  ]
  return { routes: { __root__: { css: [css], scripts } } }
}
