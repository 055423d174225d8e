import { expect, it } from 'vitest'
import { chosenWith } from '#admin/list/selection.ts'

const ids = ['a', 'b', 'c', 'd', 'e']
const chosen = (...of: string[]) => new Set(of)

it('one box chooses one record, and lets it go', () => {
  const one = { id: 'c', isChosen: true, from: undefined }
  expect(chosenWith(chosen('a'), one, ids)).toEqual(chosen('a', 'c'))
  expect(chosenWith(chosen('a', 'c'), { ...one, isChosen: false }, ids)).toEqual(chosen('a'))
})

it('all between two boxes become as the second is, whichever comes first', () => {
  const down = { id: 'd', isChosen: true, from: 'b' }
  expect(chosenWith(chosen('b'), down, ids)).toEqual(chosen('b', 'c', 'd'))
  const up = { id: 'b', isChosen: false, from: 'd' }
  expect(chosenWith(chosen(...ids), up, ids)).toEqual(chosen('a', 'e'))
})

it('a box that the page does not show any more is the beginning of nothing', () => {
  const gone = { id: 'd', isChosen: true, from: 'z' }
  expect(chosenWith(chosen(), gone, ids)).toEqual(chosen('d'))
})
