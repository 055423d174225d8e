/** What stands in front of the application, over an application of a few lines. */
import { createServer } from 'node:http'
import compression from 'compression'
import express from 'express'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createFront } from '#server/http/front.ts'
import { sayBusy } from '#server/http/underWay.ts'
import { noteDependency } from '#server/published/dependencies.ts'
import { rawRequest } from './rawRequest.ts'
import { end, serve } from './serve.ts'

/** With which every page begins. */
export const LONG = '課程'.repeat(12_000)

/** The one cursor that is known. */
export const KNOWN = '0'.repeat(32)

/** Registers what serves it around the tests of a file. */
export function frontOfLittleApp() {
  const lines: string[] = []
  const logger = pino({}, { write: line => void lines.push(line) })
  const source = { version: 1, nextMoment: () => Number.POSITIVE_INFINITY }
  const made: string[] = []
  const now = () => new Date(front.clock)
  const held: express.Response[] = []

  const app = express()
    .set('trust proxy', 'loopback')
    .use(sayBusy, compression())
    .get('/admin/slow', (req, res) => {
      made.push(req.url)
      held.push(res)
    })
    .get('/slow', (req, res) => {
      noteDependency(source, now())
      made.push(req.url)
      held.push(res)
    })
    .get('/missing/{*any}', (req, res) => {
      noteDependency(source, now())
      made.push(req.url)
      res.status(404).send('nothing')
    })
    .get('/from/nothing', (req, res) => {
      made.push(req.url)
      res.send('made of nothing that is known')
    })
    .get('/fails', () => {
      throw new Error('broken')
    })
    .use((req, res) => {
      noteDependency(source, now())
      made.push(req.url)
      res.send(`${LONG}${req.url} ${source.version}`)
    })

  const front = {
    /** From the first test on. */
    origin: '',
    /** What the application takes for now. */
    clock: Date.now(),
    /** What pages are made from: each test begins with another version of it. */
    source,
    /** The addresses that the application has answered in this test. */
    made,
    /** What was logged in this test. */
    lines,
    /** Of what is asked for at `/admin/slow` and `/slow`, the answers are given by the test. */
    held,
    ask: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      rawRequest(front.origin + path, { headers, method }),
    /** Another one over the same application. */
    create: (limits?: Parameters<typeof createFront>[0]['limits']) =>
      createServer(
        createFront({ app, logger, now, knowsCursor: async cursor => cursor === KNOWN, limits }),
      ),
  }

  const server = front.create()
  beforeAll(async () => {
    front.origin = await serve(server)
  })
  afterAll(() => end(server))
  beforeEach(() => {
    source.version += 1
    made.length = 0
    lines.length = 0
  })
  return front
}
