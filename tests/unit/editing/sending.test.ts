/** Which call carries an edit, and what it says of where the edit began. */
import { describe, expect, it } from 'vitest'
import { tutor } from '#contract/collections/tutor.ts'
import { draftTarget, type EditTarget, importTarget, recordTarget } from '#contract/editTarget.ts'
import type { Edit, EditVerb } from '#editing/edit.ts'
import { callFor } from '#editing/sending.ts'

const ID = '0123456789abcdef01234567'

const edit = (target: EditTarget, verb: EditVerb, part: Partial<Edit> = {}): Edit => ({
  id: '6f1c2c1e-0000-4000-8000-000000000000',
  ...{ seq: 1, author: 'admin', target, record: ID, verb, title: '陳老師' },
  ...{ baseRevision: null, base: {}, changes: {}, state: 'waiting', attempts: 0, savedAt: 0 },
  ...part,
})

describe('an edit of a draft', () => {
  const drafts = draftTarget(tutor)

  it('that began from none says so: somebody else may have begun one since', () => {
    const { call, body } = callFor(edit(drafts, 'modify', { changes: { name: '甲' } }))
    expect([call.name, body]).toEqual(['modifyTutorDraft', { id: ID, name: '甲', revision: 0 }])
  })

  it('that began from one names its revision, and so does discarding it', () => {
    const begun = { baseRevision: 3, changes: { name: '甲' } }
    expect(callFor(edit(drafts, 'modify', begun)).body).toMatchObject({ revision: 3 })
    const { call, value, headers } = callFor(edit(drafts, 'delete', { baseRevision: 3 }))
    expect([call.name, value, headers['If-Match']]).toEqual(['deleteTutorDraftById', ID, '"3"'])
  })

  it('of a record that is deleted brings back the record', () => {
    expect(callFor(edit(drafts, 'restore')).call.name).toBe('restoreTutorById')
  })
})

describe('an import', () => {
  const imports = importTarget(tutor)
  const rows = [{ name: '甲' }, { name: '乙' }]

  it('is one call with all rows, under an id of its own', () => {
    const { call, body, headers } = callFor(edit(imports, 'add', { changes: { rows } }))
    expect([call.name, body]).toEqual(['importTutor', { rows, id: ID }])
    expect(headers['Idempotency-Key']).toBe('6f1c2c1e-0000-4000-8000-000000000000')
  })

  it('is taken back by that id', () => {
    const { call, value } = callFor(edit(imports, 'delete'))
    expect([call.name, value]).toEqual(['undoTutorImportById', ID])
  })
})

it('what was saved in one go says so, and nothing else does', () => {
  const operation = '6f1c2c1e-0000-4000-8000-000000000001'
  const of = (part: Partial<Edit>) => callFor(edit(recordTarget(tutor), 'restore', part)).headers
  expect(of({ operation })['Operation-Id']).toBe(operation)
  expect(of({})).not.toHaveProperty('Operation-Id')
})

it('what is said about a file goes under the file’s name', () => {
  const said = { record: 'a.webp', changes: { alt: '門' } }
  const { call, body } = callFor(edit({ of: 'file' }, 'modify', said))
  expect([call.name, body]).toEqual(['modifyFile', { name: 'a.webp', alt: '門' }])
})
