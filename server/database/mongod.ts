/**
 * A real mongod on this machine's DATA_DIR, as a replica set of one, run by mongodb-memory-server.
 * The folder outlives the process: it is stopped without `doCleanup`, which would delete it.
 */
import { execFile } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { DryMongoBinary, MongoBinary, MongoMemoryServer } from 'mongodb-memory-server'
import { mongo } from 'mongoose'
import { readMark, writeMark } from './engineMark.ts'

const REPLICA_SET = 'school'
const DOWNLOAD_DEADLINE_MS = 10 * 60_000
const START_DEADLINE_MS = 60_000

// The application asks for nothing that a mongod since 4.2 lacks; another version is no reason to warn.
process.env.MONGOMS_SYSTEM_BINARY_VERSION_CHECK ??= 'false'

/** Where a mongod stands on this machine already; `undefined` where none does. */
export async function locateMongod(): Promise<string | undefined> {
  const options = await DryMongoBinary.generateOptions({})
  return DryMongoBinary.locateBinary(options).catch(() => undefined)
}

/**
 * Downloads a mongod once, with its progress on standard output.
 * @returns its path, or `undefined` where there is no network or no build for this platform
 */
export async function downloadMongod(): Promise<string | undefined> {
  const deadline = new AbortController()
  const late = pause(DOWNLOAD_DEADLINE_MS, undefined, { signal: deadline.signal, ref: false })
  try {
    return await Promise.race([MongoBinary.getPath(), late.catch(() => undefined)])
  } catch {
    return undefined
  } finally {
    deadline.abort()
  }
}

/**
 * Asks a mongod for its version, which one does not live to tell that lacks a library of the system, or is not
 * for this processor.
 * @returns why it cannot run on this machine, in one line; `undefined` where it can
 */
export async function faultOf(binary: string): Promise<string | undefined> {
  try {
    await promisify(execFile)(binary, ['--version'], { timeout: START_DEADLINE_MS })
    return undefined
  } catch (error) {
    const { stderr, signal, code } = error as { stderr?: string; signal?: string; code?: unknown }
    return stderr?.trim().split('\n')[0] || `it ends with ${signal ?? code}`
  }
}

export interface LocalDatabase {
  uri: string
  /** Whether others were at it since this was asked the last time, where that can be told. */
  hadGuests?(): boolean
  stop(): Promise<void>
}

/** Makes the one node primary under the address it has this time. */
async function becomePrimary(uri: string, port: number): Promise<void> {
  const client = await new mongo.MongoClient(uri, { directConnection: true }).connect()
  try {
    const admin = client.db('admin')
    const members = [{ _id: 0, host: `127.0.0.1:${port}` }]
    await admin.command({ replSetInitiate: { _id: REPLICA_SET, members } }).catch(async error => {
      if (error.codeName !== 'AlreadyInitialized') throw error
      const { config } = await admin.command({ replSetGetConfig: 1 })
      if (config.members[0].host === members[0]?.host) return
      await admin.command({
        replSetReconfig: { ...config, version: config.version + 1, members },
        force: true,
      })
    })
    const deadline = Date.now() + START_DEADLINE_MS
    while (!(await admin.command({ hello: 1 })).isWritablePrimary) {
      if (Date.now() > deadline) throw new Error('the local mongod did not become primary')
      await pause(50)
    }
  } finally {
    await client.close()
  }
}

/** Whether the process is a mongod that still runs; where that cannot be told, whether it runs. */
async function isMongod(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => undefined)
  return name === undefined || name.trim().startsWith('mongod')
}

/**
 * The mongod of a server that was killed goes on until its keeper notices, and holds the folder
 * till then. A second one beside it would fail in a way that mongodb-memory-server cannot read.
 */
async function untilFree(dbPath: string): Promise<void> {
  const deadline = Date.now() + START_DEADLINE_MS
  const text = await readFile(join(dbPath, 'mongod.lock'), 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  while (pid > 0 && Date.now() < deadline && (await isMongod(pid))) await pause(50)
}

/**
 * Starts a mongod on `folder`, at the port it had last time if that is free.
 * @param onLost told when it ends without having been stopped
 */
export async function startMongod(
  folder: string,
  binary: string,
  onLost: () => void,
): Promise<LocalDatabase> {
  const dbPath = join(folder, 'mongod')
  await mkdir(dbPath, { recursive: true })
  const mark = await readMark(folder)
  await untilFree(dbPath)
  const server = await MongoMemoryServer.create({
    binary: { systemBinary: binary, checkMD5: false },
    instance: {
      dbPath,
      ip: '127.0.0.1',
      port: mark?.port,
      storageEngine: 'wiredTiger',
      replSet: REPLICA_SET,
      launchTimeout: START_DEADLINE_MS,
    },
    // A group of its own: Ctrl-C in a terminal must reach this process only, which stops the
    // database last.
    spawn: { detached: true },
  })
  const port = server.instanceInfo?.port ?? 0
  const uri = `mongodb://127.0.0.1:${port}/?directConnection=true`
  await becomePrimary(uri, port)
  await writeMark(folder, { engine: 'mongod', port })
  const mongod = server.instanceInfo?.instance.mongodProcess
  mongod?.once('exit', onLost)
  return {
    uri,
    stop: async () => {
      mongod?.removeListener('exit', onLost)
      await server.stop({ doCleanup: false })
    },
  }
}
