/** A picture costs no more than was declared, whatever it is of. */
import { expect, test } from 'vitest'
import { effortFor } from '#server/storage/pictureWork.ts'

const picture = (megapixels: number, format: string, depth = 'uchar') =>
  effortFor({ width: megapixels * 1_000, height: 1_000, format, depth } as never)

test.each([
  ['of a phone', 12, 'jpeg', 4],
  ['on a page', 2, 'png', 4],
  ['of a good camera', 24, 'jpeg', 2],
  ['as large as may be', 40, 'jpeg', 0],
  ['as large as may be, without colours', 40, 'png', 0],
  ['as large as may be, of a browser', 40, 'webp', 0],
  ['of a phone, packed well', 12, 'heif', 4],
] as const)(
  'a picture %s is taken, with what effort there is time for',
  (_, size, format, effort) => {
    expect(picture(size, format)).toBe(effort)
  },
)

test.each([
  ['deep', 40, 'png', 'ushort'],
  ['packed well', 40, 'heif', 'uchar'],
  ['of a format that nobody measured', 40, 'jxl', 'uchar'],
] as const)('one that is large and %s costs too much', (_, size, format, depth) => {
  expect(picture(size, format, depth)).toBeUndefined()
})
