/** What nginx takes of a body before the site sees it, and of how many at once. */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { findNginx, startNginx } from '../../setup/nginx.mjs'
import { freePort } from '../../setup/serverProcess.ts'
import { rawRequest } from '../rawRequest.ts'

const MB = 1024 * 1024

describe.runIf(findNginx())('of bodies nginx', () => {
  let folder: string
  let nginx: Awaited<ReturnType<typeof startNginx>>
  /** What came to the site. */
  const asked: string[] = []
  const site = createServer((req, res) => {
    asked.push(req.url ?? '')
    // As for whoever has no token: nothing of the body is waited for.
    res.writeHead(req.url === '/healthz' ? 200 : 401).end()
  })

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'school-bodies-'))
    site.listen(0, '127.0.0.1')
    await once(site, 'listening')
    const { port } = site.address() as AddressInfo
    // Whoever this machine asks for.
    const more = 'set_real_ip_from 127.0.0.1; real_ip_header X-Real-IP;'
    const place = { port: await freePort(), sites: [port], dataDir: folder, edgeDir: folder, more }
    nginx = await startNginx(place)
  })
  afterAll(async () => {
    await nginx.stop()
    site.close().closeAllConnections()
    await rm(folder, { recursive: true, force: true })
  })

  const post = (path: string, bytes: number, headers = {}) =>
    rawRequest(nginx.origin + path, { method: 'POST', headers, body: Buffer.alloc(bytes) })

  test.each([
    ['/api/login', 'announces', MB + 1],
    ['/api/modifyTutor', 'announces', MB + 1],
    ['/api/modifyTutor', 'brings', MB + 1],
    ['/api/importTutor', 'announces', 21 * MB + 1],
    ['/api/upload', 'announces', 101 * MB + 1],
  ])('refuses for %s one that %s more than it may have, in the envelope', async (...given) => {
    const [path, how, bytes] = given
    asked.length = 0
    const isAnnounced = how === 'announces'
    const asking = request(nginx.origin + path, {
      method: 'POST',
      headers: isAnnounced ? { 'Content-Length': bytes } : { 'Transfer-Encoding': 'chunked' },
      agent: false,
    })
    if (isAnnounced) asking.flushHeaders()
    else asking.write(Buffer.alloc(bytes))
    const [answer] = await once(asking, 'response')
    const said = await text(answer)
    asking.on('error', () => undefined).destroy()
    expect([answer.statusCode, JSON.parse(said)]).toEqual([
      413,
      { success: false, message: '資料太大', data: null },
    ])
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(asked).toEqual([])
  })

  test.each([
    ['/api/modifyTutor', MB - 1],
    ['/api/importTutor', 2 * MB],
    ['/api/upload', 2 * MB],
  ])('passes on for %s what it may have', async (path, bytes) => {
    expect((await post(path, bytes)).status).toBe(401)
  })

  test.each(['/api/importTutor', '/api/upload'])(
    'keeps none for %s, so that the site says who may send one before it comes',
    async path => {
      const headers = { 'Content-Length': 10 * MB }
      const asking = request(nginx.origin + path, { method: 'POST', headers, agent: false })
      asking.write('the first of it')
      const [answer] = await once(asking, 'response')
      asking.on('error', () => undefined).destroy()
      expect(answer.statusCode).toBe(401)
    },
  )

  test('waits for those of five hundred requests of one network, and tells others so', async () => {
    const { hostname, port } = new URL(nginx.origin)
    const sockets: Socket[] = []
    onTestFinished(() => sockets.forEach(socket => void socket.destroy()))
    const beginMany = async (addressOf: (count: number) => string) => {
      for (let count = 0; count < 500; count += 1) {
        const socket = connect(Number(port), hostname)
        sockets.push(socket.on('error', () => undefined))
        socket.write(
          `POST /api/login HTTP/1.1\r\nHost: x\r\nX-Real-IP: ${addressOf(count)}\r\nContent-Length: 9\r\n\r\n`,
        )
        await once(socket, 'connect')
      }
    }
    const postFrom = (address: string) => post('/api/login', 1, { 'X-Real-IP': address })
    const statusOf = async (address: string) => (await postFrom(address)).status

    await beginMany(count => `2001:db8:0:2::${count.toString(16)}`)
    await expect.poll(() => statusOf('2001:db8::2:ffff:0:0:1')).toBe(503)
    expect(await statusOf('2001:db8:0:3::1')).toBe(401)
    const answer = await postFrom('2001:db8:0:2::')
    expect(JSON.parse(answer.text)).toMatchObject({ success: false, data: null })
    expect(answer.headers.get('retry-after')).toBe('5')

    await beginMany(() => '192.0.2.7')
    await expect.poll(() => statusOf('192.0.2.7')).toBe(503)
    expect(await statusOf('192.0.2.8')).toBe(401)

    // Who asks from here or near by is a proxy, and asks for many.
    await beginMany(() => '10.1.2.3')
    expect([await statusOf('10.1.2.3'), await statusOf('127.0.0.1')]).toEqual([401, 401])
  })
})
