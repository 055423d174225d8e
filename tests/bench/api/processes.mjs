/** The servers of `bench:api`, each a process of its own whose log goes nowhere. */
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { ADMIN, freePort } from '../measuredSite.mjs'

async function stop(child) {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** One of `contender.mjs`. */
export async function startContender(kind, env) {
  const port = await freePort()
  const child = fork(new URL('./contender.mjs', import.meta.url), [kind], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: port, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => stop(child) }
}

/** The built site on a database of its own; `startMs` is what it took until it was ready. */
export async function startSite(env) {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: port,
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('the site did not start')
    await pause(10)
  }
  const startMs = performance.now() - began
  return { origin, pid: child.pid, startMs, stop: () => stop(child) }
}

/** Resident memory of a process, now and at most so far; MB. */
export async function memoryOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const of = name => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
  return { now: of('VmRSS'), peak: of('VmHWM') }
}

/** The clock of `/proc/<pid>/stat`. */
const TICK_MS = 10

/** How much of a processor a process has had so far; ms. */
export async function processorOf(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')')).split(' ')
  return (Number(fields[12]) + Number(fields[13])) * TICK_MS
}

/** How many descriptors a process has open. */
export async function descriptorsOf(pid) {
  return (await readdir(`/proc/${pid}/fd`)).length
}
