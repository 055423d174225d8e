/** `kill -9` of a mongod that stands alone, while the server stays. */
import { describe, expect, onTestFinished, test } from 'vitest'
import { trashCalls } from '#contract/calls/trash.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { stormSize } from '../../setup/storms.ts'
import { startApi } from '../apiServer.ts'
import { dataFolder } from './dataFolder.ts'
import { hasMongod } from './replicaSet.ts'
import { startStandalone } from './standalone.ts'
import { expectWritten, writeWhile } from './writers.ts'

const KILLS = stormSize('DATABASE_KILLS', 2, 50)
const WRITES = stormSize('DATABASE_WRITES', 120, 5_000)

/** What an address may say against it. */
const CARELESS = '?w=1&j=false&readPreference=secondaryPreferred'

describe.runIf(hasMongod)('a mongod that stands alone', () => {
  test(
    'keeps every acknowledged write and its place in the history when it is killed',
    async () => {
      const database = await startStandalone(await dataFolder())
      const api = await startApi({ uri: `${database.uri}${CARELESS}` })
      onTestFinished(() => api.close())
      const { token, origin } = api
      const killIt = async () => {
        await database.end('SIGKILL')
        database.start()
      }
      const sender = { token, originOf: () => origin }
      const written = await writeWhile(sender, KILLS, killIt, WRITES)
      await expect.poll(() => api.site.isReady(), { timeout: 10_000 }).toBe(true)
      await expectWritten(origin, token, written, WRITES)
      for (const { id, revision } of written) {
        const { envelope } = await api.ask<unknown[]>(trashCalls(tutor).listRevisions, {
          value: id,
        })
        expect(envelope.data).toHaveLength(revision)
      }
    },
    60_000 + 10 * WRITES + 5_000 * KILLS,
  )

  test('that keeps no journal is refused in one line', async () => {
    const { uri } = await startStandalone(await dataFolder(), ['--nojournal'])
    const starting = startApi({ uri })
    await expect(starting).rejects.toThrow(/^The database of MONGODB_URI keeps no journal .*\.$/)
  })
})
