import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Connection, createConnection, mongo } from 'mongoose'
import type { Logger } from 'pino'
import { Failure } from '#contract/failure.ts'
import type { Config } from '../config.ts'
import { databaseName } from './databaseName.ts'
import { type LocalEngine, readMark, StartRefused, writeMark } from './engineMark.ts'
import { ownFolder } from './folderOwner.ts'
import { hasRoom } from './fullDisk.ts'
import { lastingAddress, lastingOptions, refuseForgetful } from './lasting.ts'
import type { LocalDatabase } from './mongod.ts'

/** The driver gives up on a database that is away before `answering` does. */
const connectionOptions = {
  bufferCommands: false,
  autoIndex: false,
  autoCreate: false,
  serverSelectionTimeoutMS: 2_500,
  heartbeatFrequencyMS: 2_000,
  // One that froze is given up after this long, not after half a minute.
  connectTimeoutMS: 2_500,
  ...lastingOptions,
} as const

/** How a database at that address is connected to. */
export const optionsFor = (uri: string) => ({ ...connectionOptions, dbName: databaseName(uri) })

// The driver's own words have the address in them, and that its password.
const unreadable = () =>
  new StartRefused(
    'MONGODB_URI must be an address that can be read: what is special in its password is percent-encoded, and its port, its database and its options are written as MongoDB has them.',
  )

/** @throws StartRefused for an address at which no database can ever be, be it up or not */
function refuseUnreadable(uri: string): void {
  try {
    new mongo.MongoClient(lastingAddress(uri), lastingOptions).db(databaseName(uri))
  } catch {
    throw unreadable()
  }
}

type Settings = Pick<Config, 'database' | 'dataDir'>

/** Each engine and its packages are read where it serves: both together are a fifth of a start. */
const engines = {
  mongod: () => import('./mongod.ts'),
  embedded: () => import('./embedded/engine.ts'),
}

async function chooseLocal(dataDir: string, wanted: Config['database']['engine'], log: Logger) {
  const mark = await readMark(dataDir)
  if (mark && wanted !== 'auto' && wanted !== mark.engine) {
    throw new StartRefused(
      `DATA_DIR ${dataDir} belongs to the ${mark.engine} engine; start with DATABASE_ENGINE=${mark.engine}, or choose another DATA_DIR.`,
    )
  }
  const engine = mark?.engine ?? wanted
  if (engine === 'embedded') return { engine: 'embedded' } as const
  const { downloadMongod, faultOf, locateMongod } = await engines.mongod()
  let binary = await locateMongod()
  if (!binary) {
    log.info('no mongod on this machine: trying to download one')
    binary = await downloadMongod()
  }
  const fault = binary && (await faultOf(binary))
  if (binary && !fault) return { engine: 'mongod', binary } as const
  const why = fault ? `${binary} cannot run here: ${fault}` : 'none was found or downloaded'
  if (engine === 'mongod') {
    throw new StartRefused(`DATABASE_ENGINE mongod needs a mongod, and ${why}.`)
  }
  log.warn({ why }, 'no mongod could be had: the embedded fallback engine serves the data')
  return { engine: 'embedded' } as const
}

/** A commit that failed for another reason than space leaves the truth on disk: stop, and reread it. */
const stopOnBrokenCommit = (log: Logger) => (error: unknown) => {
  log.fatal({ err: error }, 'the embedded database could not commit; stopping')
  process.exit(70)
}

/** Whatever watches this process starts both again; here they would wait for each other for ever. */
const stopWithMongod = (log: Logger) => () => {
  log.fatal('the local mongod ended by itself; stopping')
  process.exit(70)
}

async function startLocal(
  { database, dataDir }: Settings,
  log: Logger,
  ownName: string,
): Promise<LocalDatabase & { engine: LocalEngine }> {
  const release = await ownFolder(dataDir)
  try {
    const choice = await chooseLocal(dataDir, database.engine, log)
    let local: LocalDatabase
    if (choice.engine === 'mongod') {
      const { startMongod } = await engines.mongod()
      local = await startMongod(dataDir, choice.binary, stopWithMongod(log))
    } else {
      const { startEmbedded } = await engines.embedded()
      // The port of the last time is nobody's, or another server's: it must not be joined.
      if (await readMark(dataDir)) await writeMark(dataDir, { engine: 'embedded' })
      local = await startEmbedded({
        folder: `${dataDir}/embedded`,
        onFatal: stopOnBrokenCommit(log),
        ownName,
      })
      await writeMark(dataDir, { engine: 'embedded', port: Number(new URL(local.uri).port) })
    }
    const stop = () => local.stop().finally(release)
    return { ...local, engine: choice.engine, stop }
  } catch (error) {
    await release()
    throw error
  }
}

/** Tries until the database answers, so that a server may start before its database does. */
async function openWhenReachable(
  connection: Connection,
  uri: string,
  { appName, log, signal }: { appName: string; log: Logger; signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    try {
      await connection.openUri(lastingAddress(uri), { ...optionsFor(uri), appName })
      return await refuseForgetful(connection)
    } catch (error) {
      if (error instanceof StartRefused) throw error
      // Of an address that names a record of DNS, some is read only there.
      if (error instanceof Error && error.name === 'MongoParseError') throw unreadable()
      log.warn({ err: error }, 'the database cannot be reached yet')
      await pause(500)
    }
  }
}

/**
 * Starts or reaches the database that serves: see docs/decisions/2026-11-embedded-database.md.
 * @throws StartRefused in one line when the address cannot be read, or the DATA_DIR is in use or belongs to
 * another engine; `connected` rejects with one where the database would lose acknowledged writes
 */
export async function openDatabase(settings: Settings, log: Logger) {
  const { uri } = settings.database
  if (uri !== undefined) refuseUnreadable(uri)
  // What this site, and nobody else, calls itself to the database.
  const appName = `school-website ${randomUUID()}`
  const local = uri === undefined ? await startLocal(settings, log, appName) : undefined
  const engine = local?.engine ?? 'external'
  const connection = createConnection()
  const closing = new AbortController()
  const connected = openWhenReachable(connection, local?.uri ?? uri ?? '', {
    appName,
    log,
    signal: closing.signal,
  })
  if (local) await connected
  log.info({ engine }, `database: ${engine}`)
  return {
    engine,
    connection,
    /** Resolves at the first contact; from then on the driver reconnects by itself. */
    connected,
    /** Whether others may have been at it since this was asked the last time. */
    mayBeShared: (): boolean => local?.hadGuests?.() ?? true,
    /** Whether it answers now. */
    async isReady(): Promise<boolean> {
      // Asked also where the driver takes it for away: once a connection broke off, it may look again
      // only when somebody asks, and nobody asks a process that is not ready.
      const pong = await connection.db?.command({ ping: 1 }).catch(() => undefined)
      return pong?.ok === 1
    },
    /** @throws Failure `noSpace` when a local database has no room left to write. */
    async checkSpace(): Promise<void> {
      // The embedded engine goes on where it could not write.
      if (engine === 'mongod' && !(await hasRoom(settings.dataDir))) throw new Failure('noSpace')
    },
    async close(): Promise<void> {
      closing.abort()
      await connection.close()
      await local?.stop()
    },
  }
}

export type Database = Awaited<ReturnType<typeof openDatabase>>
