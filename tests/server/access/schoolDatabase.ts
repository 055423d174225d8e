import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { type Database, openDatabase } from '#server/database/connect.ts'
import type { LocalEngine } from '#server/database/engineMark.ts'
import { joinDatabase } from '#server/database/join.ts'
import { emptyMongod } from '../../setup/mongods.ts'

const log = pino({ level: 'silent' })

export interface SchoolDatabase extends Database {
  /** A connection of its own, as another process on the same database has. */
  join: () => Promise<Pick<Database, 'connection' | 'close'>>
}

/**
 * An empty database.
 * @param isApart in a folder of its own, which is gone after `close`: for one that goes away, or is beside another
 */
export async function startDatabase(engine: LocalEngine, isApart = false): Promise<SchoolDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'access-'))
  const uri = engine === 'mongod' && !isApart ? await emptyMongod() : undefined
  const settings = { database: { engine: uri ? ('external' as const) : engine, uri }, dataDir }
  const open = async () => {
    const opened = await openDatabase(settings, log)
    await opened.connected
    return opened
  }
  const database = await open()
  const close = async () => {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  const joined = () => (uri ? open() : joinDatabase({ dataDir }, log))
  return { ...database, join: joined, close }
}

/** Everything the database holds, as text. */
export async function dump({ connection }: Pick<Database, 'connection'>): Promise<string> {
  const collections = (await connection.db?.collections()) ?? []
  const documents = await Promise.all(collections.map(collection => collection.find().toArray()))
  return JSON.stringify(documents)
}
