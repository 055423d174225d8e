/** What stands in front of the application, over an application of a few lines. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import compression from 'compression'
import express from 'express'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { createFront } from '#server/http/front.ts'
import { sayBusy } from '#server/http/underWay.ts'
import { noteDependency } from '#server/published/dependencies.ts'
import { stormSize } from '../setup/storms.ts'
import { rawRequest } from './rawRequest.ts'

const lines: string[] = []
const logger = pino({}, { write: line => void lines.push(line) })
const source = { version: 1, nextMoment: () => Number.POSITIVE_INFINITY }
const made: string[] = []
let clock = Date.now()
const now = () => new Date(clock)

/** Of what is asked for there, the answers are given by the test. */
const held: express.Response[] = []
const few = { working: 2, workingEach: 1, waiting: 2, waitingEach: 1, patience: 60_000 }

/** Three times what is kept at most. */
const MANY = stormSize('ADDRESSES', 4_000, 100_000)

const LONG = '課程'.repeat(12_000)

const app = express()
  .set('trust proxy', 'loopback')
  .use(sayBusy, compression())
  .get('/admin/slow', (req, res) => {
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
const KNOWN = '0'.repeat(32)
const knowsCursor = async (cursor: string) => cursor === KNOWN
const server = createServer(createFront({ app, logger, now, knowsCursor }))
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
  lines.length = 0
})

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(origin + path, { headers, method })

it('what was made once is given again, until something it was made from has changed', async () => {
  await ask('/home')
  const again = await ask('/home')
  expect(made).toEqual(['/home'])
  source.version += 1
  const after = await ask('/home')
  expect(made).toEqual(['/home', '/home'])
  expect(after.text).not.toBe(again.text)
})

it('nor is it given beyond the moment at which time alone changes it', async () => {
  const at = clock + 1_000
  source.nextMoment = () => at
  await ask('/home')
  clock = at - 1
  await ask('/home')
  expect(made).toEqual(['/home'])
  clock = at
  source.nextMoment = () => Number.POSITIVE_INFINITY
  await ask('/home')
  expect(made).toEqual(['/home', '/home'])
})

it('of many who ask at once for what is not there, one lets it be made', async () => {
  const asked = Array.from({ length: 30 }, () => ask('/home'))
  expect(new Set((await Promise.all(asked)).map(({ text }) => text)).size).toBe(1)
  expect(made).toEqual(['/home'])
})

it('a change while it is being made is not missed', async () => {
  const first = ask('/home')
  source.version += 1
  await first
  source.version += 1
  await ask('/home')
  expect((await ask('/home')).text).toContain(`/home ${source.version}`)
})

it('records that are picked out by one value are kept by that value, and by nothing else', async () => {
  const news = '/api/getNewsByCategory'
  for (const query of ['category=news', 'category=news', 'category=%6Eews', 'category=media']) {
    await ask(`${news}/?${query}`)
  }
  expect(made).toEqual([`${news}/?category=news`, `${news}/?category=media`])
  made.length = 0
  for (const query of ['category=news&page=2', 'category=news&category=media', 'page=1']) {
    await ask(`${news}/?${query}`)
    await ask(`${news}/?${query}`)
  }
  expect(made).toHaveLength(6)
})

it('all content is kept, and what changed since each cursor that is known; others get it all', async () => {
  const all = '/api/getSnapshot'
  const unknown = ['', `?since=${'1'.repeat(32)}`, '?since=x', '?since=']
  for (const query of [...unknown, ...unknown]) await ask(all + query)
  expect(made).toEqual([all])
  await Promise.all(Array.from({ length: 9 }, () => ask(`${all}?since=${KNOWN}`)))
  await ask(`${all}?since=${KNOWN}`)
  expect(made).toEqual([all, `${all}?since=${KNOWN}`])
})

it('neither what is missing, nor what cannot be checked, nor a failure is kept', async () => {
  for (const path of ['/missing/a', '/from/nothing']) {
    await ask(path)
    await ask(path)
    expect(made).toEqual([path, path])
    made.length = 0
  }
  expect((await ask('/fails')).status).toBe(500)
})

it.each(['br', 'gzip', 'gzip, deflate, br;q=0', 'identity'])(
  'whoever takes %s gets it so, and reads the same',
  async accepted => {
    const headers = { 'accept-encoding': accepted }
    const answers = [
      await fetch(`${origin}/home`, { headers }),
      await fetch(`${origin}/home`, { headers }),
    ]
    const [first, second] = await Promise.all(answers.map(answer => answer.text()))
    expect(first).toBe(second)
    expect(first).toContain(LONG)
    const coding = answers.map(answer => answer.headers.get('content-encoding'))
    const expected = { br: 'br', gzip: 'gzip', identity: null }[accepted]
    expect(coding).toEqual(Array(2).fill(expected === undefined ? 'gzip' : expected))
  },
)

