/**
 * A real mongod for each worker of the server's tests, where one is named: to start one, and to wait until it
 * is primary, takes longer than most suites. A file has one alone until it ends, and begins with nothing in
 * it; suites about a mongod that the server starts itself have one of their own.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mongo } from 'mongoose'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { startMongod } from '#server/database/mongod.ts'
import { lend } from './lend.ts'

interface Mongod {
  uri: string
  folder: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Those of `emptyMongod`, one for each worker; none without a binary. */
    mongods: Mongod[]
  }
}

/** What a mongod keeps for itself. */
const OWN = ['admin', 'config', 'local']

async function start(binary: string) {
  const folder = await mkdtemp(join(tmpdir(), 'school-mongod-'))
  const { uri, stop } = await startMongod(folder, binary, () => {
    throw new Error('the mongod of the tests ended by itself')
  })
  return {
    uri,
    folder,
    stop: () => stop().then(() => rm(folder, { recursive: true, force: true })),
  }
}

/** Vitest's global set-up. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const binary = process.env.MONGOMS_SYSTEM_BINARY
  const { maxWorkers } = project.config
  const started = await Promise.all(
    Array.from({ length: binary ? maxWorkers : 0 }, () => start(binary ?? '')),
  )
  project.provide(
    'mongods',
    started.map(({ uri, folder }) => ({ uri, folder })),
  )
  return async () => {
    await Promise.all(started.map(({ stop }) => stop()))
  }
}

/** The address of this file's, with nothing in it. */
export async function emptyMongod(): Promise<string> {
  const { uri } = lend(inject('mongods'))
  const client = await new mongo.MongoClient(uri, { directConnection: true }).connect()
  try {
    const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true })
    const left = databases.filter(({ name }) => !OWN.includes(name))
    for (const { name } of left) await client.db(name).dropDatabase()
  } finally {
    await client.close()
  }
  return uri
}
