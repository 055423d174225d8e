/** A disk that is full in the middle of several edits. */
import 'fake-indexeddb/auto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { recordTarget } from '#contract/editTarget.ts'
import { openDesk } from '#editing/desk.ts'
import { queueState } from '#editing/queueState.ts'
import { connection } from '#pwa/connection.ts'

const edits = ['1', '2', '3'].map(digit => ({
  ...{ target: recordTarget({ name: 'Tutor' }), record: digit.repeat(24), title: digit },
  ...{ verb: 'modify' as const, baseRevision: 1, base: {}, changes: { name: digit } },
}))

/** The desk of a page in a browser that has no line, and no room for the last of the edits. */
async function openDeskWithoutRoom() {
  const asked = vi.fn(async () => {
    throw new TypeError('Failed to fetch')
  })
  const nothing = () => undefined
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('addEventListener', nothing)
  vi.stubGlobal('document', { addEventListener: nothing })
  vi.stubGlobal('localStorage', { getItem: () => 'ana' })
  const { put } = IDBObjectStore.prototype
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put')
  spy.mockImplementation(function (this: IDBObjectStore, value, ...key) {
    if (value.record === edits.at(-1)?.record) throw new DOMException('', 'QuotaExceededError')
    return Reflect.apply(put, this, [value, ...key])
  })
  const parts = { onSent: nothing, onSignedOut: nothing, onRefused: nothing, onAway: nothing }
  const desk = await openDesk('ana', parts)
  onTestFinished(() => {
    desk.close()
    spy.mockRestore()
    vi.unstubAllGlobals()
    connection.isReachable = true
  })
  return { desk, asked }
}

test('what was kept before it is shown and sent, and that there is no more room is said', async () => {
  const { desk, asked } = await openDeskWithoutRoom()
  await expect(desk.save(...edits)).rejects.toMatchObject({ name: 'QuotaExceededError' })
  expect(queueState.edits.map(({ title }) => title)).toEqual(['1', '2'])
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
})
