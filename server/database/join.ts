/**
 * A second process on a DATA_DIR does not open the engine, it connects to the one that the running
 * server started, at the port in `engine.json`. That port may be from an earlier start, with another
 * server on it by now: so it is joined only when it is known to serve this very folder. The embedded
 * engine takes its old port out of the file before it starts; a mongod is asked for its folder.
 */
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Connection, createConnection } from 'mongoose'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { type Database, optionsFor } from './connect.ts'
import { type EngineMark, readMark, StartRefused } from './engineMark.ts'

const DEADLINE_MS = 15_000
const PAUSE_MS = 250

async function servesFolder(connection: Connection, dataDir: string): Promise<boolean> {
  const options = await connection.db?.admin().command({ getCmdLineOpts: 1 })
  const served = options?.parsed?.storage?.dbPath
  return typeof served === 'string' && (await realpath(served)) === (await realpath(dataDir))
}

async function connectTo({ engine, port }: EngineMark, dataDir: string) {
  const uri = `mongodb://127.0.0.1:${port}/?directConnection=true`
  const connection = await createConnection(uri, optionsFor(uri)).asPromise()
  if (engine === 'embedded' || (await servesFolder(connection, join(dataDir, 'mongod')))) {
    return connection
  }
  await connection.close()
  return undefined
}

/**
 * Connects to the database that another process runs on the DATA_DIR; one that is just starting is
 * waited for.
 * @throws StartRefused in one line when it cannot be reached
 */
export async function joinDatabase(
  { dataDir }: Pick<Config, 'dataDir'>,
  log: Logger,
): Promise<Pick<Database, 'connection' | 'close'>> {
  const deadline = Date.now() + DEADLINE_MS
  for (;;) {
    const mark = await readMark(dataDir)
    const connection =
      mark?.port &&
      (await connectTo(mark, dataDir).catch(error => {
        log.warn({ err: error }, 'the running server cannot be reached yet')
        return undefined
      }))
    if (connection) return { connection, close: () => connection.close() }
    if (Date.now() > deadline) break
    await pause(PAUSE_MS)
  }
  throw new StartRefused(
    `DATA_DIR ${dataDir} is in use, but the database in it does not answer; try again, or stop the server that has it.`,
  )
}
