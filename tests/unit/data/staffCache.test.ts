/** What staff read, on the disk: all of it is written at once, and only where there is something new. */
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'

/** A staff's cache, and the openings of the disk that it is written to. */
async function openCache() {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const disk = new IDBFactory()
  vi.stubGlobal('indexedDB', disk)
  vi.stubGlobal('document', { addEventListener: () => undefined })
  vi.stubGlobal('localStorage', { getItem: () => 'ana' })
  const { openStaffCache } = await import('#data/staffQueries.ts')
  const cache = await openStaffCache(
    async () => [],
    () => undefined,
  )
  return { cache, writing: vi.spyOn(disk, 'open') }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('it is written where something came that is kept, and not for what is read in passing', async () => {
  const { cache, writing } = await openCache()
  const { passing } = await import('#data/historyQueries.ts')
  const others = { queryKey: ['who else has it open'], queryFn: async () => [], ...passing }
  await cache.fetchQuery(others)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(writing).not.toHaveBeenCalled()

  await cache.fetchQuery({ queryKey: ['導師'], queryFn: async () => ['甲'] })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(writing).toHaveBeenCalledTimes(1)
})
