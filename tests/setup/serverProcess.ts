/** The built server as a process of its own, which a test may stop, kill and start again. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, Server } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { addWitness } from './witnesses.ts'

const START_MS = 90_000

export const ACCOUNT = { username: 'admin', password: 'correct-horse-battery-staple' } as const

export interface ServerProcess {
  /** `http://127.0.0.1:<port>` */
  origin: string
  process: ChildProcess
  /** Everything it wrote so far, both streams. */
  output: () => string
  /** Resolves to the exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>
  /** Ends it as a service manager would, and waits. */
  stop: () => Promise<void>
}

/** Whether `port` could be had for a moment, or for good. */
const isHad = (port: number, by: Server | Socket) =>
  new Promise<boolean>(done => {
    by.once('error', () => done(false))
    if (by instanceof Server) by.listen(port, '127.0.0.1', () => done(true))
    else by.bind({ port, address: '127.0.0.1', exclusive: true }, () => done(true))
  })

/**
 * A port for whoever starts something there, and perhaps again. Nobody else is given it until this process
 * ends, of which its twin among the ports of UDP is the mark.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    // Below those that the system gives to connections: one of them would take it before the server does.
    const port = randomInt(20_000, 32_768)
    const mark = createSocket('udp4').unref()
    const probe = createServer()
    if ((await isHad(port, mark)) && (await isHad(port, probe))) {
      await new Promise(done => probe.close(done))
      return port
    }
  }
}

/**
 * Starts the built server; it may not be ready yet, and may refuse to start.
 * @param within a command that ends by becoming the one it is given, such as `nice`
 * @param main the server's file, where it is not that of the build
 */
export async function launchServer(
  env: Record<string, string>,
  within: readonly string[] = [],
  main = 'dist/server/main.js',
): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const [command = '', ...args] = [...within, process.execPath, main]
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: port,
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: origin,
      DATABASE_ENGINE: 'embedded',
      LOG_LEVEL: 'warn',
      ADMIN_USERNAME: ACCOUNT.username,
      ADMIN_PASSWORD: ACCOUNT.password,
      MONGOMS_SYSTEM_BINARY: process.env.MONGOMS_SYSTEM_BINARY ?? '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', text => {
      output += text
    })
  }
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  addWitness({ name: 'server', log: () => output, isOver })
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal)
  return {
    origin,
    process: child,
    output: () => output,
    ended,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Waits until it is ready. Rejects with its output where it ends, or is not ready in time. */
export async function whenReady(server: ServerProcess): Promise<void> {
  const deadline = Date.now() + START_MS
  const isRunning = () => server.process.exitCode === null && server.process.signalCode === null
  while (Date.now() < deadline && isRunning()) {
    const answer = await fetch(`${server.origin}/readyz`).catch(() => undefined)
    // Another server may have got the port that was free a moment ago; this one says when it has it.
    if (answer?.ok && server.output().includes('The site is at')) return
    await setTimeout(25)
  }
  throw new Error(`The site did not start.\n${server.output()}`)
}

/** Starts the built server and waits until it is ready. */
export async function startServer(
  env: Record<string, string>,
  within: readonly string[] = [],
  main?: string,
): Promise<ServerProcess> {
  const server = await launchServer(env, within, main)
  try {
    await whenReady(server)
  } catch (error) {
    server.process.kill('SIGKILL')
    throw error
  }
  return server
}
