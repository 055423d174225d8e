/** What a page does where the browser's storage does not answer. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a keeping that hangs holds up nothing for longer than five seconds, and is tried again', async () => {
  const opened = vi.fn(() => new EventTarget())
  vi.stubGlobal('indexedDB', { open: opened })
  const { createQueryClient } = await import('#data/queryClient.ts')
  const { keepQueries } = await import('#data/persistence.ts')
  const queryClient = createQueryClient(async () => [])
  const done = vi.fn()
  for (const count of [1, 2]) {
    keepQueries(queryClient, () => true).then(done)
    await vi.advanceTimersByTimeAsync(5_000)
    expect([opened.mock.calls.length, done.mock.calls.length]).toEqual([count, count])
  }
})
