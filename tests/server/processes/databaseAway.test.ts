/** An external database that goes away, hangs and comes back, while the server stays. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { startEmbedded } from '#server/database/embedded/engine.ts'
import { freePort, type ServerProcess } from '../../setup/serverProcess.ts'
import { send, signIn } from './client.ts'
import { dataFolder, launch, start } from './dataFolder.ts'

const list = (origin: string) => send(origin, recordCalls(tutor).list)

async function expectAway(server: ServerProcess, token: string): Promise<void> {
  // Visitors are answered from memory for as long as nothing can have been missed.
  await expect.poll(async () => (await list(server.origin)).status, { timeout: 6_000 }).toBe(503)
  const began = Date.now()
  const add = send(server.origin, editCalls(tutor).add, { token, body: { name: '無' } })
  for (const { status, envelope } of await Promise.all([list(server.origin), add])) {
    const answer = [status, envelope.success, envelope.data]
    expect(answer, server.output()).toEqual([503, false, null])
  }
  expect(Date.now() - began).toBeLessThan(3_300)
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(503)
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
}

/** A page whose data cannot be had says so, with the specified words, and that it may be had later. */
async function expectOops({ origin }: ServerProcess): Promise<void> {
  const page = await fetch(`${origin}/home`)
  expect(page.status).toBe(503)
  const html = await page.text()
  expect(html).toContain('Oops!')
  expect(html).toContain('Sorry, an unexpected error has occurred.')
}

async function expectBack(server: ServerProcess, names: number): Promise<void> {
  const began = Date.now()
  let reply = await list(server.origin)
  while (reply.status !== 200) {
    expect(Date.now() - began).toBeLessThan(5_000)
    reply = await list(server.origin)
  }
  expect(reply.envelope.data).toHaveLength(names)
}

test('a server waits for a database that comes later, leaves and returns (embedded protocol)', async () => {
  const folder = await dataFolder()
  const port = await freePort()
  const MONGODB_URI = `mongodb://127.0.0.1:${port}/?directConnection=true`
  const env = { DATA_DIR: join(folder, 'server'), DATABASE_ENGINE: 'external', MONGODB_URI }
  const server = await launch(env)
  const open = () => startEmbedded({ folder: join(folder, 'database'), port })
  const answers = () =>
    fetch(`${server.origin}/readyz`).then(
      reply => reply.status,
      () => 0,
    )
  while ((await answers()) === 0) await pause(20)
  expect(await answers()).toBe(503)
  let database = await open()
  while ((await answers()) !== 200) await pause(20)
  const token = await signIn(server.origin)
  await send(server.origin, editCalls(tutor).add, { token, body: { name: '在' } })
  await database.stop()
  await expectAway(server, token)
  await expectOops(server)
  database = await open()
  await expectBack(server, 1)
  await server.stop()
  await database.stop()
}, 90_000)

const binary = process.env.MONGOMS_SYSTEM_BINARY

async function startMongod(folder: string, port: number): Promise<ChildProcess> {
  await mkdir(folder, { recursive: true })
  const options = ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1']
  const mongod = spawn(binary ?? '', [...options, '--quiet'], { stdio: 'ignore' })
  onTestFinished(() => void mongod.kill('SIGKILL'))
  return mongod
}

describe.runIf(binary)('with a real mongod', () => {
  test('that hangs, stops and starts again, the server answers 503 in time and recovers', async () => {
    const folder = await dataFolder()
    const port = await freePort()
    const data = join(folder, 'mongod')
    let mongod = await startMongod(data, port)
    const server = await start({
      DATA_DIR: join(folder, 'server'),
      DATABASE_ENGINE: 'external',
      MONGODB_URI: `mongodb://127.0.0.1:${port}/`,
    })
    const token = await signIn(server.origin)
    await send(server.origin, editCalls(tutor).add, { token, body: { name: '在' } })

    mongod.kill('SIGSTOP')
    await expectAway(server, token)
    mongod.kill('SIGCONT')
    // The write that nobody acknowledged may have been waiting in the line all the while.
    await expectBack(server, (await settled(server.origin)).length)

    mongod.kill('SIGTERM')
    await once(mongod, 'exit')
    await expectAway(server, token)
    mongod = await startMongod(data, port)
    await expectBack(server, (await settled(server.origin)).length)
    await server.stop()
  }, 90_000)
})

/** The list as soon as it is answered; 5 s at most. */
async function settled(origin: string): Promise<unknown[]> {
  const deadline = Date.now() + 5_000
  for (;;) {
    const { status, envelope } = await send<unknown[]>(origin, recordCalls(tutor).list)
    if (status === 200) return envelope.data ?? []
    if (Date.now() > deadline) throw new Error('the database did not come back within 5 s')
  }
}
