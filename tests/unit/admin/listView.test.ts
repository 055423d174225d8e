import { expect, it } from 'vitest'
import { addressOf, viewAt, wholeList } from '#admin/list/listView.ts'
import { blog } from '#contract/collections/blog.ts'
import { tutor } from '#contract/collections/tutor.ts'

const given = (address: object) =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined))

it('a list as it begins leaves its address bare', () => {
  expect(given(addressOf(wholeList))).toEqual({})
  expect(viewAt(tutor, {})).toEqual(wholeList)
})

it('the address says all of how a list is looked at', () => {
  const address = {
    ...{ q: '陳', state: 'scheduled', where: { role: 'expert' }, by: '-name', page: 3 },
    columns: 'role,major',
  }
  const view = viewAt(tutor, address)
  expect(view).toMatchObject({ query: '陳', state: 'scheduled', by: 'name', isDescending: true })
  expect(given(addressOf(view))).toEqual(address)
  const bare = viewAt(tutor, { columns: '-' })
  expect(bare.columns).toEqual([])
  expect(given(addressOf(bare))).toEqual({ columns: '-' })
})

it.each([
  { by: 'nothing' },
  { by: '-' },
  { columns: 'nothing,toString' },
  { by: 'toString' },
  { state: 'toString' },
])('what the collection does not know is not asked: %o', address => {
  expect(viewAt(tutor, address)).toEqual(wholeList)
})

it('what cannot be is not asked: nothing without publishing is scheduled', () => {
  expect(viewAt(blog, { state: 'scheduled' }).state).toBeUndefined()
  expect(viewAt(blog, { state: 'draft' }).state).toBe('draft')
})
