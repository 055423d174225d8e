/** How much of what is sent a process holds at once, whoever sends it. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import express, { type RequestHandler } from 'express'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { failureHandler } from '#server/http/envelopes.ts'
import { createFileForms } from '#server/http/fileForm.ts'
import { createLargeRows } from '#server/http/largeRows.ts'
import type { Answer } from '#server/http/passed.ts'
import { end, serve } from './serve.ts'

/** Requests whose answers the test gives, or that are answered once they are read. */
async function held(handlerOf: (answer: Answer) => RequestHandler, isWaiting = true) {
  const giveAll: (() => void)[] = []
  const app = express()
    .use((req, _res, next) => {
      req.log = pino({ level: 'silent' })
      next()
    })
    .post(
      '/',
      handlerOf(async (_req, res) => {
        await new Promise<void>(done => {
          if (isWaiting) giveAll.push(done)
          else done()
        })
        res.end()
      }),
    )
    .use(failureHandler)
  const server = createServer(app)
  const origin = await serve(server)
  onTestFinished(() => end(server))
  return { origin, server, giveAll }
}

const form = (bytes: number) => {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(bytes)]), 'album.jpg')
  return { method: 'POST', body }
}

/** Begins a request of which more is said to come than does; resolves once it has arrived. */
async function begin(server: Server, head: string, body: string | Uint8Array): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const [line] = await once(server, 'connection')
  const start = `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 90000000\r\n${head}\r\n\r\n`
  socket.write(start)
  socket.write(body)
  await expect.poll(() => line.bytesRead).toBe(start.length + body.length)
  return socket
}

const FORM = 'Content-Type: multipart/form-data; boundary=x'

const part = (bytes: number) =>
  `--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n${'a'.repeat(bytes)}\r\n`

test('no more bytes of forms are held than there is room for, until these are answered', async () => {
  const { origin, giveAll } = await held(createFileForms(1_000_000))
  const first = fetch(origin, form(600_000))
  await expect.poll(() => giveAll.length).toBe(1)
  const second = await fetch(origin, form(600_000))
  expect([second.status, second.headers.get('retry-after')]).toEqual([503, '5'])
  // A little one has room.
  const little = fetch(origin, form(100_000))
  await expect.poll(() => giveAll.length).toBe(2)
  for (const give of giveAll) give()
  expect([(await first).status, (await little).status]).toEqual([200, 200])

  const third = fetch(origin, form(900_000))
  await expect.poll(() => giveAll.length).toBe(3)
  giveAll[2]?.()
  expect((await third).status).toBe(200)
})

test('a form that is given up while it comes takes no room', async () => {
  const { origin, server } = await held(createFileForms(1_000_000), false)
  const socket = await begin(server, FORM, part(700_000))
  const statusOf = async (bytes: number) => (await fetch(origin, form(bytes))).status
  await expect.poll(() => statusOf(400_000)).toBe(503)
  socket.destroy()
  await expect.poll(() => statusOf(900_000)).toBe(200)
})

test.each([
  ['the files of all are too many', 1_000_000, 400_000, 200_000, 450_000],
  ['its own file is too large', 32_000_000, 4_000_000, 15_000_000, 7_000_000],
])('a form that is refused as %s takes no room while its rest comes', async (...given) => {
  const [, most, whole, first, more] = given
  const { origin, server } = await held(createFileForms(most), false)
  const socket = await begin(server, FORM, part(whole) + part(first).slice(0, -2))
  const statusOf = async () => (await fetch(origin, form(most / 2))).status
  await expect.poll(statusOf).toBe(503)
  socket.write('a'.repeat(more))
  await expect.poll(statusOf).toBe(200)
})

test('a form that was given up before it is read is not waited for', async () => {
  const forms = createFileForms()
  const refused: unknown[] = []
  const { server } = await held(answer => async (req, res) => {
    await new Promise(done => req.once('close', done))
    try {
      await forms(answer)(req, res, () => undefined)
    } catch (error) {
      refused.push(error)
    }
  })
  const socket = await begin(server, FORM, part(10))
  socket.destroy()
  await expect.poll(() => refused.length).toBe(1)
})

test('a packed body that is given up while it comes takes no place', async () => {
  const { origin, server } = await held(createLargeRows([express.json()], 1), false)
  const packed = 'Content-Type: application/json\r\nContent-Encoding: gzip'
  const socket = await begin(server, packed, gzipSync('{}').subarray(0, 12))
  const headers = { 'Content-Type': 'application/json' }
  const status = async () => (await fetch(origin, { method: 'POST', body: '{}', headers })).status
  await expect.poll(status).toBe(503)
  socket.destroy()
  await expect.poll(status).toBe(200)
})

test('of large bodies a few are read at once; others are refused unread', async () => {
  const { origin, giveAll } = await held(createLargeRows([express.json()], 2))
  const send = () =>
    fetch(origin, {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
    })
  const two = [send(), send()]
  await expect.poll(() => giveAll.length).toBe(2)
  const third = await send()
  expect([third.status, third.headers.get('retry-after')]).toEqual([503, '5'])
  for (const give of giveAll) give()
  expect((await Promise.all(two)).map(({ status }) => status)).toEqual([200, 200])
  const next = send()
  await expect.poll(() => giveAll.length).toBe(3)
  giveAll[2]?.()
  expect((await next).status).toBe(200)
})
