/**
 * The site without its HTTP face: database, records, accounts and calls, opened in order and
 * closed the other way round. Production, development and tests differ only in who asks it.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type LatestNotice, latestNotice } from '#contract/collections/latestNotice'
import { type Endpoint, endpointOf } from '#contract/endpoint'
import { Failure } from '#contract/failure'
import { type Access, createAccess } from './access/access'
import { ensureFirstAccount } from './access/firstAccount'
import { createPreviewLinks } from './access/previewLinks'
import { createCalls } from './calls'
import { type Call, VISITOR } from './calls/call'
import { prepareSettings } from './calls/settingCalls'
import type { Config } from './config'
import { seedDemo } from './content/seed'
import { type Database, openDatabase } from './mongo/connect'
import { createContractVersion } from './mongo/contractVersion'
import { createDemoMark } from './mongo/demoMark'
import { createOtherWriters } from './mongo/otherWriters'
import { createPreviewEndings } from './mongo/previewEndings'
import { createPushBook } from './mongo/pushBook'
import { createRepository } from './mongo/repository'
import { createRequestLimit } from './mongo/requestLimits'
import { createSigningKey } from './mongo/signingKey'
import { createPublished } from './published/published'
import { createPushLimit } from './push/limit'
import { createPush, type Push } from './push/push'
import { type PushReach, publicReach } from './push/reach'
import { createRetention } from './retention'
import { siteState } from './siteState'
import { createStoppedImports } from './stoppedImports'
import type { RemoteStorage } from './storage/s3'
import { storagesOf } from './storage/storages'
import { createUnusedFiles } from './storage/unused'

/** An account made at the first start, to be shown once. */
export interface FirstAccount {
  username: string
  password: string
}

export interface Site {
  access: Access
  callOf: (endpoint: Endpoint) => Call
  push: Pick<Push, 'book' | 'look'>
  /** Removes files that nothing names any more; see `unused`. */
  sweepFiles: () => Promise<string[]>
  /** Forgets what is past its time; see `retention`. */
  forgetOld: () => Promise<void>
  /** Asks a call as a visitor, within this process: what rendering a page uses. */
  ask: (endpoint: Endpoint, value?: string) => Promise<unknown>
  /** Where the build left the demo school's files. */
  contentFolder: string
  /** Where uploaded files lie, unless they are in object storage. */
  uploadFolder: string
  remoteFiles: RemoteStorage | undefined
  /** Whether a cursor of `getSnapshot` is known; whoever has another gets everything. */
  knowsCursor: (cursor: string) => Promise<boolean>
  /** Another number after every change to what visitors see, and whenever there may have been one. */
  version: () => number
  isReady: () => Promise<boolean>
  /** What everything here takes for the time. */
  now: () => Date
  /** Resolves once the database was reached and prepared; with the first account if it was made. */
  prepared: Promise<FirstAccount | undefined>
  close: () => Promise<void>
}

interface SiteParts {
  config: Config
  logger: Logger
  /** Where the build left the demo school's files. */
  contentFolder: string
  /** One that is open already: development keeps it while the code around it changes. */
  database?: Database
  now?: () => Date
  /** Which push services are spoken to; tests have one of their own. */
  pushReach?: PushReach
}

/** Uploads from one network in an hour: a day's album, several times. */
const UPLOAD_LIMIT = { name: 'upload', most: 1_000, seconds: 60 * 60 }

const RETRY_MS = 500

const clock = () => new Date()

