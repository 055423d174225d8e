import { expect, test } from 'vitest'
import { moved, movedTogether, type Ordered } from '#admin/list/sorting.ts'

const list = (...numbers: (number | null)[]) =>
  numbers.map((sort_number, index) => ({ id: 'abcdefgh'[index] ?? '', sort_number }))

test.each([
  ['up between two', list(10, 20, 30), 'c', 1, [{ id: 'c', sort_number: 15 }]],
  ['down between two', list(10, 20, 30), 'a', 1, [{ id: 'a', sort_number: 25 }]],
  ['to the top', list(10, 20, 30), 'c', 0, [{ id: 'c', sort_number: 0 }]],
  ['to the end', list(10, 20, 30), 'a', 2, [{ id: 'a', sort_number: 40 }]],
  ['before those without a number', list(10, null, null), 'c', 1, [{ id: 'c', sort_number: 20 }]],
  ['among none with a number', list(null, null), 'b', 0, [{ id: 'b', sort_number: 10 }]],
])('a record is moved %s by one number', (_words, records, id, place, changes) => {
  expect(moved(records, id, place)).toEqual(changes)
})

test('what stands before a place without a number gets one', () => {
  expect(moved(list(10, null, null), 'b', 2)).toEqual([
    { id: 'c', sort_number: 20 },
    { id: 'b', sort_number: 30 },
  ])
})

test('a place without a number is made without renumbering what has one, or stands behind', () => {
  expect(moved(list(3, 7, null, null, null), 'c', 3)).toEqual([
    { id: 'd', sort_number: 17 },
    { id: 'c', sort_number: 27 },
  ])
})

test('where nothing fits between two numbers any more, the list is numbered anew', () => {
  const tight = list(1, 1 + Number.EPSILON, 5)
  expect(moved(tight, 'c', 1)).toEqual([
    { id: 'a', sort_number: 10 },
    { id: 'c', sort_number: 20 },
    { id: 'b', sort_number: 30 },
  ])
  expect(moved([...tight, { id: 'd', sort_number: null }], 'c', 1)).toHaveLength(3)
})

const five = list(0, 10, 20, 30, 40)

/** The list's letters after the move. */
function afterMove(records: Ordered[], ids: string, to: 'first' | 'last'): string {
  const changed = movedTogether(records, new Set(ids), to)
  const numberOf = ({ id, sort_number }: Ordered) =>
    changed.find(each => each.id === id)?.sort_number ?? sort_number ?? Number.MAX_VALUE
  return [...records]
    .sort((a, b) => numberOf(a) - numberOf(b))
    .map(({ id }) => id)
    .join('')
}

test.each([
  ['bd', 'first', 'bdace'],
  ['bd', 'last', 'acebd'],
  ['ae', 'first', 'aebcd'],
  ['abcde', 'last', 'abcde'],
] as const)('%s together moved to the %s keep their order: %s', (ids, to, result) => {
  expect(afterMove(five, ids, to)).toBe(result)
})

test('moving several renumbers no others where all have numbers', () => {
  const changed = movedTogether(five, new Set('de'), 'first')
  expect(changed.map(({ id }) => id).sort()).toEqual(['d', 'e'])
})

test('the last of all stands behind those without a number as well', () => {
  expect(afterMove(list(0, 10, 20, null, null), 'a', 'last')).toBe('bcdea')
})
