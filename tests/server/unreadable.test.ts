/** What no handler ever sees is answered as everything else is: in the envelope. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAddress } from '#contract/calls/call.ts'
import { editCalls } from '#contract/calls/edits.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { type ApiServer, startApi } from './apiServer.ts'

let api: ApiServer
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

/** All that comes back for `lines` until the line is closed. */
async function answered(...lines: string[]) {
  const socket = connect(Number(new URL(api.origin).port), '127.0.0.1').setEncoding('utf8')
  let received = ''
  socket.on('data', data => {
    received += data
  })
  socket.write(lines.join('\r\n'))
  await once(socket, 'close')
  const [head = '', body = ''] = received.split('\r\n\r\n')
  const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1])
  expect(Buffer.byteLength(body)).toBe(length)
  return { status: Number(head.split(' ')[1]), head, body }
}

/** The envelope that comes back for them. */
async function sendAsIs(...lines: string[]) {
  const { body, ...answer } = await answered(...lines)
  return { ...answer, envelope: JSON.parse(body) }
}

const asked = `GET ${callAddress(recordCalls(tutor).list)} HTTP/1.1`
const posted = `POST ${callAddress(editCalls(tutor).add)} HTTP/1.1`
const last = ['Connection: close', '', '']

describe('a request that cannot be read is answered in the envelope', () => {
  const refused: Record<string, [status: number, lines: string[]]> = {
    'no HTTP at all': [400, ['hello', '', '']],
    'a method that does not exist': [400, [asked.replace('GET', 'GOT'), 'Host: a', ...last]],
    'a length that is no number': [400, [posted, 'Host: a', 'Content-Length: ten', ...last]],
    'two lengths': [400, [posted, 'Host: a', 'Content-Length: 1', 'Content-Length: 2', ...last]],
    'a length beside chunks': [
      400,
      [posted, 'Host: a', 'Content-Length: 3', 'Transfer-Encoding: chunked', ...last],
    ],
    'a chunk without its size': [
      400,
      [posted, 'Host: a', 'Transfer-Encoding: chunked', '', 'x', ''],
    ],
    'a header without a colon': [400, [asked, 'Host: a', 'X', ...last]],
    'a NUL in a header': [400, [asked, 'Host: a', 'X: \0', ...last]],
    'headers of 20 kB': [431, [asked, 'Host: a', `X: ${'x'.repeat(20_000)}`, ...last]],
    'an address of 20 kB': [431, [asked.replace(' H', `?${'x'.repeat(20_000)} H`), 'Host: a', '']],
    'notes of 20 kB at a chunk': [
      413,
      [posted, 'Host: a', 'Transfer-Encoding: chunked', '', `1;${'x'.repeat(20_000)}`, ''],
    ],
    'a way through to elsewhere': [405, ['CONNECT a:443 HTTP/1.1', 'Host: a:443', ...last]],
    'no host where all calls are': [400, ['GET /api HTTP/1.1', ...last]],
    'no host': [400, [asked, ...last]],
    'two hosts': [400, [asked, 'Host: a', 'Host: b', ...last]],
  }

  it.each(Object.entries(refused))('%s', async (_words, [status, lines]) => {
    const { head, ...answer } = await sendAsIs(...lines)
    expect(answer).toEqual({
      status,
      envelope: { success: false, message: expect.stringMatching(/\p{Script=Han}/u), data: null },
    })
    expect(head).toMatch(/^content-type: application\/json; charset=utf-8$/im)
    expect(head).toMatch(/^x-content-type-options: nosniff$/im)
  })

  it.each(Object.entries(refused))(
    '%s: who is gone by then takes nobody along',
    async (_words, [, lines]) => {
      for (let asking = 0; asking < 10; asking += 1) {
        const socket = connect(Number(new URL(api.origin).port), '127.0.0.1')
        socket.on('error', () => undefined)
        await once(socket, 'connect')
        socket.write(lines.join('\r\n'), () => socket.resetAndDestroy())
        await once(socket, 'close')
      }
      expect((await sendAsIs(asked, 'Host: a', ...last)).status).toBe(200)
    },
  )
})

it('what a client expects besides keeps nobody from an answer', async () => {
  const { status, envelope } = await sendAsIs(asked, 'Host: a', 'Expect: wonders', ...last)
  expect(status).toBe(200)
  expect(envelope).toMatchObject({ success: true })
})

it.each(['GET', 'OPTIONS'])('what is no path is told so by the error page: %s *', async method => {
  const { status, head, body } = await answered(`${method} * HTTP/1.1`, 'Host: a', ...last)
  expect(status).toBe(400)
  expect(head).toMatch(/^content-type: text\/html; charset=utf-8$/im)
  expect(body).toContain('這個網址無法使用')
})

it('the oldest HTTP need not say where it goes', async () => {
  const { status } = await sendAsIs(asked.replace('1.1', '1.0'), '', '')
  expect(status).toBe(200)
})
