/** What stands under a page's title elsewhere. */
import { expect, it } from 'vitest'
import { describe } from '#site/seo/describe.ts'

it('ends with a sentence where it is cut', () => {
  expect(describe(`${'字'.repeat(99)}。${'字'.repeat(99)}`)).toBe(`${'字'.repeat(99)}。`)
})
