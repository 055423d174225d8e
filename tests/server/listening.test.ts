import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
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
