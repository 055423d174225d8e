/** Databases that several processes share. */
import { once } from 'node:events'
import { MongoMemoryReplSet, type MongoMemoryServer } from 'mongodb-memory-server'
import { mongo } from 'mongoose'
import { startEmbedded } from '#server/mongo/embedded/engine'

export interface ReplicaSet {
  uri: string
  /** Kills the one that takes the writes, and starts it again once another has taken its place. */
  killPrimary: () => Promise<void>
  stop: () => Promise<unknown>
}

/** An election begins after this long without a word from the primary; ten seconds if nothing is said. */
const ELECTION_MS = 1_000

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

/** One mongod where one can be had, else the embedded engine's socket. */
export async function startSharedDatabase(
  folder: string,
): Promise<Pick<ReplicaSet, 'uri' | 'stop'>> {
  if (!hasMongod) return startEmbedded({ folder })
  const set = await MongoMemoryReplSet.create({
    replSet: { count: 1, ip: '127.0.0.1', storageEngine: 'wiredTiger' },
  })
  return { uri: set.getUri(), stop: () => set.stop() }
}

/** Three mongods that stand in for each other. */
export async function startReplicaSet(): Promise<ReplicaSet> {
  const set = await MongoMemoryReplSet.create({
    replSet: {
      count: 3,
      ip: '127.0.0.1',
      storageEngine: 'wiredTiger',
      configSettings: { electionTimeoutMillis: ELECTION_MS },
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

  return {
    uri: set.getUri(),
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
