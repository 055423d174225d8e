/** Asking the application within this process. */
import { expect, it } from 'vitest'
import { capture } from '#server/http/capture.ts'

it('takes a body of one piece as it is, without another copy of it', async () => {
  const body = Buffer.alloc(200_000, 'a')
  const { body: taken } = await capture((_req, res) => res.end(body), '/')
  expect(taken.buffer).toBe(body.buffer)
})

it('joins a body of several pieces, bytes and texts', async () => {
  const { status, body } = await capture((_req, res) => {
    res.statusCode = 404
    res.write('沒有')
    res.write(Buffer.from('這個'))
    res.end('功能')
  }, '/')
  expect([status, body.toString()]).toEqual([404, '沒有這個功能'])
})
