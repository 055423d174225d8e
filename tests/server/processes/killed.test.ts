/** `kill -9` at random moments of many writes. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort, type ServerProcess } from '../../setup/serverProcess.ts'
import { stormSize } from '../../setup/storms.ts'
import { engines } from '../engines.ts'
import { signIn } from './client.ts'
import { dataFolder, start } from './dataFolder.ts'
import { expectWritten, WRITES, writeWhile } from './writers.ts'

const KILLS = stormSize('KILLS', 3, 10)

/** Kills the database's own process as well, where it has one. */
async function killMongod(folder: string): Promise<void> {
  const pid = Number(await readFile(join(folder, 'mongod', 'mongod.lock'), 'utf8').catch(() => ''))
  if (!pid) return
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Its keeper was faster.
  }
}

test.each(engines)(
  'no acknowledged write is lost and none is applied twice (%s)',
  async engine => {
    const folder = await dataFolder()
    const env = { DATA_DIR: folder, DATABASE_ENGINE: engine, PORT: String(await freePort()) }
    let server: ServerProcess = await start(env)
    const { origin } = server
    const token = await signIn(origin)
    const written = await writeWhile({ token, originOf: () => origin }, KILLS, async round => {
      server.process.kill('SIGKILL')
      if (round % 2 === 0) await killMongod(folder)
      expect(await server.ended).toBe('SIGKILL')
      server = await start(env)
    })
    await expectWritten(origin, token, written)
    await server.stop()
  },
  60_000 + 100 * WRITES + 10_000 * KILLS,
)
