/** Starting and stopping: nothing is lost, nothing is told that should not be. */

import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { recordCalls } from '#contract/calls/records.ts'
import { collections } from '#contract/collections/index.ts'
import { freePort } from '../../setup/serverProcess.ts'
import { isLong } from '../../setup/storms.ts'
import { anyEngine, engines } from '../engines.ts'
import { send, signIn } from './client.ts'
import { dataFolder, launch, start } from './dataFolder.ts'

/** How many of its files a first start has written when it is killed: among them, and among the records that follow. */
const SHARES = isLong ? [0.3, 0.7, 1] : [0.5, 1]

async function contents(origin: string): Promise<unknown[]> {
  const lists = collections.map(collection => send(origin, recordCalls(collection).list))
  return (await Promise.all(lists)).map(({ envelope }) => envelope.data)
}

// That a mongod’s data outlives its server is what `killed` and the backups see as well.
test.each(anyEngine)('the next start has the same content (%s)', async engine => {
  const env = { DATA_DIR: await dataFolder(), DATABASE_ENGINE: engine, DEMO_CONTENT: 'on' }
  const first = await start(env)
  const before = await contents(first.origin)
  for (const list of before) expect(list).not.toEqual([])
  first.process.kill('SIGINT')
  expect(await first.ended).toBe(0)
  const second = await start(env)
  expect(await contents(second.origin)).toEqual(before)
})

test(
  'a first start that was killed half way is gone on with: no record missing or doubled',
  async () => {
    const filesIn = async (folder: string) =>
      (await readdir(join(folder, 'upload')).catch(() => [])).length
    const wholeFolder = await dataFolder()
    const whole = await start({ DATA_DIR: wholeFolder, DEMO_CONTENT: 'on' })
    const amounts = (lists: unknown[]) => lists.map(list => (list as unknown[]).length)
    const expected = amounts(await contents(whole.origin))
    const all = await filesIn(wholeFolder)
    for (const share of SHARES) {
      const env = { DATA_DIR: await dataFolder(), DEMO_CONTENT: 'on' }
      const cut = await launch(env)
      while (cut.process.exitCode === null && (await filesIn(env.DATA_DIR)) < share * all)
        await pause(1)
      cut.process.kill('SIGKILL')
      await cut.ended
      const next = await start(env)
      expect(amounts(await contents(next.origin))).toEqual(expected)
      await next.stop()
    }
  },
  SHARES.length * 60_000,
)

test('a request that runs when the server is told to stop is answered', async () => {
  const server = await start({ DATA_DIR: await dataFolder(), PORT: String(await freePort()) })
  const token = await signIn(server.origin)
  const body = JSON.stringify({ name: '最後一位' })
  const socket = createConnection(Number(new URL(server.origin).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST /api/addTutor HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Token ${token}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
  )
  // The server has seen the request once it has answered one that came later.
  await fetch(`${server.origin}/healthz`)
  server.process.kill('SIGTERM')
  const isClosed = () =>
    fetch(`${server.origin}/readyz`).then(
      answer => !answer.ok,
      () => true,
    )
  while (!(await isClosed())) await pause(5)
  socket.write(body)
  let answer = ''
  for await (const chunk of socket) answer += chunk
  expect(answer).toContain('HTTP/1.1 200')
  expect(await server.ended).toBe(0)
})

test('a browser that holds lines open does not hold the server open', async () => {
  const server = await start({ DATA_DIR: await dataFolder() })
  const port = Number(new URL(server.origin).port)
  const sockets = Array.from({ length: 5 }, () => createConnection(port, '127.0.0.1'))
  for (const socket of sockets) {
    socket.on('error', () => undefined)
    await once(socket, 'connect')
  }
  const began = Date.now()
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(Date.now() - began).toBeLessThan(5_000)
})

test.runIf(engines.includes('mongod' as never))(
  'a server whose own mongod is killed stops, so that both can be started again',
  async () => {
    const env = { DATA_DIR: await dataFolder(), DATABASE_ENGINE: 'mongod' }
    const server = await start(env)
    const lock = await readFile(join(env.DATA_DIR, 'mongod', 'mongod.lock'), 'utf8')
    process.kill(Number(lock), 'SIGKILL')
    expect(await server.ended).toBe(70)
    expect(server.output()).toContain('the local mongod ended by itself')
    await start(env)
  },
  60_000,
)
