import { expect, test } from 'vitest'
import { adminPages } from '#admin/adminPages.ts'
import { collections } from '#contract/collections/index.ts'

test('every collection has its list in the menu of the admin', () => {
  const listed = adminPages.map(({ collection }) => collection)
  const names = (all: readonly { name: string }[]) => all.map(({ name }) => name).sort()
  expect(names(listed)).toEqual(names(collections))
})
