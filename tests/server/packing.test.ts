/** How kept answers are packed for the line, and what they weigh, over an application of a few lines. */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import compression from 'compression'
import express from 'express'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createFront } from '#server/http/front.ts'
import { noteDependency } from '#server/published/dependencies.ts'
import { rawRequest } from './rawRequest.ts'

const logger = pino({ level: 'silent' })
const source = { version: 1, nextMoment: () => Number.POSITIVE_INFINITY }
const made: string[] = []
let clock = Date.now()
const now = () => new Date(clock)

const lines = (count: number) =>
  Array.from({ length: count }, (_, n) => `課程 ${(n * 7_919) % 4_001}：第 ${n % 31} 節`).join('\n')
const TEXT = lines(300)
/** Some 600 kB: half a second at best. */
const LONG = lines(22_000)
/** Larger than what is packed at best. */
const TOO_LONG = lines(44_000)

/** Cannot be packed into less than three quarters. */
const HEAVY = randomBytes(225_000).toString('base64')

const app = express()
  .use(compression(), (req, _res, next) => {
    noteDependency(source, now())
    made.push(req.url)
    next()
  })
  .use((req, res) => {
    const texts: Record<string, string> = { long: LONG, 'too-long': TOO_LONG, heavy: HEAVY }
    const text = texts[req.path.split('/', 2)[1] ?? ''] ?? TEXT
    res.send(`${text}${req.url} ${source.version}`)
  })
const server = createServer(createFront({ app, logger, now, knowsCursor: async () => false }))
let origin: string

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  source.version += 1
  made.length = 0
})

async function ask(path: string, encoding = 'br') {
  const answer = await fetch(origin + path, { headers: { 'accept-encoding': encoding } })
  return {
    headers: answer.headers,
    text: await answer.text(),
    bytes: Number(answer.headers.get('content-length')),
  }
}

const smallest = new Map<string, number>()

/** How small Brotli can make `text`; bytes. */
function best(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const bytes = smallest.get(text) ?? brotliCompressSync(text, { params }).length
  smallest.set(text, bytes)
  return bytes
}

const isAtBest = async (path: string): Promise<boolean> => {
  const { bytes, text } = await ask(path)
  return bytes === best(text)
}
const becomesBest = (path: string) =>
  expect.poll(() => isAtBest(path), { timeout: 15_000 }).toBe(true)

let turns = 0

/** Waits until all that was to be packed again is: one after the other has its turn. */
async function allPacked(): Promise<void> {
  turns += 1
  await ask(`/turn/${turns}`)
  await becomesBest(`/turn/${turns}`)
  made.length = 0
}

it('an answer that is asked for again is packed as small as can be, and reads the same', async () => {
  const first = await ask('/home')
  const again = await ask('/home')
  expect(again.bytes).toBe(first.bytes)
  await becomesBest('/home')
  const small = await ask('/home')
  expect(small.bytes).toBeLessThan(first.bytes)
  expect(small.text).toBe(first.text)
  const said = ({ headers }: typeof first) =>
    [...headers].filter(([name]) => !['date', 'x-request-id', 'content-length'].includes(name))
  expect(said(small)).toEqual(said(first))
  expect(made).toEqual(['/home'])
})

it('its ETag gets a 304 as before, and HEAD says its new length', async () => {
  const first = await ask('/home')
  await ask('/home')
  await becomesBest('/home')
  const known = {
    'accept-encoding': 'br',
    'if-none-match': first.headers.get('etag') ?? '',
  }
  const unchanged = await rawRequest(`${origin}/home`, { headers: known })
  expect([unchanged.status, unchanged.headers.get('etag')]).toEqual([304, known['if-none-match']])
  const head = await fetch(`${origin}/home`, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'br' },
  })
  expect(Number(head.headers.get('content-length'))).toBe(best(first.text))
})

it('whoever takes gzip, or nothing packed, gets the same as before', async () => {
  const before = [await ask('/home', 'gzip'), await ask('/home', 'identity')]
  await ask('/home')
  await ask('/home')
  await becomesBest('/home')
  const after = [await ask('/home', 'gzip'), await ask('/home', 'identity')]
  const told = (answers: typeof before) =>
    answers.map(({ headers, bytes, text }) => [headers.get('content-encoding'), bytes, text])
  expect(told(after)).toEqual(told(before))
})

it('what nobody asks for again is not packed again', async () => {
  const first = await ask('/once')
  await ask('/once', 'gzip')
  await allPacked()
  expect((await ask('/once')).bytes).toBe(first.bytes)
})

it('nobody waits while it is being packed', async () => {
  const first = await ask('/long')
  const again = [await ask('/long'), await ask('/long'), await ask('/long')]
  expect(again.map(({ bytes }) => bytes)).toEqual(Array(3).fill(first.bytes))
  await becomesBest('/long')
  expect(best(first.text)).toBeLessThan(first.bytes)
})

it('what a write has changed meanwhile is never put in the place of what is new', async () => {
  await ask('/long')
  await ask('/long')
  source.version += 1
  const anew = await ask('/long')
  expect(anew.text).toContain(`/long ${source.version}`)
  await allPacked()
  const after = await ask('/long')
  expect([after.text === anew.text, after.bytes]).toEqual([true, anew.bytes])
  expect(made).toEqual([])
})

it('nor is what time alone has changed', async () => {
  const at = clock + 1_000
  source.nextMoment = () => at
  await ask('/long')
  await ask('/long')
  source.nextMoment = () => Number.POSITIVE_INFINITY
  clock = at
  const anew = await ask('/long')
  await allPacked()
  expect((await ask('/long')).bytes).toBe(anew.bytes)
  expect(made).toEqual([])
})

it('of more than may wait, each is packed once it is asked for later', async () => {
  const paths = Array.from({ length: 70 }, (_, n) => `/many/${n}`)
  for (const path of paths) await ask(path)
  await Promise.all(paths.map(path => ask(path)))
  const isDone = async () => (await Promise.all(paths.map(isAtBest))).every(Boolean)
  await expect.poll(isDone, { timeout: 15_000 }).toBe(true)
  expect(made).toEqual(paths)
})

it('a search is not packed again, nor what would take a second: there are too many, and it is too long', async () => {
  for (const path of ['/course?page=2', '/too-long']) {
    const first = await ask(path)
    await ask(path)
    await allPacked()
    expect((await ask(path)).bytes, path).toBe(first.bytes)
  }
})

/** Asks for so many in each encoding, and tells how many of them were thrown out for others. */
async function thrownOut(count: number, encodings: string[]): Promise<number> {
  const paths = Array.from({ length: count }, (_, n) => `/heavy/${n}`)
  const look = (path: string, encoding: string) =>
    rawRequest(origin + path, { method: 'HEAD', headers: { 'accept-encoding': encoding } })
  for (const encoding of encodings) for (const path of paths) await look(path, encoding)
  const before = made.length
  // From the newest on: what is made anew throws others out.
  for (const path of paths.reverse()) await look(path, encodings[0] ?? '')
  return made.length - before
}

it('an answer weighs what it takes in all its encodings', async () => {
  // Each takes 300 kB, and some 227 kB for each way of packing it; there are 60 MiB for all.
  expect(await thrownOut(100, ['br', 'gzip'])).toBeGreaterThan(0)
})

it('what goes out as it is, is kept once and weighs once', async () => {
  expect(await thrownOut(150, ['identity'])).toBe(0)
})
