/** What stands of a text elsewhere: under a page's title, or in a list. */
import { expect, it } from 'vitest'
import { truncate } from '#contract/truncate.ts'
import { describe } from '#site/seo/describe.ts'

it('ends with a sentence where it is cut', () => {
  expect(describe(`${'字'.repeat(99)}。${'字'.repeat(99)}`)).toBe(`${'字'.repeat(99)}。`)
})

it('is cut between characters, never within one', () => {
  expect(describe('字'.repeat(148) + '𠮷'.repeat(9))).toBe(`${'字'.repeat(148)}𠮷…`)
  expect(truncate('字𠮷字', 1)).toBe('字')
  expect(truncate('字𠮷字', 2)).toBe('字𠮷')
  expect(truncate('𠮷𠮷字', 2)).toBe('𠮷𠮷')
})
