import { expect, test } from 'vitest'
import { adminPages, homeCollections } from '#admin/adminPages.ts'
import { collections } from '#contract/collections/index.ts'

test('every collection has its list in the admin, in the menu or on the home page', () => {
  const listed = [...adminPages.map(({ collection }) => collection), ...homeCollections]
  const names = (all: readonly { name: string }[]) => all.map(({ name }) => name).sort()
  expect(names(listed)).toEqual(names(collections))
})
