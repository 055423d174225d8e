/**
 * `npm run backup`, `npm run restore` and `npm run move-data`: everything that the site keeps, into one file,
 * out of it, and from one database to the other.
 */

import { mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { verify } from '../backup/archive.ts'
import { makeBackup, restoreBackup } from '../backup/backup.ts'
import { contentOf } from '../backup/databaseContent.ts'
import { moveData } from '../backup/moveData.ts'
import { BACKUP_FOLDER, timeName } from '../backup/place.ts'
import type { Config } from '../config.ts'
import { storagesOf } from '../storage/storages.ts'
import {
  type Outcome,
  REMEDY,
  refuseNewFolder,
  refuseUnopened,
  runTool,
  withDatabase,
} from './commandLine.ts'

const USAGE = {
  make: 'Usage: npm run backup [-- <file>]',
  restore: 'Usage: npm run restore -- <file>',
  move: 'Usage: npm run move-data -- to-mongodb | to-local',
} as const

const said = ({ documents, files }: { documents: number; files: number }) =>
  `${documents} documents, ${files} files.`

/** Of many files, the first few. */
const NAMED = 5

async function make(config: Config, path: string): Promise<Outcome> {
  await refuseNewFolder(config)
  const { storage } = storagesOf(config)
  const made = await withDatabase(config, async connection => {
    await refuseUnopened(connection, config)
    await mkdir(dirname(path), { recursive: true })
    return makeBackup(path, { content: contentOf(connection), storage })
  })
  const lines = [`${path}: ${said(made)}`]
  const { missing } = made
  if (missing.length === 0) return { lines }
  const some = missing.slice(0, NAMED).join(', ')
  lines.push(
    `Missing of the files that the database names: ${missing.length}, such as ${some}.`,
    `If files lie elsewhere, ${REMEDY}`,
  )
  return { lines, isFaulty: true }
}

async function restore(config: Config, path: string): Promise<Outcome> {
  const { storage } = storagesOf(config)
  // Before a database is started, which would leave its own files.
  await verify(path)
  const amount = await withDatabase(
    config,
    connection => restoreBackup(path, { content: contentOf(connection), storage }),
    { isAlone: true },
  )
  return { lines: [`Restored: ${said(amount)}`] }
}

async function move(config: Config, isToMongodb: boolean): Promise<Outcome> {
  const { uri } = config.database
  if (uri === undefined) throw new Error('MONGODB_URI must be set to move data.')
  const remote: Config = { ...config, database: { engine: 'external', uri } }
  const local: Config = { ...config, database: { engine: 'auto', uri: undefined } }
  if (isToMongodb) await refuseNewFolder(local)
  const count = await withDatabase(
    local,
    here =>
      withDatabase(remote, async there => {
        const [from, to] = isToMongodb ? [here, there] : [there, here]
        await refuseUnopened(from, isToMongodb ? local : remote)
        return moveData(from, to)
      }),
    { isAlone: true },
  )
  return { lines: [`Moved: ${count} documents. Files stay where they are.`] }
}

await runTool(async ([verb, ...args], config) => {
  const [word, ...more] = args
  if (verb === 'make' && more.length === 0) {
    return make(config, resolve(word ?? join(config.dataDir, BACKUP_FOLDER, timeName(new Date()))))
  }
  if (verb === 'restore' && word && more.length === 0) return restore(config, resolve(word))
  if (verb === 'move' && (word === 'to-mongodb' || word === 'to-local') && more.length === 0) {
    return move(config, word === 'to-mongodb')
  }
  throw new Error(USAGE[verb as keyof typeof USAGE])
})
