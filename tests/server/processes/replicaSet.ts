/** Databases that several processes share. */
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { MongoMemoryReplSet, type MongoMemoryServer } from 'mongodb-memory-server'
import { mongo } from 'mongoose'
import { startEmbedded } from '#server/database/embedded/engine.ts'
import { emptyMongod } from '../../setup/mongods.ts'

export interface ReplicaSet {
  uri: string
  /** Kills the one that takes the writes, and starts it again once another has taken its place. */
  killPrimary: () => Promise<void>
  /**
   * Does so, or makes it freeze, until another has taken its place and can acknowledge writes.
   * @returns how long that took, in milliseconds, and what brings it back
   */
  upsetPrimary: (
    signal: 'SIGKILL' | 'SIGSTOP',
  ) => Promise<{ replaced: number; back: () => Promise<void> }>
  /** Makes those freeze that follow. @returns what brings them back */
  freezeFollowers: () => Promise<() => void>
  stop: () => Promise<unknown>
}

const START_MS = 60_000

/** An election begins after this long without a word from the primary; ten seconds if nothing is said. */
const ELECTION_MS = 1_000

/**
 * How often members give each other that word; two seconds if nothing is said. Less often than an election
 * begins, and each new primary steps down again, as it hears of no other member in time.
 */
const HEARTBEAT_MS = 200

/**
 * Who follows one that froze looks for another one after this long and half an election; five seconds if
 * nothing is said. Until then most members cannot acknowledge a write.
 */
const FROZEN_SOURCE_SECONDS = 1

/** A member's own account of itself is a heartbeat old. */
const BEHIND_MS = 2_000

/** Whether it takes the writes; asked of itself alone. */
async function isPrimary(server: MongoMemoryServer): Promise<boolean> {
  const options = { directConnection: true, serverSelectionTimeoutMS: 500, connectTimeoutMS: 500 }
  const client = new mongo.MongoClient(`mongodb://127.0.0.1:${server.instanceInfo?.port}/`, options)
  try {
    return (await client.db('admin').command({ hello: 1 })).isWritablePrimary === true
  } catch {
    return false
  } finally {
    await client.close()
  }
}

async function kill(server: MongoMemoryServer): Promise<void> {
  const instance = server.instanceInfo?.instance
  const child = instance?.mongodProcess
  if (!instance || !child?.pid) throw new Error('no such mongod')
  const closed = once(instance, 'instanceClosed')
  process.kill(child.pid, 'SIGKILL')
  await closed
}

/** Whether the data suites have a real mongod. */
export const hasMongod = Boolean(process.env.MONGOMS_SYSTEM_BINARY)

/** Until what one process wrote is known to every other; without change streams it is looked for. */
export const DELAY_MS = hasMongod ? 1_000 : 5_000

/** This worker’s mongod where one can be had, else the embedded engine's socket. */
export async function startSharedDatabase(
  folder: string,
): Promise<Pick<ReplicaSet, 'uri' | 'stop'>> {
  if (!hasMongod) return startEmbedded({ folder })
  return { uri: await emptyMongod(), stop: async () => undefined }
}

/** Three mongods that stand in for each other. */
export async function startReplicaSet(): Promise<ReplicaSet> {
  const configSettings = {
    electionTimeoutMillis: ELECTION_MS,
    // Not among what mongodb-memory-server names.
    ...{ heartbeatIntervalMillis: HEARTBEAT_MS },
  }
  const set = await MongoMemoryReplSet.create({
    // Where much else is going on they take longer than the ten seconds they are given.
    instanceOpts: Array.from({ length: 3 }, () => ({ launchTimeout: START_MS })),
    replSet: {
      count: 3,
      ip: '127.0.0.1',
      storageEngine: 'wiredTiger',
      args: ['--setParameter', `oplogNetworkTimeoutBufferSeconds=${FROZEN_SOURCE_SECONDS}`],
      configSettings,
    },
  })
  const client = new mongo.MongoClient(set.getUri())

  /** The port of the one that takes the writes. */
  async function primary(): Promise<number> {
    const { primary: address } = await client.db('admin').command({ hello: 1 })
    return Number(String(address).split(':')[1])
  }

  async function untilReplaced(former: number): Promise<void> {
    for (;;) {
      const port = await primary().catch(() => former)
      if (port && port !== former) return
    }
  }

  /** All three are there and follow: two of them can then do without the third. */
  async function untilWhole(): Promise<void> {
    for (;;) {
      const status = await client
        .db('admin')
        .command({ replSetGetStatus: 1 })
        .catch(() => undefined)
      const members: { state: number; syncSourceHost: string; optimeDate: Date }[] =
        status?.members ?? []
      const follow = members.filter(({ state, syncSourceHost }) => state === 2 && syncSourceHost)
      const newest = Math.max(...members.map(({ optimeDate }) => Number(optimeDate)))
      const isAtHead = ({ optimeDate }: { optimeDate: Date }) =>
        newest - Number(optimeDate) <= BEHIND_MS
      const hasFirst = members.some(({ state }) => state === 1)
      if (hasFirst && follow.length === 2 && follow.every(isAtHead)) return
      await pause(50)
    }
  }

  /** The other one may still follow the one that froze. */
  async function untilMostFollow({ instanceInfo }: MongoMemoryServer): Promise<void> {
    const address = `mongodb://127.0.0.1:${instanceInfo?.port}/?directConnection=true`
    const direct = new mongo.MongoClient(address, { writeConcern: { w: 'majority' } })
    await direct.db('test').collection('follow').insertOne({})
    await direct.close()
  }

  async function firstPrimary(among: readonly MongoMemoryServer[]): Promise<MongoMemoryServer> {
    for (;;) {
      for (const server of among) if (await isPrimary(server)) return server
    }
  }

  return {
    uri: set.getUri(),
    async upsetPrimary(signal) {
      await untilWhole()
      const former = await firstPrimary(set.servers)
      const others = set.servers.filter(server => server !== former)
      const pid = former.instanceInfo?.instance.mongodProcess?.pid ?? 0
      if (signal === 'SIGKILL') await kill(former)
      else process.kill(pid, signal)
      const began = performance.now()
      const next = await firstPrimary(others)
      await untilMostFollow(next)
      return {
        replaced: performance.now() - began,
        back: async () => {
          if (signal === 'SIGSTOP') process.kill(pid, 'SIGCONT')
          else await former.instanceInfo?.instance.start()
        },
      }
    },
    async freezeFollowers() {
      await untilWhole()
      const first = await firstPrimary(set.servers)
      const followers = set.servers
        .filter(server => server !== first)
        .map(({ instanceInfo }) => instanceInfo?.instance.mongodProcess?.pid ?? 0)
      for (const pid of followers) process.kill(pid, 'SIGSTOP')
      return () => {
        for (const pid of followers) process.kill(pid, 'SIGCONT')
      }
    },
    async killPrimary() {
      const port = await primary()
      const server = set.servers.find(({ instanceInfo }) => instanceInfo?.port === port)
      if (!server) throw new Error(`no mongod at ${port}`)
      await kill(server)
      await untilReplaced(port)
      await server.instanceInfo?.instance.start()
    },
    async stop() {
      await client.close()
      await set.stop()
    },
  }
}
