import { describe } from 'vitest'
import { startEmbedded } from '#server/database/embedded/engine.ts'
import { emptyMongod } from '../../setup/mongods.ts'
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
  describeEngine('mongod', async () => ({
    uri: await emptyMongod(),
    stop: async () => undefined,
  }))
})
