/** A mongod that stands alone, without a replica set, as a process that a test may kill and start again. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { onTestFinished } from 'vitest'
import { freePort } from '../../setup/serverProcess.ts'

export interface Standalone {
  uri: string
  /** Starts it again, on the same port. */
  start: () => void
  /** Ends it, and waits until it is gone. */
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>
}

/**
 * @param folder its data
 * @param options more of its command line
 */
export async function startStandalone(
  folder: string,
  options: readonly string[] = [],
): Promise<Standalone> {
  await mkdir(folder, { recursive: true })
  const port = String(await freePort())
  const args = ['--dbpath', folder, '--port', port, '--bind_ip', '127.0.0.1', '--quiet', ...options]
  let mongod: ChildProcess | undefined
  const start = () => {
    mongod = spawn(process.env.MONGOMS_SYSTEM_BINARY ?? '', args, { stdio: 'ignore' })
  }
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!mongod || mongod.exitCode !== null || mongod.signalCode !== null) return
    const ended = once(mongod, 'exit')
    mongod.kill(signal)
    await ended
  }
  onTestFinished(() => end('SIGKILL'))
  start()
  return { uri: `mongodb://127.0.0.1:${port}/`, start, end }
}
