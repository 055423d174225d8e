/** What the command-line tools have in common: whatever goes wrong is said in one line. */
import { setTimeout as pause } from 'node:timers/promises'
import { destination, pino } from 'pino'
import { Failure } from '#contract/failure.ts'
import { contentOf } from '../backup/databaseContent.ts'
import { type Config, readConfig } from '../config.ts'
import { type Database, openDatabase } from '../database/connect.ts'
import { databaseName } from '../database/databaseName.ts'
import { readMark } from '../database/engineMark.ts'
import { FolderInUse } from '../database/folderOwner.ts'
import { joinDatabase } from '../database/join.ts'

const DEADLINE_MS = 6_000

/** Only what ends the process; the rest would stand between the lines that were asked for. */
const log = pino({ level: 'fatal' }, destination({ dest: 2, sync: true }))

/** What to do about a command that was given elsewhere than the site runs, such as by cron. */
export const REMEDY = 'give this command the environment of the site (DATA_DIR, MONGODB_URI, S3_*).'

/** @throws Error where the database would be one of this machine, and `DATA_DIR` has none yet */
export async function refuseNewFolder({ database, dataDir }: Config): Promise<void> {
  if (database.uri !== undefined || (await readMark(dataDir))) return
  throw new Error(`No site has run in DATA_DIR ${dataDir}: ${REMEDY}`)
}

type Opened = Pick<Database, 'connection' | 'close'>

/** @throws Error where no site has ever been started on the database that `config` names */
export async function refuseUnopened(
  connection: Opened['connection'],
  { database, dataDir }: Config,
): Promise<void> {
  if (await contentOf(connection).isOfSite()) return
  const place = database.uri
    ? `${databaseName(database.uri)} of MONGODB_URI`
    : `of DATA_DIR ${dataDir}`
  throw new Error(`No site has ever opened the database ${place}: ${REMEDY}`)
}

/** @param isAlone refuses a folder whose database somebody else is running */
async function open(config: Config, isAlone: boolean): Promise<Opened> {
  let database: Database
  try {
    database = await openDatabase(config, log)
  } catch (error) {
    if (error instanceof FolderInUse && !isAlone) return joinDatabase(config, log)
    throw error
  }
  const late = pause(DEADLINE_MS, 'late', { ref: false })
  if ((await Promise.race([database.connected, late])) !== 'late') return database
  await database.close()
  throw new Error('The database of MONGODB_URI cannot be reached.')
}

/**
 * Does something with the database that `config` names, whether a server is running on it or not.
 * @param isAlone refuses a local database that a server is running on
 */
export async function withDatabase<T>(
  config: Config,
  work: (connection: Opened['connection']) => Promise<T>,
  { isAlone = false } = {},
): Promise<T> {
  const { connection, close } = await open(config, isAlone)
  try {
    return await work(connection)
  } finally {
    await close()
  }
}

/** What a tool did. */
export interface Outcome {
  lines: string[]
  /** What was asked for was done, and something is wrong. */
  isFaulty?: boolean
}

/**
 * Runs a tool with the arguments and the environment of this process, and ends the process.
 * An error is printed without its stack: its message is for whoever typed the command.
 */
export async function runTool(
  tool: (args: readonly string[], config: Config) => Promise<Outcome>,
): Promise<never> {
  try {
    const { lines, isFaulty } = await tool(process.argv.slice(2), readConfig(process.env))
    for (const line of lines) console.log(line)
    process.exit(isFaulty ? 1 : 0)
  } catch (error) {
    console.error(sentenceOf(error))
    process.exit(1)
  }
}

/** A failure's own sentence is for visitors; what it came from says more at a terminal. */
function sentenceOf(error: unknown): string {
  if (error instanceof Failure && error.cause) return sentenceOf(error.cause)
  return error instanceof Error ? error.message : String(error)
}
