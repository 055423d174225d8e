import { MongoMemoryReplSet } from 'mongodb-memory-server'
import { describe } from 'vitest'
import { startEmbedded } from '#server/database/embedded/engine.ts'
import { describeEngine } from './engineRules.ts'
import { newFolder, removeFolder } from './temporaryFolder.ts'

describeEngine('embedded engine', async () => {
  const folder = await newFolder()
  const engine = await startEmbedded({ folder })
  const stop = async () => {
    await engine.stop()
    await removeFolder(folder)
  }
  return { uri: engine.uri, stop }
})

// The rules are MongoDB's, not ours: where a mongod can be had, it must keep them too.
describe.runIf(process.env.MONGOMS_SYSTEM_BINARY)('the real thing', () => {
  describeEngine('mongod', async () => {
    const server = await MongoMemoryReplSet.create({
      replSet: { count: 1, ip: '127.0.0.1', storageEngine: 'wiredTiger' },
    })
    return { uri: server.getUri(), stop: () => server.stop() }
  })
})
