/**
 * A form that was typed into before begins from what stood there then, in the fields that were typed into; one that
 * goes on after saving, from what it shows, in those that others have changed.
 */
import { describe, expect, test } from 'vitest'
import {
  beginningOf,
  type FormRecord,
  goneOnAfter,
  goneOnWith,
  typedInto,
} from '#admin/form/formRecord.ts'
import { tutor } from '#contract/collections/tutor.ts'

const record = (values: object, revision: number, draft?: FormRecord['draft']): FormRecord => ({
  values: { id: 'a', ...values },
  id: 'a',
  onServer: { id: 'a', revision } as unknown as FormRecord['onServer'],
  draft,
  isBegun: false,
})
const then = { name: '陳', job: '講師' }
const draftOf = (values: object, revision: number) => ({
  values: { ...values },
  revision,
  by: null,
})

test('of the record: the rest is as it is now', () => {
  const kept = typedInto(record(then, 1), { job: '教授' })
  const { values, onServer } = goneOnWith(record({ name: '李', job: '主任' }, 3), kept)
  expect(values).toMatchObject({ name: '李', job: '講師' })
  expect(onServer?.revision).toBe(1)
})

test('of its draft, with the revision of that', () => {
  const kept = typedInto(record(then, 1, draftOf({ job: '助教' }, 4)), { job: '教授' })
  const now = record(then, 1, draftOf({ name: '李', job: '主任' }, 5))
  const begun = goneOnWith(now, kept)
  expect(beginningOf(begun)).toMatchObject({ name: '李', job: '助教' })
  expect(begun.draft?.revision).toBe(4)
})

test('of a record without a draft, where it has one now', () => {
  const kept = typedInto(record(then, 1), { job: '教授' })
  const begun = goneOnWith(record(then, 1, draftOf({ name: '李', job: '主任' }, 1)), kept)
  expect(beginningOf(begun)).toMatchObject({ name: '李', job: '講師' })
  expect(begun.draft?.revision).toBeNull()
})

test('of a record that was added a moment ago: what it was saved as', () => {
  const added = { ...record({ name: '' }, 1), id: undefined, onServer: undefined }
  const kept = typedInto(added, { job: '教授' }, then)
  expect(kept).toMatchObject({
    values: { job: '教授' },
    from: { values: { job: '講師' }, revision: 1 },
  })
})

test('of an older version, which did not keep it, what stands now', () => {
  const now = record(then, 2)
  expect(goneOnWith(now, { values: { job: '教授' } })).toBe(now)
})

describe('a form that was saved', () => {
  const begun = record({ name: '陳', job_title: '講師' }, 1)

  test('goes on from what it has become, where nobody else has changed it', () => {
    const now = record({ name: '李', job_title: '講師' }, 2)
    expect(goneOnAfter(begun, now, tutor.fields, { name: '李' })).toEqual(now)
  })

  test('begins from what it shows, where others have changed that meanwhile', () => {
    const now = record({ name: '李', job_title: '主任' }, 3)
    const { values, onServer } = goneOnAfter(begun, now, tutor.fields, { name: '李' })
    expect(values).toMatchObject({ name: '李', job_title: '講師' })
    expect(onServer?.revision).toBe(1)
  })

  test('the same with a draft beside its record', () => {
    const before = record(then, 1, draftOf({ job_title: '助教' }, 4))
    const now = record(then, 1, draftOf({ name: '李', job_title: '主任' }, 6))
    const after = goneOnAfter(before, now, tutor.fields, { name: '李' })
    expect(beginningOf(after)).toMatchObject({ name: '李', job_title: '助教' })
    expect(after.draft?.revision).toBe(4)
  })

  test('begins from the draft that it shows, where that is published and others have changed it since', () => {
    const before = record({ job_title: '講師' }, 1, draftOf({ job_title: '助教' }, 4))
    const now = record({ name: '李', job_title: '主任' }, 3)
    const { values, onServer, draft } = goneOnAfter(before, now, tutor.fields, { name: '李' })
    expect(values).toMatchObject({ name: '李', job_title: '助教' })
    expect(onServer?.revision).toBe(1)
    expect(draft).toBeUndefined()
  })

  test('takes what the server made of a new one, which nobody has seen before', () => {
    const added = { ...record({ name: '李' }, 1), id: undefined, onServer: undefined }
    const now = record({ name: '李', sort_number: 7 }, 1)
    expect(goneOnAfter(added, now, tutor.fields, { name: '李' })).toBe(now)
  })
})
