/** What the outcomes of calls tell of the server. */
import { afterEach, expect, test } from 'vitest'
import { Failure, type FailureCode } from '#contract/failure.ts'
import { connection, watching } from '#pwa/connection.ts'

const ends = async (code: FailureCode, down?: readonly string[]) => {
  await expect(watching(Promise.reject(new Failure(code)), down)).rejects.toThrow()
  return connection.isReachable
}

afterEach(() => {
  connection.isReachable = true
})

test.each(['unreachable', 'unavailable', 'unexpected'] as const)(
  'a call that fails as %s tells that it cannot be asked, and any other outcome that it can',
  async code => {
    expect(await ends(code)).toBe(false)
    expect(await ends('conflict')).toBe(true)
    expect(await ends(code)).toBe(false)
    await watching(Promise.resolve())
    expect(connection.isReachable).toBe(true)
  },
)

test('an upload that the store of files does not take tells nothing of the server', async () => {
  expect(await ends('unavailable', ['unreachable'])).toBe(true)
  expect(await ends('unreachable', ['unreachable'])).toBe(false)
  expect(await ends('unavailable', ['unreachable'])).toBe(false)
})
