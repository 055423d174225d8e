import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { launchServer, type ServerProcess, startServer } from '../../setup/serverProcess.ts'

/** A DATA_DIR that goes when the test ends. */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'school-process-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 20 }))
  return folder
}

function endWithTest(server: ServerProcess): ServerProcess {
  onTestFinished(async () => {
    server.process.kill('SIGKILL')
    await server.ended
  })
  return server
}

/** A server that is ready; it is ended with the test, if the test did not. */
export const start = async (env: Record<string, string>, within: readonly string[] = []) =>
  endWithTest(await startServer({ DEMO_CONTENT: 'off', ...env }, within))

/** A server that may refuse to start. */
export const launch = async (env: Record<string, string>) =>
  endWithTest(await launchServer({ DEMO_CONTENT: 'off', ...env }))
