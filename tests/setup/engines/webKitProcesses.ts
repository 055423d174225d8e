/** A screen that nobody sees, and WebKit's driver on it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { freePort } from '../serverProcess.ts'
import { whenListening } from './webDriver.ts'

const SCREEN = '1400x1200x24'

export interface WebKitProcesses {
  /** Where the driver listens. */
  origin: string
  end: () => Promise<void>
}

/** Starts both; what they start of their own ends with them. */
export async function startWebKitProcesses(
  driver: string,
  screen: string,
): Promise<WebKitProcesses> {
  const options = ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp']
  const display = spawn(screen, options, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  })
  const [number] = await once(display.stdio[3] as Readable, 'data')
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const service = spawn(driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      // Where no other user may be had, as for root, there is no sandbox.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
    stdio: 'ignore',
    detached: true,
  })
  await whenListening(origin, () => service.exitCode !== null)
  return {
    origin,
    end: async () => {
      await endGroup(service)
      await endGroup(display)
    },
  }
}

/** Ends a process and all that it has started. */
async function endGroup(leader: ChildProcess): Promise<void> {
  if (leader.pid === undefined || leader.exitCode !== null) return
  const ended = once(leader, 'exit')
  process.kill(-leader.pid, 'SIGTERM')
  await ended
}
