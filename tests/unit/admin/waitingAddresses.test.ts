/** Pictures that wait on this device, as long as something shows them. */
import { afterEach, expect, it, vi } from 'vitest'
import { createWaitingAddresses } from '#admin/fields/waitingAddresses.ts'

afterEach(() => void vi.restoreAllMocks())

it('each is held in memory once, however often it is drawn anew, and not at all when nothing shows it any more', async () => {
  const made = vi.spyOn(URL, 'createObjectURL')
  const ended = vi.spyOn(URL, 'revokeObjectURL')
  const gone = new Set(['pending-gone'])
  const read = vi.fn(async (name: string) => {
    if (gone.has(name)) throw new Error('it is not there')
    return new Blob([name])
  })
  const addresses = createWaitingAddresses({ read })
  const names = ['pending-1', 'pending-1', 'pending-2', 'pending-1']
  const shown = await Promise.all(names.map(addresses.of))
  expect(new Set(shown).size).toBe(2)
  expect(made).toHaveBeenCalledTimes(2)
  await expect(addresses.of('pending-gone')).rejects.toThrow('it is not there')
  // Storage that did not answer may do so later.
  gone.clear()
  shown.push(await addresses.of('pending-gone'))

  addresses.end()
  await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(3))
  expect(new Set(ended.mock.calls.map(([address]) => address))).toEqual(new Set(shown))
})
