/** A browser may leave what is asked of its storage without any answer: nobody waits for it for ever. */
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { recordTarget } from '#contract/editTarget.ts'
import { answerTo } from '#editing/answer.ts'
import type { NewEdit } from '#editing/edit.ts'
import type { LastingDatabase } from '#editing/outbox/connection.ts'
import { createOutbox } from '#editing/outbox/outbox.ts'
import { createUnsavedForms } from '#editing/outbox/unsavedForms.ts'
import { createWaitingFiles } from '#editing/outbox/waitingFiles.ts'
import { queueState } from '#editing/queueState.ts'
import { createSync } from '#editing/sync.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const isAsked = vi.fn()
const silent = new Proxy({} as LastingDatabase, {
  get: (_, name) => () => {
    isAsked(name)
    return new Promise(() => undefined)
  },
})
const [outbox, files, forms] = [
  createOutbox(silent),
  createWaitingFiles(silent),
  createUnsavedForms(silent),
]
const edit: NewEdit = {
  target: recordTarget({ name: 'Tutor' }),
  record: 'a'.repeat(24),
  title: '導師',
  author: 'admin',
  verb: 'modify',
  baseRevision: 1,
  base: {},
  changes: { name: '導師' },
}

/** All that whoever saves a form waits for, and whoever sends what was saved. */
const asked: Readonly<Record<string, () => Promise<unknown>>> = {
  'an edit is kept': () => outbox.record(edit),
  'a form is kept': () => forms.keep('admin/Tutor/new/1', { values: { name: '導師' } }),
  'what was left is read': () => forms.of('admin/Tutor/new'),
  'a form is forgotten': () => forms.drop('admin/Tutor/new/1'),
  'edits are read': () => outbox.all('admin'),
  'those of others are counted': () => outbox.countOfOthers('admin'),
  'an edit is marked as on its way': () => outbox.proceed(),
  'an edit is decided about': () => outbox.change(edit, () => []),
  'a file is looked for': () => files.find('pending-1'),
  'a file is noted': () => files.noteStored('pending-1', 'a.webp'),
}

test.each(Object.entries(asked))('it is said after five seconds where %s', async (_what, ask) => {
  const answer = expect(ask()).rejects.toThrow('此裝置的儲存空間沒有回應，請重新載入')
  await vi.advanceTimersByTimeAsync(5_000)
  await answer
})

/** By how its storage is asked for it. */
const large: Readonly<Record<string, [asked: string, ask: () => Promise<unknown>]>> = {
  kept: ['whileOpen', () => files.keep('admin', new Blob(['a']), 'a.webp')],
  'looked for, to be read': ['get', () => files.read('pending-1')],
  read: [
    'getAll',
    () => {
      const halfSilent = { get: async () => ({ id: 'pending-1' }), getAll: silent.getAll }
      return createWaitingFiles(halfSilent as unknown as LastingDatabase).read('pending-1')
    },
  ],
}

test.each(Object.entries(large))(
  "a file's bytes have half a minute to be %s",
  async (_what, [name, ask]) => {
    isAsked.mockClear()
    const isOver = vi.fn()
    const answer = expect(ask().finally(isOver)).rejects.toThrow('此裝置的儲存空間沒有回應')
    await vi.waitFor(() => expect(isAsked).toHaveBeenCalledWith(name))
    await vi.advanceTimersByTimeAsync(25_000)
    expect(isOver).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(5_000)
    await answer
  },
)

test('what is kept has not failed where only the screens cannot follow it, nor is it said to be sent; they do later', async () => {
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('navigator', {})
  isAsked.mockClear()
  const replay = vi.fn(async () => ({ how: 'done' }) as const)
  const told = { onSent: vi.fn(), onSignedOut: vi.fn() }
  const sync = createSync({ author: 'admin', outbox, replay, ...told })
  onTestFinished(sync.stop)
  const changed = sync.changed()
  const another = new BroadcastChannel('school-journal')
  onTestFinished(() => another.close())
  another.postMessage({ type: 'changed' })
  const asks = () => isAsked.mock.calls.filter(([name]) => name === 'getAllFromIndex')
  await vi.waitFor(() => expect(asks()).toHaveLength(2))
  await vi.advanceTimersByTimeAsync(5_000)
  await changed
  const answer = answerTo([edit], { edits: () => queueState.edits, sendNow: async () => undefined })
  expect(await answer).toMatchObject({ sent: 0, kept: 1 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(replay).toHaveBeenCalled()
})
