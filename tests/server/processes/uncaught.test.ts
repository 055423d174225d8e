/** What nobody caught ends the process, in good order: whatever runs it starts it again, and nothing is lost. */
import { once } from 'node:events'
import { createConnection } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { freePort } from '../../setup/serverProcess.ts'
import { send, signIn } from './client.ts'
import { dataFolder, start } from './dataFolder.ts'

/** Goes wrong where nobody is to catch it, once it is told to. */
const goingWrong = (how: string) =>
  `--import "data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', () => { ${how} })`)}"`
const THROWN = goingWrong(`throw new RangeError('nobody caught this')`)
const REJECTED = goingWrong(`Promise.reject(new RangeError('nobody caught this'))`)

/** A request whose body is still to come. */
async function begin(origin: string, token: string, body: string) {
  const socket = createConnection(Number(new URL(origin).port), '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(
    `POST /api/addTutor HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Token ${token}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
  )
  // The server has seen the request once it has answered one that came later.
  await fetch(`${origin}/healthz`)
  return socket
}

const isGone = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    answer => answer.status === 503,
    () => true,
  )

test.each([
  ['an exception', THROWN],
  ['a rejection', REJECTED],
])(
  '%s is logged whole; what runs is answered, and the process ends with 1',
  async (_what, NODE_OPTIONS) => {
    const server = await start({ DATA_DIR: await dataFolder(), NODE_OPTIONS })
    const body = JSON.stringify({ name: '最後一位' })
    const socket = await begin(server.origin, await signIn(server.origin), body)
    const began = performance.now()
    server.process.kill('SIGUSR2')
    while (!(await isGone(server.origin))) await pause(5)
    socket.write(body)
    let answer = ''
    for await (const chunk of socket) answer += chunk
    expect(answer).toContain('HTTP/1.1 200')
    expect(await server.ended).toBe(1)
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(server.output()).toMatch(/"level":"fatal".*RangeError: nobody caught this\\n +at /)
  },
)

test('a request that never ends, and a second fault, do not keep the process longer than 10 s', async () => {
  const env = { DATA_DIR: await dataFolder(), NODE_OPTIONS: THROWN }
  const server = await start(env)
  await begin(server.origin, await signIn(server.origin), '{"name":"…"}')
  const began = performance.now()
  server.process.kill('SIGUSR2')
  while (!(await isGone(server.origin))) await pause(5)
  server.process.kill('SIGUSR2')
  expect(await server.ended).toBe(1)
  expect(performance.now() - began).toBeLessThan(10_000)
})

test('whoever writes while it ends and is started again finds everything that was acknowledged', async () => {
  const PORT = String(await freePort())
  const env = { DATA_DIR: await dataFolder(), PORT, NODE_OPTIONS: THROWN }
  const first = await start(env)
  const { origin } = first
  const token = await signIn(origin)
  const acknowledged: string[] = []
  let isOver = false
  const writer = async (who: number) => {
    for (let count = 0; !isOver; count += 1) {
      const name = `導師 ${who}-${count}`
      const { status } = await send(origin, editCalls(tutor).add, {
        token,
        body: { name },
      }).catch(() => ({ status: 0 }))
      if (status === 200) acknowledged.push(name)
      else await pause(50)
    }
  }
  const writing = Promise.all(Array.from({ length: 6 }, (_, who) => writer(who)))
  while (acknowledged.length < 40) await pause(2)
  first.process.kill('SIGUSR2')
  expect(await first.ended).toBe(1)
  const before = acknowledged.length
  // What a supervisor does.
  await start(env)
  while (acknowledged.length < before + 20) await pause(2)
  isOver = true
  await writing
  const { envelope } = await send<{ name: string }[]>(origin, recordCalls(tutor).list)
  const names = new Set(envelope.data?.map(({ name }) => name))
  expect(acknowledged.filter(name => !names.has(name))).toEqual([])
}, 60_000)
