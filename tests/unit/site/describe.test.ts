/** What stands of a text elsewhere: under a page's title, or in a list. */
import { expect, it } from 'vitest'
import { beginningOf } from '#site/beginningOf.ts'
import { describe } from '#site/seo/describe.ts'

it('ends with a sentence where it is cut', () => {
  expect(describe(`${'字'.repeat(99)}。${'字'.repeat(99)}`)).toBe(`${'字'.repeat(99)}。`)
})

it('is cut between characters, never within one', () => {
  expect(describe('字'.repeat(148) + '𠮷'.repeat(9))).toBe(`${'字'.repeat(148)}…`)
  expect(beginningOf('字𠮷字', 2)).toBe('字')
  expect(beginningOf('字𠮷字', 3)).toBe('字𠮷')
})
