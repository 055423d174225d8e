import { expect, test } from 'vitest'
import { moved } from '#admin/list/sorting'

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

test('where nothing fits between two numbers any more, the list is numbered anew', () => {
  const tight = list(1, 1 + Number.EPSILON, 5)
  expect(moved(tight, 'c', 1)).toEqual([
    { id: 'a', sort_number: 10 },
    { id: 'c', sort_number: 20 },
    { id: 'b', sort_number: 30 },
  ])
})
