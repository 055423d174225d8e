import { expect, it } from 'vitest'
import { unwrap } from '#data/api.ts'

it('a line on which too little came in time is tried again, whatever the server says of it', () => {
  const answer = { success: false, message: '請求逾時，請再試一次', data: null }
  expect(() => unwrap(408, answer, null)).toThrow(
    expect.objectContaining({ code: 'unreachable', next: 'retry', message: answer.message }),
  )
})