it('HEAD says what GET says, without a body; an ETag that is known gets a 304', async () => {
  const whole = await ask('/home')
  const head = await ask('/home', {}, 'HEAD')
  const said = (answer: typeof whole) =>
    [...answer.headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
  expect(said(head)).toEqual(said(whole))
  expect(head.text).toBe('')
  const known = { 'if-none-match': whole.headers.get('etag') ?? '' }
  const unchanged = await ask('/home', known)
  expect([unchanged.status, unchanged.text]).toEqual([304, ''])
  expect(unchanged.headers.get('etag')).toBe(whole.headers.get('etag'))
  source.version += 1
  expect((await ask('/home', known)).status).toBe(200)
})

it('what makes no difference to a page makes no other page; what does, does', async () => {
  await ask('/home?utm_source=x')
  await ask('/home?fbclid=y&utm_source=z')
  expect(made).toEqual(['/home'])
  await ask('/course?fbclid=y&page=2&major=%E8%91%A1%E8%AA%9E')
  await ask('/course?major=葡語&page=2'.replace('葡語', '%E8%91%A1%E8%AA%9E'))
  expect(made).toEqual(['/home', '/course?major=%E8%91%A1%E8%AA%9E&page=2'])
})

it('whoever sends a token, another method or a strange address is answered by the application', async () => {
  await ask('/home')
  for (const [path, headers, method] of [
    ['/home', { authorization: 'Token x' }],
    ['/home', { range: 'bytes=0-9' }],
    ['/home', {}, 'POST'],
    ['/course?page=2&page=3', {}],
    ['//evil.example/home', {}],
    ['/home/..%2f..%2f', {}],
    ['/admin/home', {}],
  ] as const) {
    made.length = 0
    await ask(path, headers, method)
    await ask(path, headers, method)
    expect(made.length, path).toBe(2)
  }
})

it('of one network so many are worked on and wait; the next one is told 503 and when to come again', async () => {
  const limits = { asking: few, sending: few }
  const narrow = createServer(createFront({ app, logger, now, knowsCursor, limits }))
  narrow.listen(0, '127.0.0.1')
  await once(narrow, 'listening')
  onTestFinished(() => {
    narrow.closeAllConnections()
    narrow.close()
  })
  const { port } = narrow.address() as AddressInfo
  const from = (address: string, path = '/admin/slow?') =>
    rawRequest(`http://127.0.0.1:${port}${path}${address}`, {
      headers: { 'x-forwarded-for': address },
    })
  const first = from('203.0.113.1')
  await expect.poll(() => held.length).toBe(1)
  const second = from('203.0.113.1')
  await once(narrow, 'request')
  const refused = await from('203.0.113.1', '/api/slow?')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(JSON.parse(refused.text)).toMatchObject({ success: false, data: null })
  // What lies ready is given all the same, and another network has its own place.
  await from('203.0.113.2', '/home?utm_source=')
  const ready = await from('203.0.113.1', '/home?utm_source=')
  expect(ready.status).toBe(200)
  const other = from('203.0.113.2')
  await expect.poll(() => held.length).toBe(2)
  for (const answer of held.splice(0)) answer.send('done')
  await expect.poll(() => held.length).toBe(1)
  held.pop()?.send('done')
  for (const answer of await Promise.all([first, second, other])) expect(answer.text).toBe('done')
})

it('every request has its line and its id, whether it was made or lay ready', async () => {
  const answers = [await ask('/home'), await ask('/home'), await ask('/admin')]
  const told = lines.map(line => JSON.parse(line))
  expect(told.map(({ msg, res }) => [msg, res.status])).toEqual([
    ['GET /home 200', 200],
    ['GET /home 200', 200],
    ['GET /admin 200', 200],
  ])
  const ids = answers.map(({ headers }) => headers.get('x-request-id'))
  expect(told.map(({ req }) => req.id)).toEqual(ids)
  expect(new Set(ids).size).toBe(3)
})

it('only what came by TLS is told to come by TLS again', async () => {
  for (const path of ['/home', '/home', '/admin/home']) {
    const plain = await ask(path)
    const secure = await ask(path, { 'x-forwarded-proto': 'https' })
    expect(plain.headers.get('strict-transport-security')).toBeNull()
    expect(secure.headers.get('strict-transport-security')).toMatch(/^max-age=\d+/)
  }
})

it(`${MANY} random addresses and searches do not grow the memory`, {
  timeout: 120_000 + MANY,
}, async () => {
  const held = () => process.memoryUsage().arrayBuffers
  const before = held()
  const atOnce = 50
  for (let first = 0; first < MANY; first += atOnce) {
    const headers = { 'accept-encoding': 'identity' }
    const asked = Array.from({ length: atOnce }, async (_, index) => {
      const n = first + index
      const paths = [`/missing/${n}`, `/course?major=${n}`, `/home?q=${n}`]
      const answer = await fetch(origin + paths[n % paths.length], { headers })
      await answer.arrayBuffer()
    })
    await Promise.all(asked)
    made.length = 0
    lines.length = 0
  }
  expect((held() - before) / 2 ** 20).toBeLessThan(70)
})
