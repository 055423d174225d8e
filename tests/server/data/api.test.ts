import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { accessCalls } from '#contract/calls/access.ts'
import { settingCalls } from '#contract/calls/settings.ts'
import type { Failure } from '#contract/failure.ts'
import { createRequestCall } from '#data/api.ts'

const { listSettings, settingByName } = settingCalls
const { login } = accessCalls

let server: Server | undefined

afterEach(async () => {
  const running = server
  server = undefined
  if (running) await new Promise(done => running.close(done))
})

async function serve(answer: RequestListener): Promise<string> {
  const started = createServer(answer)
  server = started
  await new Promise<void>(done => started.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`
}

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }

const failureOf = (asked: Promise<unknown>): Promise<Failure> =>
  asked.then(
    () => Promise.reject(new Error('it should have failed')),
    (failure: Failure) => failure,
  )

describe('a call over the network', () => {
  it('resolves to the data of the envelope', async () => {
    const origin = await serve(json(200, { success: true, message: '', data: [1, 2] }))
    expect(await createRequestCall({ origin })(listSettings)).toEqual([1, 2])
  })

  it('asks the address that the contract spells, with the token where there is one', async () => {
    const seen: unknown[] = []
    const origin = await serve((request, response) => {
      seen.push(request.url, request.headers.authorization)
      json(200, { success: true, message: '', data: null })(request, response)
    })
    await createRequestCall({ origin, token: () => 'abc' })(settingByName, '聯絡')
    expect(seen).toEqual(['/api/getSettingByName/%E8%81%AF%E7%B5%A1', 'Token abc'])
  })

  it('sends a body as JSON', async () => {
    let received = ''
    const origin = await serve((request, response) => {
      request.on('data', chunk => {
        received += chunk
      })
      request.on('end', () => json(200, { success: true, message: '', data: 1 })(request, response))
    })
    await createRequestCall({ origin })(login, undefined, { username: '甲', password: '乙' })
    expect(JSON.parse(received)).toEqual({ username: '甲', password: '乙' })
  })

  it('fails with the code of the status and the words and data of the server', async () => {
    const origin = await serve(
      json(409, { success: false, message: '已被修改', data: { id: '1' } }),
    )
    const failure = await failureOf(createRequestCall({ origin })(listSettings))
    expect(failure).toMatchObject({ code: 'conflict', message: '已被修改', data: { id: '1' } })
  })

  it('fails where success is false, whatever the status says', async () => {
    const origin = await serve(json(200, { success: false, message: '不行', data: null }))
    const failure = await failureOf(createRequestCall({ origin })(listSettings))
    expect(failure).toMatchObject({ code: 'invalid', message: '不行' })
  })

  it('says how long to wait after too many tries', async () => {
    const origin = await serve(
      json(429, { success: false, message: '太多', data: null }, { 'retry-after': '30' }),
    )
    const failure = await failureOf(createRequestCall({ origin })(listSettings))
    expect(failure).toMatchObject({ code: 'tooMany', retryAfter: 30 })
  })

  it.each([
    [200, 'unreachable'],
    [404, 'unreachable'],
    [502, 'unavailable'],
    [504, 'unavailable'],
  ])("takes a stranger's page with status %i as %s, never as data", async (status, code) => {
    const origin = await serve((_request, response) => {
      response.writeHead(status, { 'content-type': 'text/html' })
      response.end('<html><title>Welcome to the Wi-Fi</title></html>')
    })
    const failure = await failureOf(createRequestCall({ origin })(listSettings))
    expect(failure.code).toBe(code)
  })

  it('takes broken JSON as unreachable', async () => {
    const origin = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end('{"success": tr')
    })
    expect(await failureOf(createRequestCall({ origin })(listSettings))).toMatchObject({
      code: 'unreachable',
      next: 'retry',
    })
  })

  it('is unreachable where nobody listens', async () => {
    const origin = await serve(json(200, null))
    const gone = server
    server = undefined
    await new Promise(done => gone?.close(done))
    const failure = await failureOf(createRequestCall({ origin })(listSettings))
    expect(failure).toMatchObject({ code: 'unreachable', status: 0 })
  })

  it('is asked once: a write that may have arrived is never repeated by itself', async () => {
    let count = 0
    const origin = await serve((request, response) => {
      count += 1
      json(503, { success: false, message: '', data: null })(request, response)
    })
    await failureOf(createRequestCall({ origin })(login, undefined, { username: '', password: '' }))
    expect(count).toBe(1)
  })
})
