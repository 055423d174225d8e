import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const COPY = 'dist/bench'
const READY_MS = 90_000

/** Who may sign in at the measured site. */
export const ADMIN = { username: 'admin', password: 'a-password-for-benches' }

/** A port that was free a moment ago. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  return String(port)
}

/**
 * The built site with the demo school, from a copy of the build to which files may be added.
 * @returns {Promise<{ origin: string, addFile: (path: string, text: string) => Promise<void>, stop: () => Promise<void> }>}
 */
export async function startMeasuredSite() {
  await rm(COPY, { recursive: true, force: true })
  for (const part of ['server', 'client', 'content']) {
    await cp(`dist/${part}`, `${COPY}/${part}`, { recursive: true })
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'school-website-bench-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = spawn(process.execPath, [`${COPY}/server/main.js`], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: port,
      DATA_DIR: dataDir,
      DATABASE_ENGINE: 'embedded',
      DEMO_CONTENT: 'on',
      LOG_LEVEL: 'warn',
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(server, 'close')
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
    await rm(COPY, { recursive: true, force: true })
  }
  try {
    await untilReady(`${origin}/readyz`, server)
  } catch (error) {
    await stop()
    throw error
  }
  const addFile = async (path, text) => {
    const file = join(COPY, 'client', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return { origin, addFile, stop }
}

async function untilReady(address, server) {
  const end = Date.now() + READY_MS
  while (Date.now() < end && server.exitCode === null) {
    const isReady = await fetch(address)
      .then(answer => answer.ok)
      .catch(() => false)
    if (isReady) return
    await setTimeout(100)
  }
  throw new Error('the site to be measured did not start')
}
