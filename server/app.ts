import compression from 'compression'
import express, { type Express } from 'express'
import type { Logger } from 'pino'
import type { Config } from '#server/config'
import { apiDocs } from './http/apiDocs'
import { apiRouter } from './http/apiRouter'
import { assets } from './http/assets'
import { calendars } from './http/calendar'
import { atomFeeds } from './http/feeds'
import { health } from './http/health'
import { oneHost } from './http/oneHost'
import { pages, type RenderPage } from './http/page'
import { rightSpellings } from './http/redirects'
import { securityHeaders } from './http/securityHeaders'
import { securityText } from './http/securityText'
import { siteMap } from './http/siteMap'
import { sayBusy } from './http/underWay'
import { schoolCard, uploads } from './http/uploads'
import { createWatchers, type Watchers } from './http/watchers'
import type { Site } from './site'

export interface AppDependencies {
  config: Config
  logger: Logger
  site: Pick<
    Site,
    | 'access'
    | 'ask'
    | 'callOf'
    | 'isReady'
    | 'now'
    | 'contentFolder'
    | 'uploadFolder'
    | 'remoteFiles'
  >
  render: RenderPage
  /** The one path of the page at an address that is spelled in any case. */
  pagePath: (path: string) => string | undefined
  /** The style sheet that stands in every page; undefined in development, where Vite brings it. */
  style: string | undefined
  /** The client build; undefined in development, where Vite answers for its files. */
  clientFolder: string | undefined
  /** The hashed files of former builds; see `releases`. */
  formerReleases?: readonly string[]
  isStopping: () => boolean
  /** Who asks whether the process is ready. */
  watchers?: Pick<Watchers, 'answered'>
}

/** Everything that answers a request, in the order in which it is asked. */
export function createApp(dependencies: AppDependencies): Express {
  const { config, logger, site, render, style, clientFolder, isStopping } = dependencies
  const { formerReleases = [], watchers = createWatchers() } = dependencies
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)
  app.set('query parser', 'simple')
  // What the front answers with for everybody was asked for by nobody in particular.
  app.use((req, _res, next) => {
    req.log ??= logger
    next()
  })
  const { publicOrigin, assetBaseUrl } = config
  const pictureOrigins = assetBaseUrl ? [new URL(assetBaseUrl).origin] : []
  app.use(securityHeaders(pictureOrigins), oneHost)
  app.use(health({ isReady: site.isReady, isStopping, watchers }))
  app.use(sayBusy, compression())
  app.use('/api', apiDocs(), apiRouter(site))
  app.use(
    schoolCard(site.contentFolder),
    uploads({ folder: site.uploadFolder, remote: site.remoteFiles }),
  )
  if (clientFolder !== undefined) {
    const isWorkerWithdrawn = config.serviceWorker === 'withdrawn'
    app.use(assets({ folder: clientFolder, formerReleases, isWorkerWithdrawn }))
  }
  const published = { ask: site.ask, publicOrigin }
  app.use(calendars(published), siteMap(published), atomFeeds(published))
  app.use(securityText({ ...published, now: site.now }))
  app.use(rightSpellings(dependencies))
  app.use(pages({ render, style, publicOrigin, pictureOrigins, logger, now: site.now }))
  return app
}
