import { describe, expect, it } from 'vitest'
import { isWithin, narrowable, narrowedTo, narrowedWords } from '#admin/list/narrowing.ts'
import { courses } from '#contract/collections/course.ts'
import { collections } from '#contract/collections/index.ts'
import { latestNotice } from '#contract/collections/latestNotice.ts'
import { tutor } from '#contract/collections/tutor.ts'

const course = courses.macau
const named = (collection: Parameters<typeof narrowable>[0]) =>
  narrowable(collection).map(([name]) => name)

describe('what a list may be narrowed by', () => {
  it('follows from the declaration: choices, flags, days, and records that it names', () => {
    expect(named(tutor)).toEqual(['role', 'publish_at', 'unpublish_at'])
    expect(named(course)).toEqual([
      ...['admission', 'subsidy', 'tutor_ids'],
      ...['start_date', 'end_date', 'deadline', 'publish_at', 'unpublish_at'],
    ])
    expect(named(latestNotice)).toContain('special')
    for (const collection of collections) expect(named(collection)).not.toContain('enabled')
  })

  it('is asked in an address that may be nonsense', () => {
    const asked = {
      admission: 'selection',
      subsidy: 'perhaps',
      start_date: '2026-02-31..',
      end_date: '..',
      deadline: '2026-03-01..2026-03-31',
      tutor_ids: 7,
      title: 'a',
      nothing: 'b',
    }
    expect(narrowedTo(course, asked)).toEqual({
      admission: 'selection',
      deadline: '2026-03-01..2026-03-31',
    })
    expect(narrowedTo(course, [])).toEqual({})
  })
})

describe('a record is within', () => {
  const record = {
    admission: 'selection',
    subsidy: false,
    tutor_ids: ['a', 'b'],
    start_date: '2026-03-01',
    // Midnight of Macau is still the day before in Greenwich.
    deadline: '2026-03-04T16:30:00.000Z',
  }
  it.each([
    [{}, true],
    [{ admission: 'selection', tutor_ids: 'b' }, true],
    [{ admission: 'first-come' }, false],
    [{ admission: 'selection', tutor_ids: 'c' }, false],
    [{ subsidy: 'false' }, true],
    [{ subsidy: 'true' }, false],
    [{ start_date: '2026-03-01..2026-03-01' }, true],
    [{ start_date: '2026-03-02..' }, false],
    [{ start_date: '..2026-02-28' }, false],
    [{ deadline: '2026-03-05..2026-03-05' }, true],
    [{ end_date: '..2099-01-01' }, false],
  ])('%o: %s', (narrowing, expected) => {
    expect(isWithin(course, record, narrowing)).toBe(expected)
  })

  it('a flag that was never said counts as it is answered', () => {
    expect(isWithin(course, {}, { subsidy: 'false' })).toBe(true)
    expect(isWithin(course, { subsidy: null }, { subsidy: 'true' })).toBe(false)
  })
})

it('what it is narrowed to is said in words', () => {
  const titles = new Map([['a', '陳老師']])
  const words = (name: keyof typeof course.fields, wanted: string, known = titles) =>
    narrowedWords(course.fields[name], wanted, known)
  expect(words('admission', 'selection')).toBe('甄選')
  expect(words('subsidy', 'true')).toBe('是')
  expect(words('tutor_ids', 'a')).toBe('陳老師')
  expect(words('tutor_ids', 'b')).toBe('（已刪除）')
  // They are not there yet.
  expect(words('tutor_ids', 'a', new Map())).toBe('…')
  expect(words('start_date', '2026-03-01..')).toBe('2026-03-01或之後')
  expect(words('start_date', '..2026-03-01')).toBe('2026-03-01或之前')
  expect(words('start_date', '2026-03-01..2026-03-31')).toBe('2026-03-01至2026-03-31')
})
