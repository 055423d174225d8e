import { expect, test } from 'vitest'
import { isPlainClick } from '#ui/plainClick.ts'

const bare = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

test('a click with the first button alone is for the page, and so is a key alone', () => {
  expect(isPlainClick({ ...bare, button: 0 })).toBe(true)
  expect(isPlainClick(bare)).toBe(true)
})

test.each([
  { button: 1 },
  { button: 2 },
  { altKey: true },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
])('one with %o is for the browser', also => {
  expect(isPlainClick({ ...bare, button: 0, ...also })).toBe(false)
})
