/**
 * `npm run account`: the accounts of the database that the environment names, whether a server is
 * running on it or not. Whatever goes wrong is said in one line.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { destination, pino } from 'pino'
import { createAccess } from './access/access'
import { type AccountCommand, readCommand } from './access/commands'
import { askPassword } from './access/passwordPrompt'
import { type Config, readConfig } from './config'
import { type Database, openDatabase } from './mongo/connect'
import { FolderInUse } from './mongo/folderOwner'
import { joinDatabase } from './mongo/join'

const DEADLINE_MS = 6_000

/** Only what ends the process; the rest would stand between the lines that were asked for. */
const log = pino({ level: 'fatal' }, destination({ dest: 2, sync: true }))

type Opened = Pick<Database, 'connection' | 'close'>

async function open(config: Config): Promise<Opened> {
  let database: Database
  try {
    database = await openDatabase(config, log)
  } catch (error) {
    if (error instanceof FolderInUse) return joinDatabase(config, log)
    throw error
  }
  const late = pause(DEADLINE_MS, 'late', { ref: false })
  if ((await Promise.race([database.connected, late])) !== 'late') return database
  await database.close()
  throw new Error('The database of MONGODB_URI cannot be reached.')
}

async function perform(command: AccountCommand, config: Config): Promise<string[]> {
  const database = await open(config)
  try {
    const access = createAccess({ connection: database.connection, now: () => new Date() })
    await access.prepare()
    return await command(access)
  } finally {
    await database.close()
  }
}

try {
  const config = readConfig(process.env)
  const terminal = { input: process.stdin, output: process.stderr }
  const command = await readCommand(process.argv.slice(2), () => askPassword(terminal))
  for (const line of await perform(command, config)) console.log(line)
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
