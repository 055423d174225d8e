/** A screen that nobody sees, and WebKit's driver on it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { freePort } from '../serverProcess.ts'
import type { Visitor } from './device.ts'
import { whenListening } from './webDriver.ts'

const SCREEN = '1400x1200x24'

/** Where on this machine they are. */
export interface WebKitParts {
  driver: string
  browser: string
  screen: string
  /** Goes before the command that starts the driver: by that, nothing takes the processors in real time. */
  before: string[]
}

export interface WebKitProcesses {
  /** Where the driver listens. */
  origin: string
  end: () => Promise<void>
}

/**
 * Starts both; what they start of their own ends with them.
 * @param visitor who wants nothing to move has that from GTK, as of a desktop's settings
 */
export async function startWebKitProcesses(
  { driver, screen, before }: WebKitParts,
  visitor: Visitor,
): Promise<WebKitProcesses> {
  const settings = await mkdtemp(join(tmpdir(), 'school-gtk-'))
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    await mkdir(join(settings, version))
    const moves = `[Settings]\ngtk-enable-animations=${visitor === 'calm' ? 0 : 1}\n`
    await writeFile(join(settings, version, 'settings.ini'), moves)
  }
  const options = ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp']
  const display = spawn(screen, options, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  })
  const [number] = await once(display.stdio[3] as Readable, 'data')
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  // Some of WebKit's threads take the processors before all others, in real time, where root starts them: the
  // kernel had to stop them (`sched: RT throttling activated`), and the servers of other tests waited.
  const [command = driver, ...args] = [...before, driver, `--port=${port}`]
  const service = spawn(command, args, {
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      // Where no other user may be had, as for root, there is no sandbox.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Its compositor draws with that library, and now and then ended in it, and the page with it (`general
      // protection fault in swrast_dri.so`, says the kernel). Pages look the same without.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      NO_AT_BRIDGE: '1',
      XDG_CONFIG_HOME: settings,
      // To make faster code of scripts whose page lives for a second was a third of all its work.
      JSC_thresholdForOptimizeAfterWarmUp: '10000',
    },
    stdio: 'ignore',
    detached: true,
  })
  const end = async () => {
    await endGroup(service)
    await endGroup(display)
    await rm(settings, { recursive: true, force: true })
  }
  try {
    await whenListening(origin, () => service.exitCode !== null)
  } catch (error) {
    await end()
    throw error
  }
  return { origin, end }
}

/** Ends a process and all that it has started. */
async function endGroup(leader: ChildProcess): Promise<void> {
  if (leader.pid === undefined || leader.exitCode !== null) return
  const ended = once(leader, 'exit')
  process.kill(-leader.pid, 'SIGTERM')
  await ended
}
