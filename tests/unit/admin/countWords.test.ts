import { expect, it } from 'vitest'
import { countWords } from '../../../src/admin/fields/countWords.ts'

it.each([
  ['', 0],
  [' \n，。！（）', 0],
  ['課程', 2],
  ['課程，於2026年3月開課。', 9],
  ['Curso de Português', 3],
  ["it's 3.5 hours", 3],
  ['學費MOP$1,234.50', 4],
  ['𠮷野家', 3],
  ['前hok', 2],
  ['漢字\n漢字', 4],
])('in “%s” there are %i', (text, count) => {
  expect(countWords(text)).toBe(count)
})
