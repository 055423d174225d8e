import { expect, test } from 'vitest'
import { isSameCell, type ReadCell } from '#admin/importExport/readCell.ts'

test.each<[written: string | number | null, cell: ReadCell]>([
  ['007', '7'],
  ['007', 7],
  ['1.10', '1.1'],
  ['202612345678', '2.02612E+11'],
  ['0.000000000123', '1.23E-10'],
  ['26E01', '2.60E+02'],
  ['26e01', 260],
  ['2026-05-03 09:12:45', '2026/5/3 09:12'],
  ['2026-05-03 09:12:45', '2026/5/3 9:12'],
  ['2026-05-03 21:12:45', '2026/5/3 下午 9:12'],
  ['2026-05-03 19:12:45', '2026/5/3 晚上 7:12'],
  ['2026-05-03 11:12:45', '2026/5/3 中午 11:12'],
  ['2026-05-03 09:12:45', new Date('2026-05-03T09:12:45Z')],
])('%j, of which Excel saves %j, says the same', (written, cell) => {
  expect(isSameCell(written, cell)).toBe(true)
})

const LONG = '<p>電腦課程</p>'.repeat(3_000)
const WITH_SIGN = `=${LONG}`

test.each<[what: string, written: string, cell: string]>([
  ['a text longer than it holds', LONG, LONG.slice(0, 32_767)],
  ['one with an apostrophe before it', WITH_SIGN, `'${WITH_SIGN}`.slice(0, 32_767)],
])('where Excel cut off %s, it says the same', (_, written, cell) => {
  expect(isSameCell(written, cell)).toBe(true)
})

test.each<[what: string, cell: string]>([
  ['a letter more', LONG.slice(0, 32_768)],
  ['a letter less', LONG.slice(0, 32_766)],
  ['another text', `${LONG.slice(0, 32_766)}改`],
])('where somebody left %s, it is another', (_, cell) => {
  expect(isSameCell(LONG, cell)).toBe(false)
})

test.each<[written: string | number | null, cell: ReadCell]>([
  ['007', '8'],
  ['7', '007'],
  ['007', ''],
  ['202612345678', '2.02613E+11'],
  ['202612345678', '202612345679'],
  ['26E01', '2.70E+02'],
  ['26F01', '2.60E+02'],
  [null, '0'],
  ['2026-05-03 09:12:45', '2026/5/3 09:13'],
  ['2026-05-03 09:12:45', '2026-05-03 09:12:00'],
  ['2026-05-03 09:12:45', '2026/5/3'],
  ['2026-05-03 04:12:00', '2026/5/3 上午 16:12'],
])('where %j was written, %j is another', (written, cell) => {
  expect(isSameCell(written, cell)).toBe(false)
})
