import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { asCsv, asXlsx } from '#admin/importExport/files.ts'
import { escaped, marked, unescaped } from '#admin/importExport/formulas.ts'
import { readRows } from '#admin/importExport/fromSheet.ts'
import { readTable } from '#admin/importExport/readTable.ts'
import { sheetOf } from '#admin/importExport/sheet.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { courses } from '#contract/collections/course.ts'
import { longText } from '#contract/field.ts'

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠']
const breaks = ['\t', '\r', '\n', '\r\n']
const codes = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index))
const controls = [...codes(0x00, 0x1f), ...codes(0x7f, 0x9f)]
const blanks = [' ', '\u00a0', '\u2003', '\u2028', '\u200b', '\u202e', '\u3000', '\ufeff']
const CALL = 'HYPERLINK("http://x",\n"y")'

const dangerous = [
  ...signs,
  ...signs.flatMap(sign => [
    `${sign}${CALL}`,
    `${sign}\n${CALL}`,
    `${sign}\r\n1`,
    `${sign}\u20281`,
  ]),
  ...[...controls, ...blanks].flatMap(before => signs.map(sign => `${before}${sign}1+1`)),
  ...[' \t', '\ufeff\ufeff', ' \u3000\n '].map(before => `${before}=1+1`),
  ...breaks.map(first => `${first}一般文字`),
]
const escapedAlready = ["'=1", "''+1", "'\t1", "' ＝1", "'\n"]
/** Where a cell may begin within a text, as for Excel where lists are separated by semicolons. */
const within = [
  ...[';', ...breaks].flatMap(before =>
    signs.map(sign => [`課程${before}`, `${sign}cmd|' /c calc'!A1`]),
  ),
  ['甲;', ' \u3000=1'],
  ['甲\n\n', '=1'],
  ['甲;', "'=1"],
  ["甲;'\n", "''=1"],
  ['甲,"乙";', '=x'],
].map(([before = '', formula = '']) => ({ text: before + formula, safe: `${before}'${formula}` }))

const harmless = [
  '澳門',
  "'quoted'",
  "'",
  "''",
  "'90s",
  '1+1',
  'a=b',
  '「=」',
  'a\nb\r\nc\td',
  "a;'b;c",
  '"=1"',
]

/** What XLSX spells in a way of its own. */
const spelt = ['_x000D_', 'a_x0041_b', '\ufffe', 'a\u{1fffe}b', '_x_', '_x005F_']

const table = (values: readonly string[]) =>
  ({ headings: ['標題'], rows: values.map(value => [value]) }) as const

const csvCells = async (values: readonly string[]): Promise<unknown[]> => {
  const { headings, rows } = table(values)
  const text = await (
    await asCsv({ headings: [...headings], rows: rows.map(row => [...row]) })
  ).text()
  const { data } = Papa.parse<string[]>(text, {
    delimiter: ',',
    newline: '\r\n',
  })
  return data.slice(1).map(([cell]) => cell)
}

test('no cell of a CSV begins like a formula, whatever stands before the sign or follows it', async () => {
  const all = [...dangerous, ...escapedAlready]
  const cells = await csvCells(all)
  // A break before the sign begins another cell to some.
  const whole = cells.map(cell => String(cell).replace(/(?<=.[\t\r\n])'/u, ''))
  expect(whole).toEqual(all.map(value => `'${value}`))
})

test('nor does what a program takes for a cell within one', async () => {
  expect(await csvCells(within.map(({ text }) => text))).toEqual(within.map(({ safe }) => safe))
})

test('what is no formula stands in a CSV as it is', async () => {
  expect(await csvCells(harmless)).toEqual(harmless)
})

/** A text in which line breaks are its own. */
const notes = { ...courses.degree, fields: { notes: longText('備註') } } as unknown as AnyCollection

test.each([
  ['CSV', asCsv],
  ['XLSX', (sheet: Parameters<typeof asXlsx>[0]) => asXlsx(sheet, '備註')],
])('every text that is taken out as %s comes in again as it was', async (kind, write) => {
  const values = [
    ...[...dangerous, ...escapedAlready, ...harmless, ...spelt],
    ...within.flatMap(({ text, safe }) => [text, safe]),
  ].filter(value => value.trim() !== '')
  const records = values.map((value, index) => ({
    id: index.toString(16).padStart(24, '0'),
    revision: 1,
    notes: value,
  }))
  const file = new File([await write(sheetOf(notes, records, new Map()))], `list.${kind}`)
  const read = await readTable(file)
  const parts = { collection: notes, titles: new Map() }
  const nothing = () => undefined
  const elsewhere = await readRows(read, { ...parts, records: new Map() }, nothing)
  expect(elsewhere.rows.map(row => row.notes)).toEqual(values)
  const known = new Map(records.map(record => [record.id, record]))
  const here = await readRows(read, { ...parts, records: known }, nothing)
  expect(here.rows.filter(row => 'notes' in row)).toEqual([])
})

test('whatever signs, blanks, separators and apostrophes follow each other, none is a formula or lost', () => {
  const unit = fc.constantFrom("'", ';', '\n', '\r', '\t', '=', '＋', ' ', '\u200b', '字')
  const text = fc.string({ unit, maxLength: 12 })
  fc.assert(
    fc.property(text, written => {
      expect(unescaped(escaped(written))).toBe(written)
      expect(unescaped(marked(written))).toBe(written)
      expect(escaped(written).split(/[;\t\r\n]/)).not.toContainEqual(
        expect.stringMatching(/^[\p{C}\p{Z}\s]*[=＋]/u),
      )
    }),
    { numRuns: 2_000 },
  )
})
