import { createServer } from 'node:http'
import express from 'express'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { requestLog } from '#server/http/logging.ts'
import { end, serve } from './serve.ts'

const lines: string[] = []
const logger = pino({}, { write: line => void lines.push(line) })
const app = express()
  .use(requestLog(logger))
  .get('/fails', () => {
    throw new Error('broken')
  })
  .get('/{*any}', (_req, res) => {
    res.send('ok')
  })
const server = createServer(app)
let origin: string

beforeAll(async () => {
  origin = await serve(server)
})
afterAll(() => end(server))
beforeEach(() => {
  lines.length = 0
})

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(origin + path, { headers })
  await answer.text()
  return answer
}

it('a request is one line, with its method, address, status and time', async () => {
  await ask('/home?page=2')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'GET /home 200',
    req: { method: 'GET', url: '/home?page=2' },
    res: { status: 200 },
    ms: expect.any(Number),
  })
})

it('an answer names its request by the id that stands in the log', async () => {
  const answer = await ask('/home')
  const { req } = JSON.parse(lines[0] ?? '')
  expect(answer.headers.get('x-request-id')).toBe(req.id)
})

it('an id from in front is kept, unless it could not be one', async () => {
  const kept = await ask('/home', { 'x-request-id': 'balancer-0001' })
  const replaced = await ask('/home', { 'x-request-id': 'a"b{}' })
  expect(kept.headers.get('x-request-id')).toBe('balancer-0001')
  expect(replaced.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

it('no token, cookie or password is ever written', async () => {
  await ask('/api/login?password=secret-1', {
    authorization: 'Token secret-2',
    cookie: 's=secret-3',
  })
  await ask('/API/Login?password=secret-4')
  for (const path of ['/admin/login', '/home', '/api/checkToken', '//api/login', '/api/%6cogin'])
    await ask(`${path}?password=secret-5&token=secret-6`)
  expect(lines.join()).not.toContain('secret')
})

it('the watchers of the process leave no line', async () => {
  await ask('/healthz')
  await ask('/readyz')
  expect(lines).toEqual([])
})
