/** What kept answers weigh, over an application of a few lines. */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
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
const now = () => new Date()

/** Cannot be packed into less than three quarters. */
const HEAVY = randomBytes(225_000).toString('base64')

const app = express()
  .use(compression(), (req, _res, next) => {
    noteDependency(source, now())
    made.push(req.url)
    next()
  })
  .use((req, res) => {
    res.send(`${HEAVY}${req.url} ${source.version}`)
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
