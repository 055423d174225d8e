/** What is looked at before anybody asks what a request wants: where it comes from, and where it goes. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, createConnection } from 'node:net'
import express from 'express'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { AuditEntry } from '#contract/audit.ts'
import { accessCalls } from '#contract/calls/access.ts'
import { auditCalls } from '#contract/calls/audit.ts'
import { createFront } from '#server/http/front.ts'
import { ADMIN, type ApiServer, startApi } from '../apiServer.ts'
import { rawRequest } from '../rawRequest.ts'

let api: ApiServer
beforeAll(async () => {
  api = await startApi({ env: { TRUST_PROXY: 'on' } })
})
afterAll(() => api.close())

async function raw(lines: string[]): Promise<string> {
  const socket = createConnection(Number(new URL(api.origin).port), '127.0.0.1')
  socket.end(`${lines.join('\r\n')}\r\n\r\n`)
  let answer = ''
  for await (const chunk of socket) answer += chunk
  return answer
}

test.each(['/home', '/healthz', '/api/getBlog', '/api/getNothing'])(
  'two Host headers for %s are refused, also where the answer lies ready',
  async path => {
    const one = ['GET PATH HTTP/1.1'.replace('PATH', path), 'Host: a', 'Connection: close']
    expect(await raw(one)).not.toMatch(/^HTTP\/1.1 400 /)
    for (const other of ['Host: a', 'HOST: b']) {
      const answer = await raw([...one, other])
      expect(answer).toMatch(/^HTTP\/1.1 400 /)
      if (path.startsWith('/api/')) expect(answer).toContain('{"success":false,"message":"Host：')
    }
  },
)

/** As long as a request may be, but for its headers. */
const LONG_PATH = 16_000

test.each(['/', '%20', '/%20', '%2F', '.', './', '\\'])(
  'an address of nothing but %s and a letter takes no longer than any other of its length',
  async part => {
    const asking = async (path: string) => {
      const began = performance.now()
      const { status } = await rawRequest(api.origin + path)
      expect(status).toBeLessThan(500)
      return performance.now() - began
    }
    const strange = `/${part.repeat(LONG_PATH / part.length)}x`
    const times: Record<'plain' | 'strange', number[]> = { plain: [], strange: [] }
    for (let round = 0; round < 5; round += 1) {
      times.plain.push(await asking(`/${'x'.repeat(LONG_PATH)}`))
      times.strange.push(await asking(strange))
    }
    // The quickest of each: whatever else the machine does only makes some of them slower.
    expect(Math.min(...times.strange) / Math.min(...times.plain)).toBeLessThan(10)
  },
)

test.each(['/healthz', '/readyz'])('%s has the headers of every answer', async path => {
  const { headers } = await fetch(`${api.origin}${path}`)
  for (const name of [
    'Content-Security-Policy',
    'X-Content-Type-Options',
    'X-Frame-Options',
    'Referrer-Policy',
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
  ]) {
    expect(headers.get(name), name).toBeTruthy()
  }
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['2001:db8::9', '2001:db8::9'],
  ['nobody '.repeat(1_000), '127.0.0.1'],
  ['203.0.113.9, nobody', '127.0.0.1'],
  ['203.0.113.9:4711', '127.0.0.1'],
  ['', '127.0.0.1'],
])('a proxy that says %.40s is taken to speak for %s', async (told, address) => {
  await api.ask(accessCalls.login, {
    body: ADMIN,
    token: null,
    headers: { 'X-Forwarded-For': told },
  })
  const { envelope } = await api.ask<AuditEntry[]>(auditCalls.listAudit)
  expect(envelope.data?.[0]).toMatchObject({ action: 'login', address })
})

test('a proxy that is not trusted is told of once', async () => {
  const lines: string[] = []
  const logger = pino({}, { write: line => void lines.push(line) })
  const app = express().use((_req, res) => void res.send('ok'))
  const server = createServer(
    createFront({ app, logger, now: () => new Date(), knowsCursor: async () => false }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const hints = () => lines.filter(line => line.includes('TRUST_PROXY'))
  await fetch(`${origin}/a`)
  expect(hints()).toEqual([])
  for (const path of ['/a', '/b']) {
    await fetch(`${origin}${path}`, { headers: { 'X-Forwarded-For': '203.0.113.9' } })
  }
  expect(hints()).toHaveLength(1)
})
