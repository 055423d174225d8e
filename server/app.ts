import compression from 'compression'
import express, { type Express } from 'express'
import type { Logger } from 'pino'
import type { Config } from '#server/config'
import { assets } from './http/assets'
import { health } from './http/health'
import { requestLog } from './http/logging'
import { pages, type RenderPage } from './http/page'
import { securityHeaders } from './http/securityHeaders'

export interface AppDependencies {
  config: Config
  logger: Logger
  render: RenderPage
  /** The client build; undefined in development, where Vite answers for its files. */
  clientFolder: string | undefined
  isReady: () => Promise<boolean>
  isStopping: () => boolean
}

/** Everything that answers a request, in the order in which it is asked. */
export function createApp(dependencies: AppDependencies): Express {
  const { config, logger, render, clientFolder, isReady, isStopping } = dependencies
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)
  app.use(requestLog(logger))
  app.use(health({ isReady, isStopping }))
  app.use(securityHeaders(), compression())
  if (clientFolder !== undefined) app.use(assets(clientFolder))
  app.use(pages({ render, publicOrigin: config.publicOrigin, logger }))
  return app
}
