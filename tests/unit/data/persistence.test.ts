/** What a page does where the browser's storage does not answer. */
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
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

test('what the browser ended under a keeping is kept by the next one, and forgotten at the second try', async () => {
  vi.useRealTimers()
  const kept = new IDBFactory()
  vi.stubGlobal('indexedDB', kept)
  const end = () =>
    vi.spyOn(kept, 'open').mockImplementationOnce(() => {
      throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError')
    })
  const { createQueryClient } = await import('#data/queryClient.ts')
  const persistence = await import('#data/persistence.ts')
  const queryClient = createQueryClient(async () => [])
  queryClient.setQueryData(['學校'], '甲')
  end()
  expect(await persistence.keepQueries(queryClient, () => true)).toBe(false)
  expect(await persistence.keepQueries(queryClient, () => true)).toBe(true)
  const restored = async () => {
    const restoring = createQueryClient(async () => [])
    await persistence.restoreQueries(restoring)
    return restoring.getQueryData(['學校'])
  }
  expect(await restored()).toBe('甲')
  end()
  await persistence.forgetQueries('queries')
  expect(await restored()).toBeUndefined()
})
