import { once } from 'node:events'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { finish, listen } from '#server/http/listening.ts'

async function start(handler: RequestListener, limits: Parameters<typeof listen>[2] = {}) {
  const server = await listen(handler, { host: '127.0.0.1', port: 0 }, limits)
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
  socket.on('error', () => undefined).write(text)
  const answer = once(socket, 'close').then(() => received)
  return { socket, answer }
}

const HURRIED = { head: 200, body: 200 }

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
    expect(answer).toMatch(
      /^HTTP\/1\.1 408 [^{]+\{"success":false,"message":"[^"]+","data":null\}$/,
    )
  }
})

it('a body that comes slowly, but comes, is waited for; one of a few bytes now and then is not', async () => {
  const origin = await startHurried()
  const head =
    'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n'
  const slow = sendSlowly(origin, head)
  const drip = sendSlowly(origin, head)
  // More than has to come within the limit; the other sends less than that in all of them.
  const sending = setInterval(() => {
    slow.socket.write(`7d0\r\n${'x'.repeat(2_000)}\r\n`)
    drip.socket.write('1\r\nx\r\n')
  }, 5)
  expect(await drip.answer).toMatch(/^HTTP\/1\.1 408 /)
  // Three more who are given up, one after the other.
  for (let given = 0; given < 3; given += 1) {
    expect(await sendSlowly(origin, head).answer).toMatch(/^HTTP\/1\.1 408 /)
  }
  clearInterval(sending)
  slow.socket.write('0\r\n\r\n')
  expect(await slow.answer).toMatch(/^HTTP\/1\.1 200 /)
})

it('whose body is there is not told 408, however late it is read', async () => {
  const server = await listen(
    (req, res) => {
      // Long after the limit.
      setTimeout(() => req.resume().once('end', () => res.end('done')), 3 * 200)
    },
    { host: '127.0.0.1', port: 0 },
    HURRIED,
  )
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 1\r\n\r\n'
  expect(await sendSlowly(originOf(server), `${head}x`).answer).toMatch(/^HTTP\/1\.1 200 /)
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

/** So much of one answer that the system cannot take it all off our hands. */
const LARGE = Buffer.alloc(30_000_000)

it('of one connection one request is worked on at a time, and all are answered in turn', async () => {
  const begun: string[] = []
  const responses: ServerResponse[] = []
  const { origin } = await start((req, res) => {
    begun.push(req.url ?? '')
    responses.push(res)
  })
  const text = [1, 2, 3].map(n => `GET /${n} HTTP/1.1\r\nHost: a\r\n\r\n`).join('')
  const { socket, answer } = sendSlowly(origin, text)
  for (const expected of [['/1'], ['/1', '/2'], ['/1', '/2', '/3']]) {
    await expect.poll(() => responses.length).toBe(expected.length)
    // Another connection's turn comes and goes meanwhile.
    const other = fetch(`${origin}/other`)
    await expect.poll(() => responses.length).toBe(expected.length + 1)
    responses.pop()?.end()
    begun.pop()
    await other
    expect(begun).toEqual(expected)
    responses.at(-1)?.end(`answer ${begun.at(-1)};`)
  }
  socket.end()
  expect((await answer).match(/answer [^;]+/g)).toEqual(['answer /1', 'answer /2', 'answer /3'])
})

it('1,200 requests sent at once on one connection are answered, with others in between', async () => {
  let answered = 0
  const { origin } = await start((_req, res) => {
    answered += 1
    res.end('done')
  })
  const { socket, answer } = sendSlowly(origin, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1_200))
  await expect.poll(() => answered, { interval: 1 }).toBeGreaterThan(0)
  await (await fetch(origin)).text()
  expect(answered).toBeLessThan(1_200)
  await expect.poll(() => answered).toBe(1_201)
  socket.end()
  expect((await answer).match(/HTTP\/1\.1 200/g)).toHaveLength(1_200)
})

it('whoever sends more than can wait is let go, and others are answered', async () => {
  const { origin } = await start((req, res) => {
    if (req.url === '/hello') res.end('done')
  })
  const many = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2_000)
  const closed = Array.from({ length: 8 }, () => sendSlowly(origin, many).answer)
  await Promise.race(closed)
  expect(await (await fetch(`${origin}/hello`)).text()).toBe('done')
})

it('whoever reads nothing of an answer is let go; who waits long for one, or reads slowly, is not', async () => {
  // So long that a busy machine is not taken for a reader who has stopped.
  const unread = 1_500
  const { server, origin } = await start(
    (req, res) => {
      if (req.url === '/late') setTimeout(() => res.end('late'), 3 * unread)
      else res.end(LARGE)
    },
    { unread },
  )
  const late = fetch(`${origin}/late`)
  const slow = sendSlowly(origin, 'GET /slow HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  // All in all longer than the limit, but not by much: a system's own buffers, of megabytes, let the server
  // see only now and then that something is read.
  const began = performance.now()
  slow.socket.on('data', () => {
    slow.socket.pause()
    const isSlow = performance.now() - began < 1.1 * unread
    setTimeout(() => slow.socket.resume(), isSlow ? unread / 40 : 0)
  })
  const silent = connect(Number(new URL(origin).port), '127.0.0.1').pause()
  silent.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  const [, res] = (await once(server, 'request')) as [IncomingMessage, ServerResponse]
  await once(res, 'close')
  expect(await (await late).text()).toBe('late')
  expect((await slow.answer).length).toBeGreaterThan(LARGE.length)
  silent.destroy()
})

it('one network has so many connections, a shared address as many as there are', async () => {
  for (const isShared of [false, true]) {
    const limits = { eachNetwork: 2, isShared: () => isShared }
    const { origin } = await start((_req, res) => res.end('done'), limits)
    const ask = () => sendSlowly(origin, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    const lines = [ask(), ask(), ask()]
    const answered = async ({ socket, answer }: ReturnType<typeof ask>) =>
      Promise.race([
        once(socket, 'data').then(
          () => true,
          () => false,
        ),
        answer.then(() => false),
      ])
    const first = await Promise.all(lines.map(answered))
    expect(first.filter(Boolean)).toHaveLength(isShared ? 3 : 2)
    // Whoever goes makes room.
    for (const { socket } of lines) socket.destroy()
    await expect.poll(() => answered(ask())).toBe(true)
  }
})
