import { expect, test } from 'vitest'
import { FILE_BYTES, FORM_BYTES } from '#contract/asset.ts'
import { writtenBytes } from '#contract/bytes.ts'

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [1024, '1 KB'],
  [1025, '2 KB'],
  [186_000, '182 KB'],
  [1024 ** 2 - 1, '1 MB'],
  [1024 ** 2, '1 MB'],
  [1.4 * 1024 ** 2, '1.4 MB'],
  [FORM_BYTES, '100 MB'],
  [2.5 * 1024 ** 3, '2.5 GB'],
])('%d bytes are written %s', (bytes, words) => {
  expect(writtenBytes(bytes)).toBe(words)
})

test('a file that is a byte too large does not read as the limit itself', () => {
  expect(writtenBytes(FILE_BYTES)).toBe('20 MB')
  expect(writtenBytes(FILE_BYTES + 1)).toBe('20.1 MB')
})
