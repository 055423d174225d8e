/** What the trash says of a record on which something of one's own waits. */
import { expect, test } from 'vitest'
import { inTrash } from '#admin/trash/inTrash.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { recordTarget } from '#contract/editTarget.ts'
import type { WireRecord } from '#contract/record.ts'
import type { DeletedRecord } from '#data/historyQueries.ts'
import { type Edit, newKey } from '#editing/edit.ts'

const record = { id: 'a'.repeat(24), revision: 2, name: '陳老師' } as unknown as WireRecord
const deleted = { ...record, deleted_at: '2026-11-01T00:00:00+08:00', deleted_by: 'colleague' }

const edit = (part: Partial<Edit>): Edit => ({
  ...{ id: newKey(), seq: 1, author: 'admin', target: recordTarget(tutor), record: record.id },
  ...{ verb: 'modify', title: '陳老師', baseRevision: 2, base: {}, changes: { major: '會計' } },
  ...{ state: 'waiting', attempts: 0, savedAt: 0 },
  ...part,
})

const rowOf = (...edits: Edit[]) =>
  inTrash(tutor, [deleted as unknown as DeletedRecord], [], edits)[0]

test('what nobody has touched may be brought back, and so may what waits to be deleted', () => {
  const asItWas = { isComingBack: false, isRestorable: true, conflict: undefined }
  expect(rowOf()).toMatchObject({ ...asItWas, pending: undefined })
  expect(rowOf(edit({ verb: 'delete' }))).toMatchObject({ ...asItWas, pending: 'waiting' })
})

test('what will be brought back is said to be, also with a change after it', () => {
  const back = edit({ verb: 'restore' })
  for (const edits of [[back], [back, edit({ seq: 2 })]]) {
    expect(rowOf(...edits)).toMatchObject({ isComingBack: true, isRestorable: false })
  }
})

test('a change that met the deletion brings nothing back: its author decides', () => {
  const conflict = edit({ state: 'conflict', theirs: null })
  const waits = { isComingBack: false, isRestorable: false, pending: 'conflict', conflict }
  expect(rowOf(conflict)).toMatchObject(waits)
  // What was done after it is held up by it.
  expect(rowOf(conflict, edit({ seq: 2, verb: 'restore' }))).toMatchObject(waits)
})

test('what was refused is not coming back', () => {
  const refused = edit({ verb: 'restore', state: 'rejected' })
  expect(rowOf(refused, edit({ seq: 2 }))).toMatchObject({
    isComingBack: false,
    isRestorable: false,
    pending: 'rejected',
  })
})
