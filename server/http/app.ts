import compression from 'compression'
import express, { type Express } from 'express'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { createShareCards } from '../share/shareCards.ts'
import type { Site } from '../site.ts'
import { apiRouter } from './apiRouter.ts'
import { appManifest } from './appManifest.ts'
import { assets } from './assets.ts'
import { calendars } from './calendar.ts'
import { atomFeeds } from './feeds.ts'
import { health } from './health.ts'
import { oneHost } from './oneHost.ts'
import { pages, type RenderPage } from './page.ts'
import type { SiteStyle } from './pageStyles.ts'
import { rightSpellings } from './redirects.ts'
import { securityHeaders } from './securityHeaders.ts'
import { securityText } from './securityText.ts'
import { shareCards } from './shareCards.ts'
import { siteMap } from './siteMap.ts'
import { sayBusy } from './underWay.ts'
import { uploads } from './uploads.ts'
import { createWatchers, type Watchers } from './watchers.ts'

interface AppDependencies {
  config: Config
  logger: Logger
  site: Site
  render: RenderPage
  /** The one path of the page at an address that is spelled in any case. */
  pagePath: (path: string) => string | undefined
  /** Undefined in development, where Vite brings it. */
  style: SiteStyle | undefined
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
  app.use('/api', apiRouter(site))
  app.use(uploads({ folder: site.uploadFolder, remote: site.remoteFiles }))
  if (clientFolder !== undefined) {
    const isWorkerWithdrawn = config.serviceWorker === 'withdrawn'
    app.use(assets({ folder: clientFolder, formerReleases, isWorkerWithdrawn }))
  }
  const files = { ask: site.ask, now: site.now, publicOrigin }
  const cards = createShareCards(site)
  app.use(shareCards({ ask: site.ask, cards }))
  app.use(
    calendars(files),
    siteMap(files),
    atomFeeds(files),
    securityText(files),
    appManifest(files),
  )
  app.use(rightSpellings(dependencies))
  app.use(pages({ render, style, publicOrigin, pictureOrigins, logger, now: site.now }))
  return app
}
