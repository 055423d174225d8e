import { expect, test } from 'vitest'
import { isSameCell, type ReadCell } from '#admin/importExport/readCell.ts'

test.each<[written: string | number | null, cell: ReadCell]>([
  ['007', '7'],
  ['007', 7],
  ['1.10', '1.1'],
  ['2026-05-03 09:12:45', '2026/5/3 09:12'],
  ['2026-05-03 09:12:45', '2026/5/3 9:12'],
  ['2026-05-03 21:12:45', '2026/5/3 下午 9:12'],
  ['2026-05-03 19:12:45', '2026/5/3 晚上 7:12'],
  ['2026-05-03 11:12:45', '2026/5/3 中午 11:12'],
  ['2026-05-03 09:12:45', new Date('2026-05-03T09:12:45Z')],
])('%j, of which Excel saves %j, says the same', (written, cell) => {
  expect(isSameCell(written, cell)).toBe(true)
})

test.each<[written: string | number | null, cell: ReadCell]>([
  ['007', '8'],
  ['7', '007'],
  ['007', ''],
  [null, '0'],
  ['2026-05-03 09:12:45', '2026/5/3 09:13'],
  ['2026-05-03 09:12:45', '2026-05-03 09:12:00'],
  ['2026-05-03 09:12:45', '2026/5/3'],
  ['2026-05-03 04:12:00', '2026/5/3 上午 16:12'],
])('where %j was written, %j is another', (written, cell) => {
  expect(isSameCell(written, cell)).toBe(false)
})
