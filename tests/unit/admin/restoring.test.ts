import { expect, test } from 'vitest'
import { restoringEdit } from '#admin/revisions/restoring.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { recordTarget } from '#contract/editTarget.ts'
import { type Edit, newKey } from '#editing/edit.ts'

const target = recordTarget(tutor)
const then = { name: '陳老師', major: '會計', job_title: null }
const now = { name: '陳老師', major: '管理', job_title: null }
const newest = {
  ...{ id: 'a'.repeat(24), revision: 3, updated_at: '', assets: {}, values: now },
  ...{ updated_by: null, updated_on: null, updated_fields: [], deleted_at: null },
}
const { name, major, job_title } = tutor.fields
const restoring = { target, fields: { name, major, job_title }, title: '陳老師', newest, then }

const unsent = (changes: Record<string, unknown>, record = newest.id): Edit => ({
  ...{ id: newKey(), seq: 1, author: 'admin', target, record, verb: 'modify', title: '' },
  ...{ baseRevision: 3, base: {}, changes, state: 'waiting', attempts: 0, savedAt: 0 },
})

test('a revision comes back by what differs from it now', () => {
  expect(restoringEdit(restoring, [])).toMatchObject({
    baseRevision: 3,
    base: { major: '管理' },
    changes: { major: '會計' },
  })
})

test('what this person has changed and not sent is changed back as well; of other records nothing', () => {
  const edits = [unsent({ name: '陳博士' }), unsent({ job_title: '教授' }, 'b'.repeat(24))]
  expect(restoringEdit(restoring, edits)).toMatchObject({
    base: { name: '陳博士', major: '管理' },
    changes: { name: '陳老師', major: '會計' },
  })
  expect(restoringEdit(restoring, [unsent({ major: '會計' })]).changes).toEqual({})
})
