import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { type Database, openDatabase } from '#server/database/connect.ts'
import type { LocalEngine } from '#server/database/engineMark.ts'
import { joinDatabase } from '#server/database/join.ts'

/** The real mongod only where one is named: the rules must hold on both. */
export const engines: LocalEngine[] = process.env.MONGOMS_SYSTEM_BINARY
  ? ['embedded', 'mongod']
  : ['embedded']

const log = pino({ level: 'silent' })

export interface SchoolDatabase extends Database {
  dataDir: string
  /** A connection of its own, as another process on the same database has. */
  join: () => ReturnType<typeof joinDatabase>
}

/** A database in a folder of its own, which is gone after `close`. */
export async function startDatabase(engine: LocalEngine): Promise<SchoolDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'access-'))
  const database = await openDatabase({ database: { engine, uri: undefined }, dataDir }, log)
  const close = async () => {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...database, dataDir, join: () => joinDatabase({ dataDir }, log), close }
}

/** Everything the database holds, as text. */
export async function dump({ connection }: Pick<Database, 'connection'>): Promise<string> {
  const collections = (await connection.db?.collections()) ?? []
  const documents = await Promise.all(collections.map(collection => collection.find().toArray()))
  return JSON.stringify(documents)
}
