/** A browser may leave what is asked of its storage without any answer: nobody waits for it for ever. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordTarget } from '#contract/editTarget.ts'
import type { NewEdit } from '#editing/edit.ts'
import type { LastingDatabase } from '#editing/outbox/connection.ts'
import { createOutbox } from '#editing/outbox/outbox.ts'
import { createUnsavedForms } from '#editing/outbox/unsavedForms.ts'
import { createWaitingFiles } from '#editing/outbox/waitingFiles.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const silent = new Proxy({} as LastingDatabase, {
  get: () => () => new Promise(() => undefined),
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
