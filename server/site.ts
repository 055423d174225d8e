/**
 * The site without its HTTP face: database, records, accounts and calls, opened in order and
 * closed the other way round. Production, development and tests differ only in who asks it.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { AnyCall } from '#contract/calls/call.ts'
import { openCoursesCall, recordCalls } from '#contract/calls/records.ts'
import type { Course } from '#contract/collections/course.ts'
import { type LatestNotice, latestNotice } from '#contract/collections/latestNotice.ts'
import { Failure } from '#contract/failure.ts'
import { createAccess } from './access/access.ts'
import { createPreviewLinks } from './access/previewLinks.ts'
import { createRequestLimit } from './access/requestLimits.ts'
import { VISITOR } from './calls/call.ts'
import { createCalls } from './calls/index.ts'
import { prepareSettings } from './calls/settings.ts'
import { siteState } from './calls/siteState.ts'
import type { Config } from './config.ts'
import { type Database, openDatabase } from './database/connect.ts'
import { createPublished } from './published/published.ts'
import { createPushLimit } from './push/limit.ts'
import { createPush } from './push/push.ts'
import { createPushStore } from './push/pushStore.ts'
import { type PushReach, publicReach } from './push/reach.ts'
import { createOtherWriters } from './records/changes/otherWriters.ts'
import { createContractVersion } from './records/contractVersion.ts'
import { createDemoMark, type DemoMark } from './records/demoMark.ts'
import { createFillingMark } from './records/fillingMark.ts'
import { createStoppedImports } from './records/imports/stoppedImports.ts'
import { createListViewStore } from './records/listViewStore.ts'
import { createPresenceStore } from './records/presenceStore.ts'
import { createRepository, type Repository } from './records/repository.ts'
import { createRetention } from './records/retention.ts'
import type { Storage } from './storage/storage.ts'
import { refuseWrongStore, storagesOf } from './storage/storages.ts'
import { createUnusedFiles } from './storage/unused.ts'

/** What it takes to fill an empty database with a school's content. */
export interface SeedParts {
  repository: Repository
  mark: DemoMark
  storage: Storage
  /** What the build left of the demo school. */
  contentFolder: string
  now: Date
}

interface SiteParts {
  config: Config
  logger: Logger
  /** Fills an empty database, where the configuration wants demo content. */
  seed: (parts: SeedParts) => Promise<void>
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
export async function openSite(parts: SiteParts) {
  const { config, logger, contentFolder, now = clock } = parts
  const database = parts.database ?? (await openDatabase(config, logger))
  const { connection, checkSpace } = database
  const repository = createRepository(connection)
  const access = createAccess({ connection, now })
  const pushLimit = createPushLimit(database)
  const uploadLimit = createRequestLimit(connection, UPLOAD_LIMIT)
  const push = createPush({
    store: createPushStore(connection),
    isOn: config.isPushOn,
    configured: config.vapid,
    subject: subjectOf(config),
    reach: parts.pushReach ?? publicReach(config.pushHosts),
    logger,
    now,
    visibleNotices: () => ask(recordCalls(latestNotice).listEnabled) as Promise<LatestNotice[]>,
    openCourses: () => ask(openCoursesCall) as Promise<Record<string, Course[]>>,
  })
  const presence = createPresenceStore(connection)
  const listViews = createListViewStore(connection)
  const { uploadFolder, store: remoteFiles, storage } = storagesOf(config)
  const { audit } = access
  const { historyDays } = config
  const unusedFiles = createUnusedFiles({ repository, storage, now, logger })
  const retention = createRetention({ repository, audit, historyDays, now, logger })
  const stoppedImports = createStoppedImports({ repository, now, logger })
  const isOwn = database.engine === 'embedded'
  const { mayBeShared: mayWrite } = database
  const others = createOtherWriters({ connection, logger, isOwn, mayWrite })
  const published = createPublished({ repository, now, isCurrent: others.isCurrent })
  const callOf = createCalls({
    ...{ repository, published, access, push, presence, listViews, storage },
    ...{ pushLimit, uploadLimit, now, checkSpace },
    previewLinks: createPreviewLinks({ connection, now }),
    siteState: () => siteState({ config, repository, audit, store: push.store }),
  })
  /** Asks a call as a visitor, within this process: what rendering a page uses. */
  const ask = async (call: AnyCall, value?: string): Promise<unknown> =>
    (await callOf(call)({ viewer: VISITOR, value })).data
  let isPrepared = false
  let isClosed = false

  async function prepare() {
    await database.connected
    if (remoteFiles) await refuseWrongStore(remoteFiles, logger)
    await createFillingMark(connection).refuse()
    await createContractVersion(connection).enter()
    const shared = await repository.prepare()
    if (shared.length > 0) logger.warn({ shared }, 'records share values that must be unique')
    await access.prepare()
    // Nobody else writes to a database of one's own: whatever was begun there was stopped.
    if (database.engine !== 'external') await stoppedImports.takeBackAll()
    const books = [push.store, presence, listViews, pushLimit, uploadLimit]
    await Promise.all(books.map(book => book.prepare()))
    await prepareSettings(repository, now())
    if (config.demoContent) {
      const mark = createDemoMark(connection)
      await parts.seed({ repository, mark, storage, contentFolder, now: now() })
    }
    const account = await access.createFirstAccount(config.firstAccount)
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
  async function prepareUntilDone() {
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
    /** Removes files that nothing names any more; see `unused`. */
    sweepFiles: unusedFiles.sweep,
    /** Forgets what is past its time; see `retention`. */
    forgetOld: retention.sweep,
    /** Where the build left the demo school's files. */
    contentFolder,
    /** Where uploaded files lie, unless they are in object storage. */
    uploadFolder,
    remoteFiles,
    /** A stored file's bytes. */
    readFile: storage.get,
    /** Resolves once the database was reached and prepared; with the first account if it was made. */
    prepared,
    ask,
    /** What everything here takes for the time. */
    now,
    /** Whether a cursor of `getSnapshot` is known; whoever has another gets everything. */
    knowsCursor: published.snapshots.knows,
    /** Another number after every change to what visitors see, and whenever there may have been one. */
    version: published.version,
    isReady: async () => isPrepared && (await database.isReady()),
    async close(): Promise<void> {
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

export type Site = Awaited<ReturnType<typeof openSite>>

/** Whom a push service may write to about our messages, where the configuration does not say. */
function subjectOf({ publicOrigin }: Config): string {
  const { protocol, hostname } = new URL(publicOrigin)
  return protocol === 'https:' ? publicOrigin : `mailto:webmaster@${hostname}`
}
