import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { requestLog } from '#server/http/logging.ts'
import { pages, type RenderPage } from '#server/http/page.ts'
import { securityHeaders } from '#server/http/securityHeaders.ts'
import { noteDependency } from '#server/published/dependencies.ts'

const PUBLIC_ORIGIN = 'https://school.example'
const lines: string[] = []
const logger = pino({}, { write: line => void lines.push(line) })

type Rendering = Parameters<RenderPage>[0]
const asked: Rendering[] = []
let render: (input: Rendering) => string
const records = { version: 1, nextMoment: () => Number.POSITIVE_INFINITY }
const shownAt = (path: string) =>
  new Response(null, { status: 404, headers: { 'content-location': path } })

const app = express()
  .use(requestLog(logger), securityHeaders())
  .use(
    pages({
      publicOrigin: PUBLIC_ORIGIN,
      logger,
      now: () => new Date(),
      render: async input => {
        asked.push(input)
        const { pathname } = new URL(input.request.url)
        if (pathname.startsWith('/missing/')) return shownAt('/missing')
        noteDependency(records, new Date())
        const status = pathname === '/missing' ? 404 : 200
        return new Response(render(input), { status, headers: { 'content-type': 'text/html' } })
      },
    }),
  )
const server = app.listen(0, '127.0.0.1')

beforeAll(async () => {
  if (!server.listening) await once(server, 'listening')
})
afterAll(() => {
  server.close()
})
beforeEach(() => {
  asked.length = 0
  lines.length = 0
  render = () => '<p>page</p>'
})

const port = () => (server.address() as AddressInfo).port
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port()}${path}`, { headers })

/** What `fetch` would mend on the way: the request's target exactly as given. */
async function askRaw(path: string, headers: Record<string, string> = {}): Promise<number> {
  const [response] = await once(
    request({ host: '127.0.0.1', port: port(), path, headers }).end(),
    'response',
  )
  response.resume()
  return response.statusCode
}

it('the addresses in a page come from the public origin, never from the Host of a request', async () => {
  await askRaw('/home?a=1', { host: 'evil.example' })
  await askRaw('//evil.example/home')
  expect(asked.map(input => input.request.url)).toEqual([
    `${PUBLIC_ORIGIN}/home?a=1`,
    `${PUBLIC_ORIGIN}//evil.example/home`,
  ])
})

it('what is missing has one page for all its addresses, until what that was made from changes', async () => {
  const rendered = () => asked.filter(({ request }) => request.url.endsWith('/missing')).length
  const texts = await Promise.all([1, 2, 3].map(async n => (await ask(`/missing/${n}`)).text()))
  expect(texts).toEqual(Array(3).fill('<p>page</p>'))
  await ask('/missing/4')
  expect(rendered()).toBe(1)
  records.version += 1
  await ask('/missing/5')
  expect(rendered()).toBe(2)
})

it('a page is another one tomorrow: it tells the year, and which holidays are to come', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T23:59:00+08:00'), toFake: ['Date'] })
  try {
    await ask('/missing/6')
    const before = asked.length
    await ask('/missing/7')
    expect(asked.length).toBe(before + 1)
    vi.setSystemTime(new Date('2027-01-01T00:00:00+08:00'))
    await ask('/missing/8')
    expect(asked.length).toBe(before + 3)
  } finally {
    vi.useRealTimers()
  }
})

it('an absolute address in place of a path is a bad request', async () => {
  expect(await askRaw('http://evil.example/home')).toBe(400)
  expect(asked).toEqual([])
})

it('every address of the admin is the shell, no other is', async () => {
  for (const path of ['/admin', '/admin/tutor', '/administration', '/home']) await ask(path)
  expect(asked.map(input => input.isShell)).toEqual([true, true, false, false])
})

it('the nonce of a rendering never reaches the browser', async () => {
  render = ({ nonce }) => `<script nonce="${nonce}">start()</script>`
  const answer = await ask('/home')
  expect(await answer.text()).toBe('<script>start()</script>')
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-")
})

it('a rendering that fails is a bland 500, and logged whole', async () => {
  render = () => {
    throw new Error('secret of the house')
  }
  const answer = await ask('/home')
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('secret')
  expect(lines.join()).toContain('secret of the house')
})

it('a failing loader is logged whole', async () => {
  render = ({ onLoaderError }) => {
    onLoaderError(new Error('no records'))
    return '<p>Oops!</p>'
  }
  await ask('/home')
  expect(lines.join()).toContain('no records')
})
