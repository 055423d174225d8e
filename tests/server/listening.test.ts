import { once } from 'node:events'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { finish, listen } from '#server/listening'

async function start(handler: RequestListener) {
  const server = await listen(handler, { host: '127.0.0.1', port: 0 })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { server, origin: originOf(server) }
}

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

it('a running request is answered before the server has finished', async () => {
  const { server, origin } = await start(() => {})
  const answer = fetch(origin)
  const [, response] = await once(server, 'request')
  const finished = finish(server, 60_000)
  await expect(fetch(origin)).rejects.toThrow()
  response.end('done')
  expect(await (await answer).text()).toBe('done')
  await finished
})

it('a connection kept alive does not hold the server open', async () => {
  const { server, origin } = await start((_req, res) => res.end('done'))
  await (await fetch(origin)).text()
  await finish(server, 60_000)
  expect(server.listening).toBe(false)
})

it('a request that never ends is cut off at the limit', async () => {
  const { server, origin } = await start(() => {})
  const cutOff = expect(fetch(origin)).rejects.toThrow()
  await once(server, 'request')
  await finish(server, 50)
  await cutOff
})

it('a port that is taken is an error, not a crash', async () => {
  const { server } = await start((_req, res) => res.end())
  const { port } = server.address() as AddressInfo
  const second = listen((_req, res) => res.end(), { host: '127.0.0.1', port })
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

/** A line on which `text` was sent; `answer` is all that comes back until it is closed. */
function sendSlowly(origin: string, text: string) {
  const { port } = new URL(origin)
  const socket = connect(Number(port), '127.0.0.1')
  let received = ''
  socket.setEncoding('utf8').on('data', data => {
    received += data
  })
  socket.write(text)
  const answer = once(socket, 'close').then(() => received)
  return { socket, answer }
}

const HURRIED = {
  head: 200,
  request: ({ url }: IncomingMessage) => (url === '/slow' ? 60_000 : 200),
}

async function startHurried() {
  const server = await listen(
    (req, res) => {
      req.resume().once('end', () => res.end('done'))
    },
    { host: '127.0.0.1', port: 0 },
    HURRIED,
  )
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return originOf(server)
}

it('whoever does not come to the end of a head, or of a body, is told 408 and let go', async () => {
  const origin = await startHurried()
  const head = sendSlowly(origin, 'GET / HTTP/1.1\r\nHost: a\r\nX-')
  const body = sendSlowly(origin, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nx')
  for (const answer of await Promise.all([head.answer, body.answer])) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  }
})

it('what may take longer is waited for', async () => {
  const origin = await startHurried()
  const head = 'POST /slow HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 9\r\n\r\n'
  const { socket, answer } = sendSlowly(origin, head)
  // Another who is as slow, and may not be, is given up in the meantime.
  await sendSlowly(origin, head.replace('/slow', '/')).answer
  socket.write('123456789')
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
})

it('2,000 who never finish asking keep nobody else from an answer, and are let go', async () => {
  const origin = await startHurried()
  const slow = Array.from({ length: 2_000 }, () => sendSlowly(origin, 'GET / HTTP/1.1\r\nX-'))
  for (let asked = 0; asked < 200; asked += 1) {
    expect(await (await fetch(origin)).text()).toBe('done')
  }
  const answers = await Promise.all(slow.map(({ answer }) => answer))
  expect(answers.filter(answer => !answer.startsWith('HTTP/1.1 408 '))).toEqual([])
}, 60_000)
