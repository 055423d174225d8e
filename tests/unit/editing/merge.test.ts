import { describe, expect, test } from 'vitest'
import { merge } from '#editing/merge.ts'

const base = { name: '陳', job: '講師', words: '' }

describe('of a field', () => {
  test('that only one side has changed that change stands', () => {
    expect(merge(base, { name: '陳大文' }, { ...base, job: '教授' })).toEqual({
      changes: { name: '陳大文' },
      clashes: [],
    })
    expect(merge(base, { name: '陳' }, { ...base, name: '李' })).toEqual({
      changes: {},
      clashes: [],
    })
  })

  test('that both have changed alike nothing is left to change', () => {
    expect(merge(base, { name: '李' }, { ...base, name: '李' }).changes).toEqual({})
  })

  test('that both have changed otherwise somebody is asked, with all three', () => {
    expect(merge(base, { name: '李' }, { ...base, name: '黃' })).toEqual({
      changes: { name: '李' },
      clashes: [{ field: 'name', base: '陳', mine: '李', theirs: '黃' }],
    })
  })

  test('that was empty both may have filled, and somebody is asked', () => {
    expect(merge(base, { words: '甲' }, { ...base, words: '乙' }).clashes).toHaveLength(1)
  })

  test.each([
    [null, ''],
    [undefined, null],
    [[], ''],
  ])('%j is as empty as %j', (one, other) => {
    const theirs = { ...base, words: other }
    expect(merge({ ...base, words: one }, { words: '甲' }, theirs).clashes).toEqual([])
  })

  test('that is a list is one value', () => {
    const list = { files: ['a'] }
    expect(merge(list, { files: ['a', 'b'] }, { files: ['a', 'c'] }).clashes).toHaveLength(1)
    expect(merge(list, { files: ['a', 'b'] }, { files: ['a'] })).toEqual({
      changes: { files: ['a', 'b'] },
      clashes: [],
    })
  })
})

describe('of a field that is an object', () => {
  const contact = { contact: { telephone: '2800 0000', hours: { monday: '9:00', friday: '9:00' } } }
  const withHours = (hours: object, telephone = '2800 0000') => ({
    contact: { telephone, hours: { ...contact.contact.hours, ...hours } },
  })

  test('each side’s part is kept, however deep it stands', () => {
    const { changes, clashes } = merge(
      contact,
      withHours({ monday: '10:00' }),
      withHours({ friday: '12:00' }, '2811 1111'),
    )
    expect(clashes).toEqual([])
    expect(changes).toEqual(withHours({ monday: '10:00', friday: '12:00' }, '2811 1111'))
  })

  test('whoever changed the same part is asked about the field', () => {
    const mine = withHours({ monday: '10:00' })
    const theirs = withHours({ monday: '11:00', friday: '12:00' })
    expect(merge(contact, mine, theirs).clashes).toMatchObject([
      { field: 'contact', mine: mine.contact, theirs: theirs.contact },
    ])
  })
})
