/** How is answered what comes to the application: in which coding, with what besides, and how much of it at once. */
import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import { frontOfLittleApp, LONG } from './littleApp.ts'
import { rawRequest } from './rawRequest.ts'
import { end, serve } from './serve.ts'

const few = { working: 2, workingEach: 1, waiting: 2, waitingEach: 1, patience: 60_000 }

const front = frontOfLittleApp()
const { ask, held, lines, source } = front

it.each(['br', 'gzip', 'gzip, deflate, br;q=0', 'identity'])(
  'whoever takes %s gets it so, and reads the same',
  async accepted => {
    const headers = { 'accept-encoding': accepted }
    const answers = [
      await fetch(`${front.origin}/home`, { headers }),
      await fetch(`${front.origin}/home`, { headers }),
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

it('of one network so many are worked on and wait; the next one is told 503 and when to come again', async () => {
  const narrow = front.create({ asking: few, sending: few })
  const origin = await serve(narrow)
  onTestFinished(() => end(narrow))
  const from = (address: string, path = '/admin/slow?') =>
    rawRequest(`${origin}${path}${address}`, {
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
