/**
 * The built site for the browser's tests: one server, on a free port, with a data folder of its own
 * that goes when the tests end. Tests read where it is with `inject('site')`.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'

/** What a test needs to know of the running site. */
export interface SiteAddress {
  /** `http://127.0.0.1:<port>` */
  origin: string
  adminUsername: string
  adminPassword: string
}

declare module 'vitest' {
  interface ProvidedContext {
    site: SiteAddress
  }
}

const START_MS = 60_000

/** Vitest's global set-up: starts the site once for all files of the project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...site } = await startSite()
  project.provide('site', site)
  return stop
}

/**
 * Starts the built server with `env` added to its environment, and resolves when it is ready.
 * Rejects with its output where it ends, or is not ready in time.
 */
export async function startSite(
  env: Record<string, string> = {},
): Promise<SiteAddress & { stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'school-website-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const account = { adminUsername: 'admin', adminPassword: 'correct-horse-battery-staple' }
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: origin,
      DATA_DIR: dataDir,
      DATABASE_ENGINE: 'embedded',
      DEMO_CONTENT: 'on',
      LOG_LEVEL: 'warn',
      ADMIN_USERNAME: account.adminUsername,
      ADMIN_PASSWORD: account.adminPassword,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    await end(server)
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await ready(server, origin)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, ...account, stop }
}

async function ready(server: ChildProcess, origin: string): Promise<void> {
  let output = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', text => {
      output += text
    })
  }
  const deadline = Date.now() + START_MS
  while (Date.now() < deadline && server.exitCode === null) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await setTimeout(50)
  }
  throw new Error(`The site did not start.\n${output}`)
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const closed = once(server, 'close')
  server.kill('SIGTERM')
  await closed
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