/** Opens everything; a local database is ready when it resolves, an external one when `prepared`. */
export async function openSite(parts: SiteParts): Promise<Site> {
  const { config, logger, contentFolder, now = clock } = parts
  const database = parts.database ?? (await openDatabase(config, logger))
  const { connection, checkSpace } = database
  const repository = createRepository(connection)
  const access = createAccess({ connection, now })
  const pushLimit = createPushLimit(database)
  const uploadLimit = createRequestLimit(connection, UPLOAD_LIMIT)
  const push = createPush({
    book: createPushBook(connection),
    configured: config.vapid,
    subject: subjectOf(config),
    reach: parts.pushReach ?? publicReach(config.pushHosts),
    logger,
    now,
    visibleNotices: () => ask(endpointOf(latestNotice, 'listEnabled')) as Promise<LatestNotice[]>,
  })
  const { uploadFolder, store: remoteFiles, storage } = storagesOf(config)
  const unusedFiles = createUnusedFiles({ repository, storage, now, logger })
  const retention = createRetention({
    ...{ repository, now, logger },
    audit: access.audit,
    historyDays: config.historyDays,
  })
  const stoppedImports = createStoppedImports({ repository, now, logger })
  const others = createOtherWriters({
    ...{ connection, logger },
    isOwn: database.engine === 'embedded',
    mayWrite: database.mayBeShared,
  })
  const published = createPublished({ repository, now, isCurrent: others.isCurrent })
  const callOf = createCalls({
    ...{ repository, published, access, push, storage },
    ...{ pushLimit, uploadLimit, now, checkSpace },
    previewLinks: createPreviewLinks({
      key: createSigningKey(connection),
      endings: createPreviewEndings(connection),
      now,
    }),
    siteState: () => siteState({ config, repository, audit: access.audit, book: push.book }),
  })
  const ask = async (endpoint: Endpoint, value?: string) =>
    (await callOf(endpoint)({ viewer: VISITOR, value })).data
  let isPrepared = false
  let isClosed = false

  async function prepare(): Promise<FirstAccount | undefined> {
    await database.connected
    await createContractVersion(connection).enter()
    const shared = await repository.prepare()
    if (shared.length > 0) logger.warn({ shared }, 'records share values that must be unique')
    await access.prepare()
    // Nobody else writes to a database of one's own: whatever was begun there was stopped.
    if (database.engine !== 'external') await stoppedImports.takeBackAll()
    await Promise.all([push.book.prepare(), pushLimit.prepare(), uploadLimit.prepare()])
    await prepareSettings(repository, now())
    if (config.demoContent) {
      const mark = createDemoMark(connection)
      await seedDemo({ repository, mark, storage, contentFolder, now: now() })
    }
    const account = await ensureFirstAccount(access, config.firstAccount)
    others.start(repository.names, {
      ...published,
      missed: published.doubtAll,
      replaced: published.restartAll,
    })
    isPrepared = true
    push.start()
    unusedFiles.start()
    retention.start()
    stoppedImports.start()
    return account
  }

  /** Whoever is not answered in time tries again: every step of it may be done twice. */
  async function prepareUntilDone(): Promise<FirstAccount | undefined> {
    for (;;) {
      try {
        return await prepare()
      } catch (error) {
        const isAway = error instanceof Failure && error.code === 'unavailable'
        if (!isAway || isClosed) throw error
        logger.warn({ err: error }, 'the database did not answer in time; preparing again')
        await pause(RETRY_MS)
      }
    }
  }

  const prepared = prepareUntilDone()
  if (database.engine !== 'external') await prepared
  return {
    access,
    callOf,
    push,
    sweepFiles: unusedFiles.sweep,
    forgetOld: retention.sweep,
    contentFolder,
    uploadFolder,
    remoteFiles,
    prepared,
    ask,
    now,
    knowsCursor: published.snapshots.knows,
    version: published.version,
    isReady: async () => isPrepared && (await database.isReady()),
    close: async () => {
      isClosed = true
      unusedFiles.stop()
      retention.stop()
      stoppedImports.stop()
      await others.stop()
      await push.stop()
      await database.close()
    },
  }
}

/** Whom a push service may write to about our messages, where the configuration does not say. */
function subjectOf({ publicOrigin }: Config): string {
  const { protocol, hostname } = new URL(publicOrigin)
  return protocol === 'https:' ? publicOrigin : `mailto:webmaster@${hostname}`
}
